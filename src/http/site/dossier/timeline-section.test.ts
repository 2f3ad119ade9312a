import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import type { LifecycleEvent } from '../../../domain/timeline/lifecycle-event.ts'
import type { PublishedOverview } from '../../../usecases/dossier/get-overview.ts'
import type { Lang } from '../../i18n/languages.ts'
import type { DataCoverage } from './data-coverage.ts'
import { renderTimeline } from './timeline-section.ts'

const event: LifecycleEvent = {
  source: 'faillissement',
  severity: 'med',
  numac: '2031800001',
  pubDate: '2031-03-04',
  eventKind: 'professional_ban',
  court: null,
  eventDate: null,
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}

function textOf(
  lang: Lang,
  event: LifecycleEvent,
  facts: Partial<EventFact>[] = [],
  naturalPerson = false,
): string {
  const company = { naturalPerson, legalName: 'Verzonnen Molen BV', enterpriseNumber: '0100000012' }
  const overview = {
    events: [event],
    dossier: { company, insolvencyEventCount: 1, adminEventCount: 0, unreadTexts: 0 },
    acts: { acts: [{ numac: event.numac, facts: facts.map(fact => ({ fact: 'event', ...fact })) }] },
  } as unknown as PublishedOverview
  const html = renderTimeline(lang, overview, { notLoaded: new Set() } as unknown as DataCoverage)
  return load(String(html))('.timeline').text()
}

const ban = (years: number, months = 0) => ({
  eventKind: 'professional_ban' as const,
  duration: { years, months },
})

test('a ban is told as one of a person, with its duration', () => {
  const text = textOf('en', event, [ban(3, 6)])
  assert.match(text, /Professional ban of a person/)
  assert.match(text, /The ban, for 3 years and 6 months, is of a person in a bankruptcy, not of the company/)
  assert.match(textOf('fr', event, [ban(1)]), /d’une durée de 1 an, vise une personne/)
})

test('a ban on the page of a natural person is not said to be of somebody else', () => {
  for (const lang of ['nl', 'fr', 'de', 'en'] as const) {
    const text = textOf(lang, event, [ban(5)], true)
    assert.match(text, /5 (?:jaar|ans|Jahre|years)/)
    assert.doesNotMatch(text, /zelf|elle-même|selbst|itself/)
    assert.match(textOf(lang, event, [ban(5)]), /zelf\.|elle-même\.|selbst\.|itself\./)
  }
})

test('a ban has no duration where none is stated, or where one notice states several', () => {
  for (const facts of [[], [{ eventKind: 'professional_ban' as const }], [ban(3), ban(5)]])
    assert.match(textOf('en', event, facts), /The ban is of a person/)
})

test('French has a no-break space before the colon of a detail', () => {
  const closing = { ...event, eventKind: 'bankruptcy_closing', detail: 'liquidation' }
  assert.match(textOf('fr', closing), /Clôture de la faillite\u00a0: par liquidation/)
})
