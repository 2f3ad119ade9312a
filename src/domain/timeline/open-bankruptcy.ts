// Open bankruptcy by the gazette: a bankruptcy case opened or reopened and neither closed nor revoked. Other
// notices on a bankruptcy (a replaced curator) do not imply an open one: opening and end may both be missing
// from the stored gazette.

import type { EventFact } from '../publications/gazette-fact.ts'
import { isBankruptSituation } from '../risk.ts'
import { OPENING_RESTATED } from './classify-event.ts'
import type { CourtCase } from './court-cases.ts'
import type { Rollup } from './lifecycle-event.ts'
import { dayOf, isEnded } from './procedures.ts'

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
  /** Date of the judgment, `YYYY-MM-DD`. */
  openedOn: string | null
  /** The publication. */
  numac: string
}

/** The most recently opened bankruptcy; null if none is open. */
export function findOpenBankruptcy(cases: readonly CourtCase[]): OpenBankruptcy | null {
  const openings = cases
    .filter(({ procedure, facts }) => procedure === 'bankruptcy' && !isEnded(facts))
    .flatMap(({ facts }) => openingOf(facts) ?? [])
    .sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
  const last = openings.at(-1)
  return last ? { openedOn: last.eventDate, numac: last.numac } : null
}

function openingOf(facts: readonly EventFact[]): EventFact | undefined {
  return (
    facts.find(({ eventKind }) => eventKind === 'bankruptcy_opening') ??
    facts.find(({ detail }) => detail === OPENING_RESTATED) ??
    facts.findLast(({ eventKind }) => eventKind === 'bankruptcy_reopening')
  )
}
