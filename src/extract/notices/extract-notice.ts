// Extracts events from court notices on insolvency. Each block is classified by its heading, by its body if
// the heading only names a pending procedure, or as prose if there is no known heading.

import type { EventFact, Span } from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { amendFact } from '../../domain/timeline/amend-fact.ts'
import { severityOf, sourceOf, UPHELD } from '../../domain/timeline/classify-event.ts'
import { filterImplausibleEvents } from '../plausibility/filter-implausible.ts'
import { withoutUnnamedCurators } from '../plausibility/unnamed-curators.ts'
import { readPassage } from '../text/flat-text.ts'
import { readCorrectedValues } from './corrections/corrected-values.ts'
import { toCorrectionEvent } from './corrections/correction-event.ts'
import { isErratum, parseCorrection, withoutPrintHyphens } from './corrections/find-correction.ts'
import {
  applyWithdrawal,
  contradictsHeading,
  downgradeSevereEvents,
} from './corrections/reversed-headings.ts'
import type { AnnouncedEvent } from './headings/heading-rules.ts'
import { type Heading, readHeading } from './headings/parse-heading.ts'
import { type NoticeBlock, readNotice } from './parse-notice.ts'
import { particularsOf } from './particulars/kind-particulars.ts'
import { extendedAppointment } from './particulars/mission-terms.ts'
import { readParticulars } from './particulars/particulars.ts'
import { findAppointees, findIncumbents } from './people/court-appointees.ts'
import { addPrintedRoles } from './people/practitioners.ts'
import { extractProse } from './prose/extract-prose.ts'

/**
 * Events of a court notice, one per debtor; empty if it is not about insolvency (e.g. a criminal conviction).
 * Debtors without a printed number have `enterpriseNumber` null and may be matched by name.
 */
export function extractNotice(publication: Publication): EventFact[] {
  const facts = readFacts(publication).map(fact => toCorrectionEvent(fact, publication.text))
  return withoutUnnamedCurators(filterImplausibleEvents(deduplicateEvents(facts), publication))
}

// An erratum may reprint the whole notice below its own heading: only the reprint counts.
function readFacts(publication: Publication): EventFact[] {
  const { text, publishedOn } = publication
  const blocks = readNotice(text)
  const [first, ...repeated] = blocks
  if (first && repeated.length > 0 && isErratum(first.heading.flat)) {
    const corrects = parseCorrection(readPassage(text, 0, text.length).flat, publishedOn)
    const facts = repeated.flatMap(block => extractBlock(publication, block, block.start))
    if (facts.length > 0) return facts.map(fact => ({ ...fact, corrects }))
  }
  const facts = blocks.map((block, index) => extractBlock(publication, block, index === 0 ? 0 : block.start))
  const recalled = facts.filter((_found, index) => isRecalledOpening(facts, index)).flat()
  return facts.flatMap((found, index) => {
    if (isRecalledOpening(facts, index) || isRestOfNotice(facts, index)) return []
    return found.map(fact => withRecalledOpening(fact, recalled))
  })
}

// The ruling is on the case of the opening that is printed below it.
function withRecalledOpening(fact: EventFact, recalled: readonly EventFact[]): EventFact {
  const opening = recalled.find(one => numberOf(one) === numberOf(fact))
  if (!opening) return fact
  const openedOn = opening.eventDate === null ? {} : { openedOn: opening.eventDate }
  return {
    ...fact,
    reference: fact.reference ?? opening.reference,
    keyDates: { ...openedOn, ...fact.keyDates },
  }
}

// A form can print its court twice: below the second one there may be only a remark on the same company.
function isRestOfNotice(facts: readonly EventFact[][], index: number): boolean {
  const earlier = new Set(facts.slice(0, index).flatMap(found => found.map(numberOf)))
  return (
    facts[index]?.every(
      fact => fact.eventKind.endsWith('_other') && fact.detail === null && earlier.has(numberOf(fact)),
    ) === true
  )
}

const numberOf = ({ enterpriseNumber }: EventFact) => enterpriseNumber

// A free-text ruling that quotes the opening to uphold it is no new opening.
function isRecalledOpening(facts: readonly EventFact[][], index: number): boolean {
  const [ruling] = facts[0] ?? []
  const openings = facts[index]?.every(({ eventKind }) => eventKind === 'bankruptcy_opening')
  return index > 0 && openings === true && ruling?.detail === UPHELD
}

// A heading that only names a pending procedure may be the first words of a free-text ruling.
function extractBlock(publication: Publication, block: NoticeBlock, titlesFrom: number): EventFact[] {
  const heading = readHeading(block, publication.publishedOn)
  const facts = heading ? factsOf(publication, block, heading) : []
  if (heading && contradictsHeading(publication, block, facts))
    return downgradeSevereEvents(facts, extractProse(publication, block, titlesFrom))
  const labelled = heading !== null && block.parts.some(({ key }) => key === 'number')
  if (!facts.every(({ eventKind }) => eventKind.endsWith('_other'))) return facts
  const told = extractProse(publication, block, titlesFrom)
  return labelled ? specifiedBy(facts, told) : told
}

// A form of a pending procedure in words of its own: what its sentences tell counts only where it is all but sure.
function specifiedBy(facts: EventFact[], told: readonly EventFact[]): EventFact[] {
  const [only] = told
  if (told.length !== 1 || !only || only.doubts || only.eventKind.endsWith('_other')) return facts
  if (only.severity === 'high' || (only.probability ?? 0) < LEAST_SURE) return facts
  const { eventKind, detail, source, severity, practitioners, span, probability } = only
  return facts.map(fact =>
    fact.source === source && fact.detail === null
      ? { ...fact, eventKind, detail, severity, practitioners, span, probability }
      : fact,
  )
}

const LEAST_SURE = 0.9

function factsOf(publication: Publication, block: NoticeBlock, heading: Heading): EventFact[] {
  const { debtors, ...common } = readParticulars(block, heading)
  const text = withoutPrintHyphens(block.text.slice(block.start, block.end))
  const announced = applyWithdrawal(text, heading.announced)
  const body = heading.body?.flat ?? ''
  const values =
    heading.corrects?.values ??
    (READ_AS.test(text) ? readCorrectedValues(readPassage(block.text, block.start, block.end).flat) : [])
  return debtors.flatMap(whom =>
    announced.map(({ kind, detail }): EventFact => {
      const fact: EventFact = {
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
        ...particularsOf({ kind, detail }, body, common),
        practitioners: appointeesOf(block, { kind, detail }, heading),
        corrects: heading.corrects,
        detail,
      }
      return amendFact(fact, values, !kind.endsWith('_correction'))
    }),
  )
}

// A ban next to a closing lists the banned; appointees belong to the closing.
function appointeesOf(
  block: NoticeBlock,
  announced: AnnouncedEvent,
  heading: Heading,
): EventFact['practitioners'] {
  const { kind } = announced
  if (kind === 'professional_ban' && !heading.byBody) return []
  const extended = extendedAppointment(announced)
  const people = extended
    ? findIncumbents(block, extended, heading.body?.flat ?? '')
    : findAppointees(block, kind, heading.byBody ? heading.body : null)
  return addPrintedRoles(people, block.text.slice(block.start, block.end))
}

// A notice may correct its own label: `Datum uitspraak dient gelezen te worden: 12/02/31`.
const READ_AS = /gelezen|doi(?:ven)?t\s[êe]tre\slu|[àa]\slire|(?:de|faut)\slire|zu\slesen|muss\ses/i

// The words that state the event; for a change in a pending procedure, from there to the end of the body.
function spanOf({ body, byBody }: Heading, { heading }: NoticeBlock): Span {
  return body && byBody ? { start: heading.span.start, end: body.span.end } : heading.span
}

// A notice that repeats itself (a company list after the first one's form) states each event once.
function deduplicateEvents(facts: EventFact[]): EventFact[] {
  const seen = new Set<string>()
  return facts.filter(fact => {
    const key = `${fact.eventKind} ${fact.enterpriseNumber ?? fact.debtor?.name} ${fact.detail}`
    return !seen.has(key) && seen.add(key)
  })
}
