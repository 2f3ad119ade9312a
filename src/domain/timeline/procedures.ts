// Procedure of each event, and the events that open, end and reopen one.

import type { EventFact, EventKind, PractitionerRole } from '../publications/gazette-fact.ts'
import { OPENING_RESTATED } from './classify-event.ts'

export type Procedure = 'bankruptcy' | 'dissolution' | 'provisional' | 'reorganisation'

// Roles of each procedure: a notice that ends a reorganisation and opens a bankruptcy names the curator once
// for both.
const ROLES: Record<Procedure, readonly PractitionerRole[]> = {
  bankruptcy: ['curator', 'liquidator'],
  dissolution: ['liquidator'],
  provisional: ['provisional_administrator', 'judicial_mandatary'],
  reorganisation: [
    'restructuring_expert',
    'liquidation_expert',
    'judicial_mandatary',
    'provisional_administrator',
  ],
}

const PROCEDURES: readonly [RegExp, Procedure][] = [
  [/^(?:bankruptcy|curator|judge|cessation|discharge|excusability)/, 'bankruptcy'],
  [/^(?:judicial_dissolution|liquidator)/, 'dissolution'],
  [/^(?:provisional_administrator|interim|private_preparation)/, 'provisional'],
  [/^(?:reorganisation|transfer|amicable|restructuring_expert|judicial_mandatary)/, 'reorganisation'],
]

export const OPENINGS: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
  'reorganisation_opening',
  'transfer_opening',
])

/** Events that end all roles in the case. */
export const ENDS: ReadonlySet<EventKind> = new Set([
  'bankruptcy_closing',
  'bankruptcy_revocation',
  'judicial_dissolution_and_closing',
  'judicial_dissolution_closing',
  'judicial_dissolution_revoked',
  'provisional_administrator_ended',
  'reorganisation_early_end',
  'reorganisation_closing',
  'transfer_end',
])

export const REOPENINGS: ReadonlySet<EventKind> = new Set(['bankruptcy_reopening'])

const procedures = new Map<EventKind, Procedure | null>()

/** The procedure of an event; null for bans and register measures. */
export function procedureOf(kind: EventKind): Procedure | null {
  const known = procedures.get(kind)
  if (known !== undefined) return known
  const found = PROCEDURES.find(([pattern]) => pattern.test(kind))?.[1] ?? null
  procedures.set(kind, found)
  return found
}

/** Details of events after which a dissolved company has a liquidator again. */
export const LIQUIDATION_RESUMED: ReadonlySet<string> = new Set(['closing_withdrawn', 'liquidation_reopened'])
const OF_DISSOLUTION: ReadonlySet<string> = new Set([...LIQUIDATION_RESUMED, 'dissolution_upheld'])

/** The procedure of a fact: an unspecified interim event may concern the expert of a reorganisation, or a dissolution. */
export function procedureOfFact({ eventKind, detail }: EventFact): Procedure | null {
  if (eventKind === 'interim_correction' && detail === OPENING_RESTATED) return 'dissolution'
  if (eventKind !== 'interim_other' || detail === null) return procedureOf(eventKind)
  if (detail.startsWith('restructuring_expert')) return 'reorganisation'
  return OF_DISSOLUTION.has(detail) ? 'dissolution' : procedureOf(eventKind)
}

/** True when `role` exists in `procedure`. */
export function isRoleOf(role: PractitionerRole, procedure: Procedure): boolean {
  return ROLES[procedure].includes(role)
}

// Course of a case: start, end, and whether it is running on a day.

/** Effective date of a fact: the judgment's, else the publication's; `''` if both are unknown. */
export function dayOf(fact: EventFact): string {
  return fact.eventDate ?? fact.pubDate ?? ''
}

/** Date of the judgment that opened the case, if this fact states it; `YYYY-MM-DD`. */
export function openedOn(fact: EventFact): string | null {
  return fact.keyDates.openedOn ?? (OPENINGS.has(fact.eventKind) ? fact.eventDate : null)
}

/** First known day of a case: its opening if stated. */
export function startOf(facts: readonly EventFact[]): string {
  const opened = facts.map(openedOn).filter(day => day !== null)
  return (opened.length > 0 ? opened : facts.map(dayOf)).reduce((first, day) => (day < first ? day : first))
}

/** True when no event before `day` ended the case since its opening or reopening. */
export function isRunning(facts: readonly EventFact[], day: string): boolean {
  return !isEnded(facts.filter(fact => dayOf(fact) < day).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)))
}

/** True when the last of these facts, in judgment order, that ends or reopens the case is an end. */
export function isEnded(facts: readonly EventFact[]): boolean {
  const last = facts.findLast(({ eventKind }) => ENDS.has(eventKind) || REOPENINGS.has(eventKind))
  return last !== undefined && ENDS.has(last.eventKind)
}
