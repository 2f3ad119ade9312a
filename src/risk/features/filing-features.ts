// Filing behaviour: companies in distress file late, then not at all.

import { cellOf, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { annualisingFactor, DAYS_PER_MONTH, monthsBetween } from './figures.ts'
import { SEGMENTS, WITH_FIGURES } from './segments.ts'

// By law thirty days after the meeting, at most seven months after the end of the year.
const MONTHS_TO_FILE = 7

function defineFilingFeature(
  feature: Omit<Feature, 'group' | 'absence' | 'segments'> & Partial<Feature>,
): Feature {
  return { group: 'filing_behaviour', absence: 'tells', segments: WITH_FIGURES, ...feature }
}

export const FILING_FEATURES: readonly Feature[] = [
  defineFilingFeature({
    name: 'months_since_period_end',
    unit: 'months',
    direction: 'increase',
    formula: 'from the end of the newest year with figures to the day',
    of: row => monthsBetween(cellOf(row, 'period_end'), cellOf(row, 'as_of')),
  }),
  defineFilingFeature({
    name: 'months_to_file',
    unit: 'months',
    direction: 'increase',
    formula: 'from the end of the newest year to the day its figures were deposited, at most 36',
    of: row => Math.min(36, monthsBetween(cellOf(row, 'period_end'), cellOf(row, 'known_from'))),
  }),
  defineFilingFeature({
    name: 'months_overdue',
    unit: 'months',
    direction: 'increase',
    formula: 'since the next filing was due (19 months after the end of the last year filed), at least 0',
    segments: SEGMENTS,
    of: row => {
      const since = monthsBetween(cellOf(row, 'last_period_end'), cellOf(row, 'as_of'))
      return Math.max(0, since - 12 - MONTHS_TO_FILE)
    },
  }),
  defineFilingFeature({
    name: 'late_filings_5y',
    unit: 'count',
    direction: 'increase',
    formula:
      'years ended in the last five whose first filing came more than 7 months and 15 days after their end',
    of: row => cellOf(row, 'late_filings_5y'),
  }),
  defineFilingFeature({
    name: 'missing_years_5y',
    unit: 'count',
    direction: 'increase',
    formula:
      'years from the first to the last one filed, ended in the last five, for which there is no filing',
    of: missingYears,
  }),
  defineFilingFeature({
    name: 'corrections_5y',
    unit: 'count',
    direction: 'free',
    formula: 'further filings for years ended in the last five',
    of: row => cellOf(row, 'corrections_5y'),
  }),
  defineFilingFeature({
    name: 'is_odd_year',
    unit: 'yes_no',
    direction: 'free',
    formula: '1 if the newest year has not twelve months; absent where its start is not known',
    of: row => {
      if (Number.isNaN(cellOf(row, 'period_start'))) return Number.NaN
      return annualisingFactor(row) === 1 ? 0 : 1
    },
  }),
  defineFilingFeature({
    name: 'months_never_filed',
    unit: 'months',
    direction: 'free',
    formula: 'since the start of a company of which no filing is known; 0 for others',
    segments: ['none'],
    absence: 'says_nothing',
    of: row =>
      cellOf(row, 'filings') > 0 ? 0 : monthsBetween(cellOf(row, 'start_date'), cellOf(row, 'as_of')),
  }),
]

function missingYears(row: SnapshotRow): number {
  const [first, last] = [cellOf(row, 'first_period_end'), cellOf(row, 'last_period_end')]
  if (Number.isNaN(last)) return Number.NaN
  const windowStart = cellOf(row, 'as_of') - 60 * DAYS_PER_MONTH
  // Before the first filing it is unknown when accounts became due.
  const due =
    first > windowStart
      ? Math.round(monthsBetween(first, last) / 12) + 1
      : Math.ceil(monthsBetween(windowStart, last) / 12)
  return Math.max(0, due - cellOf(row, 'years_filed_5y'))
}
