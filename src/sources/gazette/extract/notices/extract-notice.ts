// Court notices of insolvency → events. Each block of a notice is read by its heading; where the heading only names
// a running procedure, by its body; a text without any known heading is prose.

import type { EventFact, Span } from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { severityOf, sourceOf } from '../../../../domain/timeline/classify-event.ts'
import { correctionOf, isErratum } from './corrections.ts'
import { type Heading, readHeading } from './heading.ts'
import { namedByCourt } from './named-by-court.ts'
import { readParticulars } from './particulars.ts'
import { extractProse } from './prose.ts'
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
    const facts = repeated.flatMap(block => extractBlock(publication, block))
    if (facts.length > 0) return withoutRepeats(facts).map(fact => ({ ...fact, corrects: correction }))
  }
  return withoutRepeats(blocks.flatMap(block => extractBlock(publication, block)))
}

function extractBlock(publication: Publication, block: NoticeBlock): EventFact[] {
  const heading = readHeading(block, publication.publishedOn)
  return heading ? factsOf(publication, block, heading) : extractProse(publication, block)
}

function factsOf(publication: Publication, block: NoticeBlock, heading: Heading): EventFact[] {
  const { debtors, ...common } = readParticulars(block, heading.named)
  const reopened = REOPENED.test(block.text.slice(block.start, block.end))
  return debtors.flatMap(whom =>
    heading.announced.map(
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
        detail: detail ?? (reopened ? 'closing_withdrawn' : null),
      }),
    ),
  )
}

// A judicial dissolution that was closed at once and is not any more: a liquidator is named after all.
const REOPENED = /Date du jugement rapportant|vonnis intrekking sluiting/i

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
