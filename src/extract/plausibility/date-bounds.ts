// Bounds of each fact date relative to its publication.

import type { DatedField, MandateChange } from '../../domain/publications/gazette-fact.ts'

/** Months after and before the publication; `earliest` is absolute. */
export type DateBounds = { earliest: string; monthsAhead: number; monthsBehind: number | null }

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
