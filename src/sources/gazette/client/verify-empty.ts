// Verifies that a day or search is empty. "Nothing published" is a published fact, so it needs a complete
// page of the site for the requested day or search that says so in words (`Geen tekst komt overeen met uw
// zoekopdracht`). For a day's summary, a weekend or legal holiday without texts is enough. A summary without
// texts on a working day proves nothing: a failing database would look the same.

import { isWorkingDay } from '../../../domain/calendar/working-day.ts'
import type { ActList } from '../parse/pages/act-list.ts'
import type { DaySummary } from '../parse/pages/day-summary.ts'
import { GazetteResponseError } from './errors.ts'

/** Throws `GazetteResponseError` unless a summary without entries proves that `day` has none. */
export function verifyEmptyDay(summary: DaySummary, day: string, url: string): void {
  if (!summary.saysNothing && isWorkingDay(day)) throw new GazetteResponseError('unproven_empty', url)
}

/** Throws `GazetteResponseError` unless a list without acts states that there are none. */
export function verifyEmptyList(list: ActList, url: string): void {
  if (!list.saysNothing) throw new GazetteResponseError('unproven_empty', url)
  if ((list.total ?? 0) > 0 || (list.pages ?? 1) > 1) {
    throw new GazetteResponseError('contradiction', url, { detail: 'no results, but further pages' })
  }
}
