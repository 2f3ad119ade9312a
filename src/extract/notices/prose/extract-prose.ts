// Extracts events from free-text notices: typed by the gazette's staff, rulings of appeal courts, texts by
// curators.

import type { EventFact, Practitioner } from '../../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { OPENING_RESTATED, severityOf, sourceOf, UPHELD } from '../../../domain/timeline/classify-event.ts'
import { parseCorrection } from '../corrections/find-correction.ts'
import type { NoticeBlock } from '../parse-notice.ts'
import { findCourts } from '../particulars/courts.ts'
import { withMissionEnd } from '../particulars/kind-particulars.ts'
import { hasMission } from '../particulars/mission-terms.ts'
import { findAppointees } from '../people/court-appointees.ts'
import { readNamedLiquidators } from '../people/named-liquidators.ts'
import { addPrintedRoles, findAppointeesInProse } from '../people/practitioners.ts'
import { type DecisionText, isTitleOnly, mentionsRuling, readDecisionText } from './decision-text.ts'
import { debtorsOf } from './find-debtor.ts'
import { type Decision, findDecisions } from './find-decisions.ts'
import { hasWords } from './lexicon.ts'
import { dateOfLabel, dateOfRuling } from './ruling-date.ts'
import { correctionKind, familyOf, isOfOtherCourt, isOtherDispute, scopeOf } from './scope.ts'
import { readDelegatedJudge, readRollNumber, readStatedDates } from './stated-terms.ts'
import { UNSPECIFIED_KIND, weighDecisions } from './weigh-decisions.ts'

/**
 * Events of a block without a known heading; empty if it concerns no procedure. Uncertain decisions yield the
 * procedure's `_other` kind.
 */
export function extractProse(
  publication: Publication,
  block: NoticeBlock,
  titlesFrom = block.start,
): EventFact[] {
  if (isTitleOnly(publication.text.slice(block.start, block.end))) return []
  const { text: printed, rubrics } = publication
  const text = readDecisionText(printed, block.start, block.end, { titlesFrom, rubrics })
  if (scopeOf(text) !== 'insolvency') return []
  const decisions = decisionsOf(text, publication.publishedOn)
  // Discharge and ban in one ruling concern the same person.
  const discharge = decisions.find(({ kind }) => kind === 'discharge_decision')
  return decisions.flatMap(decision =>
    debtorsOf(text, discharge ?? decision, !discharge && isOnBan(decision)).map(
      (whom): EventFact => ({
        fact: 'event',
        numac: publication.numac,
        pubDate: publication.publishedOn,
        ...whom,
        span: text.passage.toSpan(decision.clause.start, decision.clause.end),
        eventKind: decision.kind,
        source: sourceOf(decision.kind),
        severity: severityOf(decision.kind, decision.detail),
        court: block.court ?? findCourts(text.passage.flat)[0] ?? null,
        eventDate: dateOf(decision, text, publication.publishedOn),
        reference: null,
        judges: readDelegatedJudge(text.passage.flat, decision.kind),
        practitioners: appointeesOf(decision, text, block),
        keyDates: keyDatesOf(decision, text.passage.flat),
        corrects: decision.kind.endsWith('_correction')
          ? parseCorrection(text.passage.flat, publication.publishedOn)
          : null,
        detail: decision.detail,
        ...rollNumberOf(decision, text.passage.flat),
        ...confidenceOf(decision),
      }),
    ),
  )
}

function keyDatesOf(decision: Decision, flat: string): EventFact['keyDates'] {
  const stated = readStatedDates(flat, decision.kind, decision.detail)
  return hasMission(decision) ? withMissionEnd(flat, stated) : stated
}

// A sentence of its own wording can stand above the labels of an opening, or of one that is upheld.
function appointeesOf(
  { role, kind, detail }: Decision,
  { passage: { flat } }: DecisionText,
  block: NoticeBlock,
): EventFact['practitioners'] {
  if (kind === 'bankruptcy_closing') return addPrintedRoles(readNamedLiquidators(flat), flat)
  const told = role ? addPrintedRoles(findAppointeesInProse(flat, role), flat) : []
  const opens = kind === 'bankruptcy_opening' || detail === OPENING_RESTATED
  const isUpheld = kind === 'bankruptcy_other' && detail === UPHELD
  const labelled = (opens || isUpheld) && block.parts.some(({ key }) => key === 'curator')
  const curators = labelled ? curatorsOf(block) : []
  // The same people: their labels also print where their office is.
  if (told.length > 0 && !told.every(one => curators.some(({ name }) => name === one.name)))
    return ENDS_OFFICE.has(kind) ? told.map(asDischarged) : told
  return isUpheld ? curators.map(one => ({ ...one, change: 'in_office' })) : curators
}

const curatorsOf = (block: NoticeBlock) =>
  findAppointees(block, 'bankruptcy_opening', null).filter(({ role }) => role === 'curator')

const ENDS_OFFICE: ReadonlySet<EventFact['eventKind']> = new Set(['provisional_administrator_ended'])

const asDischarged = (one: Practitioner): Practitioner => ({ ...one, change: 'discharged' })

function rollNumberOf({ kind }: Decision, flat: string): Pick<EventFact, 'rollNumber'> {
  const rollNumber = readRollNumber(flat, kind)
  return rollNumber === null ? {} : { rollNumber }
}

function confidenceOf({ probability, doubts }: Decision): Pick<EventFact, 'probability' | 'doubts'> {
  return {
    ...(probability === undefined ? {} : { probability }),
    ...(doubts === undefined ? {} : { doubts }),
  }
}

function isOnBan({ kind, detail }: Decision): boolean {
  return kind === 'professional_ban' || detail?.startsWith('ban_') === true
}

// Corrections and calls to creditors quote a ruling's date, unless a court corrects its own ruling.
function dateOf(
  { kind, detail, clause }: Decision,
  { passage: { flat }, plain }: DecisionText,
  publishedOn: string | null,
): string | null {
  const corrects = kind.endsWith('_correction') && !hasWords('correctingRulings', plain)
  const recalls = corrects || detail === 'creditors_convened'
  return recalls ? dateOfLabel(flat) : dateOfRuling(flat, clause, publishedOn)
}

function decisionsOf(text: DecisionText, publishedOn: string | null): Decision[] {
  const whole = { start: 0, end: text.passage.flat.length, plain: text.plain }
  const decided = findDecisions(text, publishedOn)
  const correction = correctionKind(text, decided[0]?.kind)
  const restated = decided[0]?.kind === 'bankruptcy_opening' ? OPENING_RESTATED : null
  if (correction) return [{ kind: correction, detail: restated, role: null, clause: whole }]
  const isDispute = isOtherDispute(text)
  if (decided.length > 0) return weighDecisions(text, decided).filter(({ doubts }) => !(isDispute && doubts))
  const isElsewhere = isOfOtherCourt(text) || isDispute
  const family = mentionsRuling(text) && !isElsewhere ? familyOf(text) : null
  return family
    ? weighDecisions(text, [{ kind: UNSPECIFIED_KIND[family], detail: null, role: null, clause: whole }])
    : []
}
