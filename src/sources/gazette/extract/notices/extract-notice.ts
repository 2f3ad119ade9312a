// Court notices of insolvency → events. Each block of a notice is read by its heading; where the heading only names
// a running procedure, by its body; a text without any known heading is prose.

import type { EventFact, Span } from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { severityOf, sourceOf } from '../../../../domain/timeline/classify-event.ts'
import { correctionOf, isErratum } from './corrections.ts'
import { type Heading, readHeading } from './heading.ts'
import { namedByCourt } from './named-by-court.ts'
import { readParticulars } from './particulars.ts'
import { extractProse } from './prose/extract-prose.ts'
import { type NoticeBlock, readNotice } from './read-notice.ts'

/**
 * The events a court notice tells of, one for each debtor; none when it tells of no insolvency (a criminal
 * conviction, say). Debtors without a printed number have `enterpriseNumber` null: the register may know them.
 */
export function extractNotice(publication: Publication): EventFact[] {
  const blocks = readNotice(publication.text)
  const [first, ...repeated] = blocks
  if (first && repeated.length > 0 && isErratum(first.heading.flat)) {
    const correction = correctionOf(publication.text.slice(first.start, first.end), publication.publishedOn)
    const facts = repeated.flatMap(block => extractBlock(publication, block, block.start))
    if (facts.length > 0) return withoutRepeats(facts).map(fact => ({ ...fact, corrects: correction }))
  }
  const facts = blocks.map((block, index) => extractBlock(publication, block, index === 0 ? 0 : block.start))
  return withoutRepeats(facts.flatMap((found, index) => (isRecalled(facts, index) ? [] : found)))
}

// A ruling in free words that prints the opening again, to say that it stands, opens nothing.
function isRecalled(facts: readonly EventFact[][], index: number): boolean {
  const [ruling] = facts[0] ?? []
  const openings = facts[index]?.every(({ eventKind }) => eventKind === 'bankruptcy_opening')
  return index > 0 && openings === true && ruling?.eventKind === 'bankruptcy_other'
}

// A heading that names a running procedure and no more may be the first words of a ruling in free text.
function extractBlock(publication: Publication, block: NoticeBlock, titlesFrom: number): EventFact[] {
  const heading = readHeading(block, publication.publishedOn)
  const facts = heading ? factsOf(publication, block, heading) : []
  const labelled = heading !== null && block.parts.some(({ key }) => key === 'number')
  if (labelled || !facts.every(({ eventKind }) => eventKind.endsWith('_other'))) return facts
  return extractProse(publication, block, titlesFrom)
}

function factsOf(publication: Publication, block: NoticeBlock, heading: Heading): EventFact[] {
  const { debtors, ...common } = readParticulars(block, heading.named)
  const announced = REOPENED.test(block.text.slice(block.start, block.end)) ? REOPENINGS : heading.announced
  return debtors.flatMap(whom =>
    announced.map(
      ({ kind, detail }): EventFact => ({
        fact: 'event',
        numac: publication.numac,
        pubDate: publication.publishedOn,
        ...whom,
        span: spanOf(heading, block),
        eventKind: kind,
        source: sourceOf(kind),
        severity: severityOf(kind, detail),
        court: block.court,
        ...common,
        practitioners: namedByCourt(block, kind, heading.body),
        corrects: heading.corrects,
        detail,
      }),
    ),
  )
}

// A judicial dissolution that was closed at once and is not any more: a liquidator is named after all.
const REOPENED = /Date du jugement rapportant|vonnis intrekking sluiting/i
const REOPENINGS: Heading['announced'] = [{ kind: 'interim_other', detail: 'closing_withdrawn' }]

// The words that announce the event; for a change in a running procedure, from there to the body's end.
function spanOf(heading: Heading, block: NoticeBlock): Span {
  return heading.body ? { start: block.heading.span.start, end: heading.body.span.end } : block.heading.span
}

// A notice that repeats itself (a list of companies after the form of the first) states an event once.
function withoutRepeats(facts: EventFact[]): EventFact[] {
  const seen = new Set<string>()
  return facts.filter(fact => {
    const key = `${fact.eventKind} ${fact.enterpriseNumber ?? fact.debtor?.name} ${fact.detail}`
    return !seen.has(key) && seen.add(key)
  })
}
