// Merges several publications of an event: German and French notices of one judgment, a notice in two
// editions, an opening printed twice.

import { sameHolder } from '../officers/same-holder.ts'
import type { EventFact, EventKind, Practitioner } from '../publications/gazette-fact.ts'

// Kinds that occur once per case: a later notice of the same judgment with another one corrects the first
// implicitly.
const ONCE_IN_A_CASE: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'bankruptcy_closing',
  'bankruptcy_revocation',
  'bankruptcy_reopening',
  'reorganisation_opening',
  'reorganisation_closing',
  'reorganisation_early_end',
  'reorganisation_plan_homologated',
  'transfer_opening',
  'transfer_end',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
  'judicial_dissolution_closing',
])

/** Facts of one company, oldest publication first → each event once, under its first numac. */
export function mergeDuplicates(facts: readonly EventFact[]): EventFact[] {
  const events: EventFact[] = []
  for (const fact of facts) {
    const at = events.findIndex(event => isSameEvent(event, fact))
    const first = events[at]
    if (first === undefined) events.push(fact)
    else events[at] = isImplicitCorrection(first, fact) ? mergeFacts(fact, first) : mergeFacts(first, fact)
  }
  return events
}

/** True for two publications of one event. Symmetric. */
export function isSameEvent(a: EventFact, b: EventFact): boolean {
  if (a.eventKind !== b.eventKind || differ(a.reference, b.reference)) return false
  if (!isSameDay(a, b) || isOtherOpening(a, b) || differ(a.rollNumber ?? null, b.rollNumber ?? null))
    return false
  if (ONCE_IN_A_CASE.has(a.eventKind)) return true
  // A judgment bans several people in separate notices; a repeated ban of one person comes in two languages.
  if (a.eventKind === 'professional_ban' && a.court === b.court) return false
  return !differ(a.detail, b.detail) && !haveNoPersonInCommon(a, b)
}

function isImplicitCorrection(first: EventFact, again: EventFact): boolean {
  return differ(first.detail, again.detail) && first.pubDate !== again.pubDate
}

// An undated judgment is identified by case and publication date.
function isSameDay(a: EventFact, b: EventFact): boolean {
  if (a.eventDate !== null && b.eventDate !== null) return a.eventDate === b.eventDate
  return a.pubDate !== null && a.pubDate === b.pubDate && a.reference === b.reference
}

// One day can end two cases without numbers.
function isOtherOpening(a: EventFact, b: EventFact): boolean {
  if (a.reference !== null && a.reference === b.reference) return false
  return differ(a.keyDates.openedOn ?? null, b.keyDates.openedOn ?? null)
}

function haveNoPersonInCommon(a: EventFact, b: EventFact): boolean {
  if (a.practitioners.length === 0 || b.practitioners.length === 0) return false
  return !a.practitioners.some(one => b.practitioners.some(other => isSamePractitioner(one, other)))
}

/** True for two mentions of one person in one role, in any name order. */
export function isSamePractitioner(a: Practitioner, b: Practitioner): boolean {
  return a.role === b.role && (a.name === b.name || sameHolder(asHolder(a), asHolder(b)).same)
}

function asHolder({ name }: Practitioner) {
  return { kind: 'person' as const, name, enterpriseNumber: null }
}

function mergeFacts(first: EventFact, again: EventFact): EventFact {
  const known = (one: Practitioner) => first.practitioners.some(other => isSameNaming(one, other))
  return {
    ...first,
    eventDate: first.eventDate ?? again.eventDate,
    reference: first.reference ?? again.reference,
    court: first.court ?? again.court,
    detail: first.detail ?? again.detail,
    keyDates: { ...again.keyDates, ...first.keyDates },
    practitioners: [...first.practitioners, ...again.practitioners.filter(one => !known(one))],
  }
}

function isSameNaming(a: Practitioner, b: Practitioner): boolean {
  return a.change === b.change && isSamePractitioner(a, b)
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}
