// Source and severity of each event kind, in one table for extractors, imports and derivation.

import type { EventKind } from '../publications/gazette-fact.ts'
import type { EventSource, Severity } from './lifecycle-event.ts'

const SOURCES: Record<EventKind, EventSource> = {
  bankruptcy_opening: 'faillissement',
  bankruptcy_closing: 'faillissement',
  bankruptcy_revocation: 'faillissement',
  bankruptcy_reopening: 'faillissement',
  curator_replaced: 'faillissement',
  curator_added: 'faillissement',
  curator_discharged: 'faillissement',
  judge_replaced: 'faillissement',
  cessation_date_moved: 'faillissement',
  discharge_decision: 'faillissement',
  excusability_decision: 'faillissement',
  professional_ban: 'faillissement',
  bankruptcy_correction: 'faillissement',
  bankruptcy_other: 'faillissement',
  reorganisation_opening: 'reorg',
  reorganisation_opening_refused: 'reorg',
  reorganisation_extension: 'reorg',
  reorganisation_extension_refused: 'reorg',
  reorganisation_objective_changed: 'reorg',
  reorganisation_new_plan_authorised: 'reorg',
  reorganisation_vote: 'reorg',
  reorganisation_plan_homologated: 'reorg',
  reorganisation_plan_refused: 'reorg',
  reorganisation_plan_revoked: 'reorg',
  reorganisation_early_end: 'reorg',
  reorganisation_closing: 'reorg',
  amicable_agreement_homologated: 'reorg',
  transfer_opening: 'reorg',
  transfer_extension: 'reorg',
  transfer_authorised: 'reorg',
  transfer_end: 'reorg',
  reorganisation_correction: 'reorg',
  reorganisation_other: 'reorg',
  provisional_administrator_appointed: 'insolvency_interim',
  provisional_administrator_ended: 'insolvency_interim',
  restructuring_expert_appointed: 'insolvency_interim',
  judicial_mandatary_appointed: 'insolvency_interim',
  private_preparation: 'insolvency_interim',
  judicial_dissolution: 'insolvency_interim',
  judicial_dissolution_and_closing: 'insolvency_interim',
  judicial_dissolution_closing: 'insolvency_interim',
  judicial_dissolution_revoked: 'insolvency_interim',
  liquidator_replaced: 'insolvency_interim',
  interim_correction: 'insolvency_interim',
  interim_other: 'insolvency_interim',
  seat_struck_off: 'kbo_admin',
  seat_strike_off_withdrawn: 'kbo_admin',
  branch_struck_off: 'kbo_admin',
  branch_strike_off_withdrawn: 'kbo_admin',
  entity_struck_off: 'kbo_admin',
  entity_strike_off_withdrawn: 'kbo_admin',
  function_struck_off: 'kbo_admin',
  function_strike_off_withdrawn: 'kbo_admin',
  number_replaced: 'kbo_admin',
  number_replacement_withdrawn: 'kbo_admin',
}

const HIGH_SEVERITY: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
])

// The company continues after these. Ordinary closings of a bankruptcy or dissolution end the company, and a
// revoked plan ends its protection: they are `med`.
const LOW_SEVERITY: ReadonlySet<EventKind> = new Set([
  'bankruptcy_revocation',
  'reorganisation_closing',
  'provisional_administrator_ended',
  'judicial_dissolution_revoked',
])

/** Detail of a bankruptcy closed with all debts paid, the only favourable closing. */
export const DEBTS_PAID = 'debts_paid'

/** Detail of a correction that reprints the opening of a bankruptcy. */
export const OPENING_RESTATED = 'opening_restated'

/** Detail of a correction that prints the replacement of a judge again. */
export const JUDGE_RESTATED = 'judge_restated'

/** Detail of a correction that only says that a publication is void; no event by itself. */
export const PUBLICATION_VOID = 'publication_void'

/** Detail of a correction by which the publication of the end of a bankruptcy is void: the case still runs. */
export const END_VOID = 'end_void'

/** Detail of a correction by which an appointment is void, of those whom it names. */
export const APPOINTMENT_VOID = 'appointment_void'

/** Detail of an event after which the ruling under appeal or opposition stands. */
export const UPHELD = 'upheld'

export function isEventKind(text: string): text is EventKind {
  return Object.hasOwn(SOURCES, text)
}

/** The source under which the timeline lists an event of this kind. */
export function sourceOf(kind: EventKind): EventSource {
  return SOURCES[kind]
}

/**
 * `high` for a bankruptcy opening and a judicial dissolution; `low` for register measures and favourable
 * endings; else `med`. `detail` is the fact's, and matters for closings and void publications only.
 */
export function severityOf(kind: EventKind, detail: string | null = null): Severity {
  if (HIGH_SEVERITY.has(kind)) return 'high'
  if (SOURCES[kind] === 'kbo_admin' || LOW_SEVERITY.has(kind) || detail === PUBLICATION_VOID) return 'low'
  return kind === 'bankruptcy_closing' && detail === DEBTS_PAID ? 'low' : 'med'
}
