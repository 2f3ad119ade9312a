// Open bankruptcy by the gazette: a bankruptcy case opened or reopened and neither closed nor revoked. A notice
// that only a running case can have (a replaced curator) proves the opening, whether or not it names its day: the
// opening itself may be from before the stored gazette.

import type { EventFact, EventKind } from '../publications/gazette-fact.ts'
import { isBankruptSituation } from '../risk.ts'
import { END_VOID, JUDGE_RESTATED, OPENING_RESTATED, UPHELD } from './classify-event.ts'
import type { CourtCase } from './court-cases.ts'
import type { Rollup } from './lifecycle-event.ts'
import { isEnded, openedOn } from './procedures.ts'

// Sources that record an open bankruptcy: the register by its legal situation, the gazette by its notices.
// Either suffices: they can differ for weeks, and the stored gazette has less history.

export type BankruptcySource = 'gazette' | 'register'

/** Evidence per source; null for a source that was not read or has no record. */
type BankruptcyEvidence = {
  registerSituationCode: string | null
  rollup: Pick<Rollup, 'hasOpenFaillissement'> | null
  /** Whether it is open by the gazette, as stored with the scores: available without the timeline. */
  openBankruptcyByGazette?: boolean | null
}

/** The sources that record an open bankruptcy; may be empty. */
export function openBankruptcyBy(evidence: BankruptcyEvidence): BankruptcySource[] {
  const { registerSituationCode, rollup, openBankruptcyByGazette } = evidence
  const sources: BankruptcySource[] = []
  if (rollup?.hasOpenFaillissement || openBankruptcyByGazette) sources.push('gazette')
  if (isBankruptSituation(registerSituationCode)) sources.push('register')
  return sources
}

export type OpenBankruptcy = {
  /** Date of the judgment, `YYYY-MM-DD`; null where no notice on file states it. */
  openedOn: string | null
  /** The publication of the opening, or the first one on file that proves it. */
  numac: string
}

/** The most recently opened bankruptcy; null if none is open. */
export function findOpenBankruptcy(cases: readonly CourtCase[]): OpenBankruptcy | null {
  const open = cases
    .filter(({ procedure, facts }) => procedure === 'bankruptcy' && !isEnded(facts))
    .flatMap(({ facts }) => findOpening(facts) ?? [])
    .sort((a, b) => ascending(a.openedOn ?? '', b.openedOn ?? ''))
  return open.at(-1) ?? null
}

function findOpening(facts: readonly EventFact[]): OpenBankruptcy | undefined {
  const opening =
    facts.find(({ eventKind }) => eventKind === 'bankruptcy_opening') ??
    facts.find(({ detail }) => detail === OPENING_RESTATED) ??
    facts.findLast(({ eventKind }) => eventKind === 'bankruptcy_reopening')
  if (opening) return { openedOn: opening.eventDate, numac: opening.numac }
  const proof =
    facts.find(fact => openedOn(fact) !== null && provesOpening(fact)) ?? facts.find(provesOpening)
  return proof && { openedOn: openedOn(proof), numac: proof.numac }
}

// Rulings that only a running case can have. A discharge, excusability or ban may follow the closing, and a
// ruling that could not be read may be the closing.
const WHILE_RUNNING: ReadonlySet<EventKind> = new Set([
  'cessation_date_moved',
  'curator_added',
  'curator_discharged',
  'curator_replaced',
  'judge_replaced',
])
const DETAILS_WHILE_RUNNING: ReadonlySet<string> = new Set(['creditors_convened', UPHELD])

function provesOpening(fact: EventFact): boolean {
  const { eventKind, detail } = fact
  // What is upheld is the opening only where its day is named.
  if (eventKind === 'bankruptcy_other')
    return openedOn(fact) !== null && detail !== null && DETAILS_WHILE_RUNNING.has(detail)
  return WHILE_RUNNING.has(eventKind) || detail === END_VOID || detail === JUDGE_RESTATED
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
