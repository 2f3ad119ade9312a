// What proves that a day or a search holds nothing. "Nothing published" is told to users as a fact, so an answer is
// only taken for it when
//   - the page is the site's own and whole (frame.ts), and shows the day or search that was asked, and
//   - it says so in its own words (`Geen tekst komt overeen met uw zoekopdracht`); or, for the summary of a day, it
//     lists no text and no issue was due: a weekend or a legal holiday.
// A summary without texts on a working day proves nothing: that is also what a failing database behind the site
// would look like.

import { isWorkingDay } from '../../../domain/calendar/working-day.ts'
import type { ActList } from '../parse/pages/act-list.ts'
import type { DaySummary } from '../parse/pages/day-summary.ts'
import { GazetteResponseError } from './errors.ts'

/** Throws `GazetteSiteAnswerError` unless a summary without entries proves that `day` has none. */
export function verifyEmptyDay(summary: DaySummary, day: string, url: string): void {
  if (!summary.saysNothing && isWorkingDay(day)) throw new GazetteResponseError('unproven_empty', url)
}

/** Throws `GazetteSiteAnswerError` unless a list without acts says in words that there are none. */
export function verifyEmptyList(list: ActList, url: string): void {
  if (!list.saysNothing) throw new GazetteResponseError('unproven_empty', url)
  if ((list.total ?? 0) > 0 || (list.pages ?? 1) > 1) {
    throw new GazetteResponseError('contradiction', url, { detail: 'nothing found, yet further pages' })
  }
}
