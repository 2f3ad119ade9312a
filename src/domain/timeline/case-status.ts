// Course of a case: start, end, and whether it is running on a day.

import type { EventFact } from '../publications/gazette-fact.ts'
import { ENDS, OPENINGS, REOPENINGS } from './procedures.ts'

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
