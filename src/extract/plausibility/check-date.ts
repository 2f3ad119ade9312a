// Checks whether a date is plausible: within the bounds of its field, and no date of birth.

import { findBirths } from '../../domain/private-data/birth-data.ts'
import { foldToAscii, normaliseText } from '../../domain/private-data/normalised-text.ts'
import type { DateDoubt, DatedField } from '../../domain/publications/fact-fields.ts'
import type { MandateChange } from '../../domain/publications/gazette-fact.ts'
import { parseDate } from '../text/dates.ts'

// Bounds of each fact date relative to its publication.

/** Months after and before the publication; `earliest` is absolute. */
type DateBounds = { earliest: string; monthsAhead: number; monthsBehind: number | null }

const years = (count: number): number => 12 * count

// The electronic gazette has no judgments before 1990; cases opened in the 1980s are still being closed.
const FIRST_RULING = '1990-01-01'
const FIRST_OPENING = '1950-01-01'

const past = (earliest: string): DateBounds => ({ earliest, monthsAhead: 0, monthsBehind: null })
const ahead = (monthsAhead: number): DateBounds => ({
  earliest: FIRST_RULING,
  monthsAhead,
  monthsBehind: null,
})

export const DATE_BOUNDS: Readonly<Record<DatedField, DateBounds>> = {
  eventDate: past(FIRST_RULING),
  openedOn: past(FIRST_OPENING),
  cessationOfPayments: past(FIRST_OPENING),
  homologatedOn: past(FIRST_RULING),
  // By law some weeks after the opening.
  claimsDeadline: ahead(years(1)),
  firstVerificationReport: ahead(years(1)),
  // A suspension lasts at most 18 months.
  suspensionEnd: ahead(years(2)),
  creditorsVote: ahead(years(2)),
  missionEnd: ahead(years(5)),
  // A mandate may start with the next financial year; some are published many years late.
  effectiveOn: { earliest: FIRST_OPENING, monthsAhead: years(1), monthsBehind: years(15) },
  termEndsOn: { earliest: FIRST_OPENING, monthsAhead: years(20), monthsBehind: years(15) },
  termEndsAtMeetingOf: { earliest: FIRST_OPENING, monthsAhead: years(20), monthsBehind: years(15) },
}

/** The register announces changes that take effect within weeks. */
export const LIST_DATE: DateBounds = { ...DATE_BOUNDS.eventDate, monthsAhead: 2 }

/** Bounds for officers listed as incumbents, who may have started long ago. */
export const EFFECTIVE_ON: Partial<Record<MandateChange, DateBounds>> = {
  confirmation: { ...DATE_BOUNDS.effectiveOn, monthsBehind: years(60) },
}

/** Reference dates of a publication. */
export type DateContext = {
  pubDate: string | null
  /** Whether the text introduces `date` (`YYYY-MM-DD`) as a date of birth. */
  isBirth(date: string): boolean
}

/** Why `date` (`YYYY-MM-DD`, or a year) is implausible; null if plausible. */
export function checkDate(date: string, bounds: DateBounds, text: DateContext): DateDoubt | null {
  const { pubDate } = text
  const { earliest, monthsAhead, monthsBehind } = bounds
  if (text.isBirth(date)) return 'birth_date'
  if (date < earliest.slice(0, date.length)) return 'too_early'
  if (pubDate === null) return null
  if (date > shift(pubDate, monthsAhead).slice(0, date.length))
    return monthsAhead === 0 ? 'after_publication' : 'too_late'
  if (monthsBehind !== null && date < shift(pubDate, -monthsBehind).slice(0, date.length)) return 'too_early'
  return null
}

// String comparison also works for dates such as `2026-02-31`.
function shift(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}${day.slice(7)}`
}

// Minimum age of a debtor or officer: a later date is no date of birth.
const MIN_AGE_MONTHS = 14 * 12

/** `text` as published on `pubDate`; births are searched only when a date is old enough. */
export function createDateContext(text: string, pubDate: string | null): DateContext {
  const youngest = pubDate === null ? null : shift(pubDate, -MIN_AGE_MONTHS)
  let births: ReadonlySet<string> | null = null
  return {
    pubDate,
    isBirth(date) {
      if (youngest !== null && date > youngest) return false
      births ??= findBirthDates(text)
      return births.has(date)
    },
  }
}

function findBirthDates(text: string): ReadonlySet<string> {
  const stretches = findBirths(normaliseText(foldToAscii(text)))
  return new Set(
    stretches.flatMap(({ kind, start, end }) =>
      kind === 'birth_date' ? (parseDate(text.slice(start, end)) ?? []) : [],
    ),
  )
}
