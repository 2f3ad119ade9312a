// Open bankruptcy by the gazette: a bankruptcy case opened or reopened and neither closed nor revoked. Other
// notices on a bankruptcy (a replaced curator) do not imply an open one: opening and end may both be missing
// from the stored gazette.

import type { EventFact } from '../publications/gazette-fact.ts'
import { dayOf, isEnded } from './case-status.ts'
import { OPENING_RESTATED } from './classify-event.ts'
import type { CourtCase } from './court-cases.ts'

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
