// Checks that a response is a whole page or PDF, and that "nothing published" is said, not inferred.

import { isWorkingDay } from '../../../domain/calendar/working-day.ts'
import type { ActList } from '../parse/pages/act-list.ts'
import type { DaySummary } from '../parse/pages/day-summary.ts'
import { checkPageFrame, decodePage } from '../parse/pages/site-page.ts'
import { GazetteResponseError, type ResponseErrorReason } from './errors.ts'

// Verifies that a day or search is empty. "Nothing published" is a published fact, so it needs a complete
// page of the site for the requested day or search that says so in words (`Geen tekst komt overeen met uw
// zoekopdracht`). For a day's summary, a weekend or legal holiday without texts is enough. A summary without
// texts on a working day proves nothing: a failing database would look the same.

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

export type ResponseKind = 'page' | 'pdf'

const PDF_HEAD = '%PDF-'
const PDF_END = '%%EOF'
// PDF readers search the end mark in the last kilobyte; the header may follow a few stray bytes.
const MARK_WINDOW = 1024

/** Null when the bytes are valid; else the defect. */
export function findResponseFault(
  bytes: Uint8Array,
  kind: ResponseKind,
): ResponseErrorReason | 'challenge' | null {
  if (bytes.length === 0) return 'empty'
  if (kind === 'pdf' && textOf(bytes.subarray(0, MARK_WINDOW)).includes(PDF_HEAD)) {
    return textOf(bytes.subarray(-MARK_WINDOW)).includes(PDF_END) ? null : 'cut'
  }
  const frame = checkPageFrame(decodePage(bytes))
  if (frame !== 'whole') return frame
  return kind === 'pdf' ? 'foreign' : null
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
