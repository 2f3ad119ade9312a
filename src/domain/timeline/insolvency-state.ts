// The state that is told of a company in a few words: bankrupt by register or gazette, else dissolved by a court by the
// gazette. The register follows the gazette after weeks, sometimes never.

import { OPENING_RESTATED } from './classify-event.ts'
import type { LifecycleEvent } from './lifecycle-event.ts'
import type { BankruptcySource } from './open-bankruptcy.ts'

/** A court's dissolution, the same with its liquidation closed, and a liquidation by a court whose beginning is not on file. */
export type JudicialDissolution = 'dissolved' | 'dissolved_and_closed' | 'in_liquidation'

export type InsolvencyState =
  | { state: 'bankrupt'; by: readonly BankruptcySource[] }
  | { state: JudicialDissolution }
  /** Nothing that the register does not tell. */
  | { state: 'as_registered' }

const STATE_AFTER: Readonly<Record<string, JudicialDissolution | null>> = {
  judicial_dissolution: 'dissolved',
  judicial_dissolution_and_closing: 'dissolved_and_closed',
  judicial_dissolution_closing: 'dissolved_and_closed',
  judicial_dissolution_revoked: null,
}
// Of an event without a kind of its own.
const STATE_AFTER_DETAIL: Readonly<Record<string, JudicialDissolution>> = {
  closing_withdrawn: 'dissolved',
  liquidation_reopened: 'dissolved',
}

// What only a liquidation that runs can have, where nothing on file tells how it began.
const PROOFS: Readonly<Record<string, JudicialDissolution>> = { liquidator_replaced: 'in_liquidation' }
const PROOFS_BY_DETAIL: Readonly<Record<string, JudicialDissolution>> = {
  dissolution_upheld: 'dissolved',
  [OPENING_RESTATED]: 'dissolved',
}
const OF_INTERIM: ReadonlySet<string | null> = new Set(['interim_other', 'interim_correction'])

const LATEST = '9999-12-31'

type DissolutionEvent = Pick<LifecycleEvent, 'eventKind' | 'eventDate' | 'pubDate' | 'detail'>

/**
 * By the last of the events that dissolve, close, reopen or revoke, else by one that proves a liquidation; null for a
 * company that no court dissolved.
 */
export function findJudicialDissolution(events: readonly DissolutionEvent[]): JudicialDissolution | null {
  const steps = events
    .flatMap(event => {
      const state = stateAfter(event)
      // An undated revocation ends all.
      const undated = state === null ? LATEST : ''
      return state === undefined ? [] : [{ state, day: event.eventDate ?? event.pubDate ?? undated }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : rankOf(a.state) - rankOf(b.state)))
  if (steps.length > 0) return steps.at(-1)?.state ?? null
  const proven = new Set(events.map(provenBy))
  return proven.has('dissolved') ? 'dissolved' : proven.has('in_liquidation') ? 'in_liquidation' : null
}

function provenBy({ eventKind, detail }: DissolutionEvent): JudicialDissolution | undefined {
  return OF_INTERIM.has(eventKind) ? PROOFS_BY_DETAIL[detail ?? ''] : PROOFS[eventKind ?? '']
}

function stateAfter({ eventKind, detail }: DissolutionEvent): JudicialDissolution | null | undefined {
  if (eventKind === 'interim_other') return STATE_AFTER_DETAIL[detail ?? '']
  return eventKind === null ? undefined : STATE_AFTER[eventKind]
}

// Of one day: a dissolution is closed or revoked after it was pronounced.
function rankOf(state: JudicialDissolution | null): number {
  return state === 'dissolved' ? 0 : state === null ? 2 : 1
}

// Codes of a company that the register lets stand: ordinary situations, shares in one hand, moratoria. Others tell of an
// end themselves.
const STANDING = new Set([
  '000',
  '001',
  '002',
  '003',
  '020',
  '030',
  '040',
  '041',
  '042',
  '043',
  '090',
  '091',
  '100',
])

/** Whether the register has not recorded a dissolution, a bankruptcy or another end. */
export function standsByRegister(situationCode: string | null): boolean {
  return situationCode === null || STANDING.has(situationCode)
}
