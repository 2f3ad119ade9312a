// Whether a company is in open bankruptcy by the gazette: a case of bankruptcy that was opened or opened again and
// neither closed nor revoked. What merely tells of a bankruptcy (a curator replaced) opens none: the opening may be
// older than what is on file, and its end too.

import type { EventFact } from '../publications/gazette-fact.ts'
import { dayOf, isEnded } from './case-status.ts'
import { OPENING_RESTATED } from './classify-event.ts'
import type { CourtCase } from './court-cases.ts'

export type OpenBankruptcy = {
  /** Of the judgment, `YYYY-MM-DD`. */
  openedOn: string | null
  /** Publication that says so. */
  numac: string
}

/** The open bankruptcy that was opened last; null when none is open. */
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
