// Term of a mandate, and when an unconfirmed mandate becomes stale.

import type { MandateFact } from '../publications/gazette-fact.ts'

const YEARS_WITHOUT_CONFIRMATION = 6

/**
 * The last possible day of a mandate with this term, `YYYY-MM-DD`; null if none is stated. A term that ends
 * at a general meeting or after a number of years ends on 31 December of that year: the meeting date is not
 * filed, and the holder stays until replaced.
 */
export function lastDayOfTerm(term: MandateFact['term'], from: string | null): string | null {
  if (term.endsOn !== null) return term.endsOn
  if (term.endsAtMeetingOf !== null) return `${term.endsAtMeetingOf}-12-31`
  if (term.years === null || from === null) return null
  return `${Number(from.slice(0, 4)) + Math.ceil(term.years)}-12-31`
}

/**
 * True when an open mandate is no longer shown as current: last confirmed over six years ago, or the term has
 * ended without a later mention.
 */
export function isStale(confirmedOn: string | null, lastDay: string | null, asOf: string): boolean {
  if (confirmedOn === null || confirmedOn < yearsBefore(asOf, YEARS_WITHOUT_CONFIRMATION)) return true
  return lastDay !== null && lastDay < asOf && confirmedOn <= lastDay
}

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`
}

/** Whole days from one date to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
