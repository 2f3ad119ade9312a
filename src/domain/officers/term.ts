// How long a mandate was given for, and until when silence is taken for its going on.

import type { MandateFact } from '../publications/gazette-fact.ts'

const YEARS_WITHOUT_CONFIRMATION = 6

/**
 * The last day on which a mandate given for this term can run, `YYYY-MM-DD`; null when none is stated. A term that
 * ends at the general meeting of a year, or after a number of years, is taken to run to 31 December of that year:
 * the meeting's day is not filed, and the holder stays until replaced.
 */
export function lastDayOfTerm(term: MandateFact['term'], from: string | null): string | null {
  if (term.endsOn !== null) return term.endsOn
  if (term.endsAtMeetingOf !== null) return `${term.endsAtMeetingOf}-12-31`
  if (term.years === null || from === null) return null
  return `${Number(from.slice(0, 4)) + Math.ceil(term.years)}-12-31`
}

/**
 * True when an open mandate is not shown as current any more: the last confirmation is over six years old, or the
 * term has passed and nothing later names the holder in office.
 */
export function isStale(confirmedOn: string | null, lastDay: string | null, asOf: string): boolean {
  if (confirmedOn === null || confirmedOn < yearsBefore(asOf, YEARS_WITHOUT_CONFIRMATION)) return true
  return lastDay !== null && lastDay < asOf && confirmedOn <= lastDay
}

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`
}

/** Whole days from one date to another, `YYYY-MM-DD` both. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
