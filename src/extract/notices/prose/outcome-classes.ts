// Outcome classes of the classifier. Kinds of one class have the same effect on the company; curator
// appointments and discharges share a class because training texts are few.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'

const MEMBERS = {
  bankruptcy_opening: ['bankruptcy_opening', 'bankruptcy_reopening'],
  bankruptcy_closing: ['bankruptcy_closing'],
  bankruptcy_revocation: ['bankruptcy_revocation'],
  bankruptcy_other: ['bankruptcy_other'],
  curator_replaced: ['curator_replaced'],
  curator: ['curator_added', 'curator_discharged'],
  judge: ['judge_replaced'],
  cessation: ['cessation_date_moved'],
  discharge: ['discharge_decision', 'excusability_decision'],
  ban: ['professional_ban'],
  correction: ['bankruptcy_correction', 'reorganisation_correction', 'interim_correction'],
  reorganisation_opening: ['reorganisation_opening'],
  reorganisation_extension: ['reorganisation_extension', 'reorganisation_new_plan_authorised'],
  reorganisation_refused: [
    'reorganisation_opening_refused',
    'reorganisation_extension_refused',
    'reorganisation_plan_refused',
    'reorganisation_plan_revoked',
  ],
  reorganisation_agreed: ['reorganisation_plan_homologated', 'amicable_agreement_homologated'],
  reorganisation_end: ['reorganisation_early_end', 'reorganisation_closing'],
  reorganisation_other: ['reorganisation_other', 'reorganisation_objective_changed', 'reorganisation_vote'],
  transfer: ['transfer_opening', 'transfer_extension'],
  transfer_authorised: ['transfer_authorised'],
  transfer_end: ['transfer_end'],
  administrator_appointed: ['provisional_administrator_appointed'],
  administrator_ended: ['provisional_administrator_ended'],
  expert: ['restructuring_expert_appointed'],
  mandatary: ['judicial_mandatary_appointed', 'private_preparation'],
  dissolution: ['judicial_dissolution'],
  dissolution_and_closing: ['judicial_dissolution_and_closing'],
  dissolution_closing: ['judicial_dissolution_closing'],
  dissolution_revoked: ['judicial_dissolution_revoked'],
  liquidator: ['liquidator_replaced'],
  interim_other: ['interim_other'],
} as const satisfies Record<string, readonly EventKind[]>

export type OutcomeClass = keyof typeof MEMBERS | 'none'

/** All classes in a fixed order; `none` (no insolvency event) is last. */
export const OUTCOME_CLASSES: readonly OutcomeClass[] = [
  ...(Object.keys(MEMBERS) as (keyof typeof MEMBERS)[]),
  'none',
]

// Classes that open, grant, refuse or end a procedure.
const DECISIVE: ReadonlySet<OutcomeClass> = new Set<OutcomeClass>([
  ...(['bankruptcy_opening', 'bankruptcy_closing', 'bankruptcy_revocation'] as const),
  ...(['reorganisation_opening', 'reorganisation_extension', 'reorganisation_refused'] as const),
  ...(['reorganisation_agreed', 'reorganisation_end', 'transfer', 'transfer_end'] as const),
  ...(['administrator_appointed', 'administrator_ended', 'dissolution', 'dissolution_and_closing'] as const),
  ...(['dissolution_closing', 'dissolution_revoked'] as const),
])

/** Whether two outcomes may contradict each other. */
export function contradict(one: OutcomeClass, other: OutcomeClass): boolean {
  return one !== other && DECISIVE.has(one) && DECISIVE.has(other)
}

const CLASS_OF = new Map<EventKind, OutcomeClass>(
  Object.entries(MEMBERS).flatMap(([name, kinds]) =>
    (kinds as readonly EventKind[]).map(kind => [kind, name as OutcomeClass] as const),
  ),
)

/** The class of an event kind; `none` for kinds that do not occur in free text. */
export function outcomeClassOf(kind: EventKind): OutcomeClass {
  return CLASS_OF.get(kind) ?? 'none'
}

/** The only kind of a class; null if it has several or none. */
export function onlyKindOf(outcome: OutcomeClass): EventKind | null {
  if (outcome === 'none') return null
  const kinds: readonly EventKind[] = MEMBERS[outcome]
  return kinds.length === 1 ? (kinds[0] ?? null) : null
}
