import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { renderFeed } from '../../src/http/feeds/insolvency-feed.ts'
import { LANGUAGES } from '../../src/http/i18n/languages.ts'
import type { InsolvencyPublication } from '../../src/usecases/timeline/list-newest-insolvencies.ts'
import { CODE_POINT } from '../fixtures/code-points.ts'
import { readRss } from './rss.ts'

const site = { origin: 'https://companies.example.org', defaultLanguage: 'nl' as const }

function published(legalName: string, court: string | null): InsolvencyPublication {
  return {
    company: {
      enterpriseNumber: '0403449823' as EnterpriseNumber,
      legalName,
      legalForm: null,
      primaryNace: null,
      address: null,
      situationCode: '050',
      naturalPerson: false,
      inRegister: true,
    },
    event: {
      enterpriseNumber: 403_449_823,
      source: 'faillissement',
      numac: '2026800001',
      pubDate: '2026-11-03',
      eventKind: 'bankruptcy_opening',
      court,
      eventDate: null,
      cessationDate: null,
      suspensionEnd: null,
      receivedAt: null,
    },
  }
}

test('arbitrary names and courts yield valid XML and RSS', () => {
  const text = fc.oneof(
    fc.string({ unit: CODE_POINT, minLength: 1 }),
    fc
      .array(fc.constantFrom(']]>', '<', '&', '&#0;', '\u0000', '\ud800', '</item>', '<![CDATA[', 'é', ' '))
      .map(parts => `x${parts.join('')}`),
  )
  fc.assert(
    fc.property(text, fc.option(text), fc.constantFrom(...LANGUAGES), (name, court, lang) => {
      const { items } = readRss(renderFeed([published(name, court)], lang, { site, startedAt: new Date(0) }))
      assert.equal(items.length, 1)
      // The only markup is our own paragraph.
      assert.doesNotMatch((items[0]?.description ?? '').replace(/^<p>|<\/p>$/g, ''), /[<>]/)
    }),
  )
})

test('the date that an event is about is told in the language of the feed', () => {
  const { company, event } = published('Verzonnen Molen', null)
  const describe = (lang: (typeof LANGUAGES)[number], dates: Partial<typeof event>) =>
    readRss(renderFeed([{ company, event: { ...event, ...dates } }], lang, { site, startedAt: new Date(0) }))
      .items[0]?.description
  const moved = { eventKind: 'cessation_date_moved', cessationDate: '2026-05-01' } as const
  assert.match(describe('nl', moved) ?? '', /Datum van staking van betaling: 1 mei 2026\./)
  assert.match(describe('en', { suspensionEnd: '2026-05-01' }) ?? '', /End of the moratorium: 1 May 2026\./)
  assert.doesNotMatch(describe('en', {}) ?? '', /cessation|moratorium/)
})

test('an empty feed is valid and deterministic', () => {
  const make = () => renderFeed([], 'en', { site, startedAt: new Date('2026-01-01') })
  assert.equal(make(), make())
  assert.deepEqual(readRss(make()).items, [])
})

test('the feed changed when the last of its publications was received', () => {
  const make = (receivedAt: string | null) => {
    const { company, event } = published('Verzonnen Molen', null)
    const received = { company, event: { ...event, numac: '2026800002', receivedAt } }
    const feed = [received, published('Verzonnen Brug', null)]
    return readRss(renderFeed(feed, 'en', { site, startedAt: new Date(0) })).fields.lastBuildDate
  }
  assert.equal(make('2026-11-04T06:12:30.000Z'), 'Wed, 04 Nov 2026 06:12:30 GMT')
  assert.equal(make(null), 'Tue, 03 Nov 2026 00:00:00 GMT')
})
