// Notices in the layout of an opening whose date label states a withdrawal: `Datum van het vonnis intrekking
// gerechtelijke ontbinding`, `Date du jugement rapportant la clôture`.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { AnnouncedEvent } from '../headings/heading-rule.ts'

const WITHDRAWAL =
  '(?:vonnis\\s(?:tot\\s|van\\s|houdende\\s)?(?:intrekking|opheffing|vernietiging)|jugement\\s(?:rapportant|r[ée]tractant|annulant|de\\s(?:r[ée]tractation|rapport|retrait|r[ée]vocation))|Urteils?\\szur\\s(?:Aufhebung|R[üu]cknahme))'
const OF_CLOSING = new RegExp(`${WITHDRAWAL}[^:\\d]{0,20}?(?:sluiting|cl[ôo]ture|Abschluss)`, 'i')
const OF_OPENING = new RegExp(`${WITHDRAWAL}[^\\d]{0,60}?:`, 'i')

const REVOCATIONS: Partial<Record<EventKind, EventKind>> = {
  judicial_dissolution: 'judicial_dissolution_revoked',
  judicial_dissolution_and_closing: 'judicial_dissolution_revoked',
  bankruptcy_opening: 'bankruptcy_revocation',
}

/**
 * The notice's event kind, given its `text` without print hyphens: the withdrawal where a label states one.
 */
export function applyWithdrawal(
  text: string,
  announced: readonly AnnouncedEvent[],
): readonly AnnouncedEvent[] {
  if (!announced.some(({ kind }) => kind in REVOCATIONS)) return announced
  // Withdrawal of an immediate closing: a liquidator is appointed after all.
  if (OF_CLOSING.test(text)) return [{ kind: 'interim_other', detail: 'closing_withdrawn' }]
  if (!OF_OPENING.test(text)) return announced
  return announced.flatMap(({ kind }) => {
    const revoked = REVOCATIONS[kind]
    return revoked ? [{ kind: revoked, detail: null }] : []
  })
}
