// The course of one case in time: since when, until when, and whether it runs on a day.

import type { EventFact } from '../publications/gazette-fact.ts'
import { ENDS, OPENINGS, REOPENINGS } from './procedures.ts'

/** Day on which a fact counts: that of the judgment, else of its publication; `''` when neither is known. */
export function dayOf(fact: EventFact): string {
  return fact.eventDate ?? fact.pubDate ?? ''
}

/** Day of the judgment that opened the case, as far as this fact tells; `YYYY-MM-DD`. */
export function openedOn(fact: EventFact): string | null {
  return fact.keyDates.openedOn ?? (OPENINGS.has(fact.eventKind) ? fact.eventDate : null)
}

/** First day that is known of a case: that of its opening where a fact tells it. */
export function startOf(facts: readonly EventFact[]): string {
  const opened = facts.map(openedOn).filter(day => day !== null)
  return (opened.length > 0 ? opened : facts.map(dayOf)).reduce((first, day) => (day < first ? day : first))
}

/** True when nothing of the days before `day` ended the case since it was opened or opened again. */
export function isRunning(facts: readonly EventFact[], day: string): boolean {
  return !isEnded(facts.filter(fact => dayOf(fact) < day).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)))
}

/** True when the last of these facts of one case, in the order of the judgments, to end or reopen it is an end. */
export function isEnded(facts: readonly EventFact[]): boolean {
  const last = facts.findLast(({ eventKind }) => ENDS.has(eventKind) || REOPENINGS.has(eventKind))
  return last !== undefined && ENDS.has(last.eventKind)
}
