// Segments by available data; each has its own model and calibration.

import { readModel } from '../../domain/accounts/accounts-year.ts'
import { cellOf, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'

/**
 * full: accounts in a full model · brief: abridged or micro · stale: the newest figures are of a year that
 * ended over 36 months ago · none: no figures.
 */
export type Segment = 'full' | 'brief' | 'stale' | 'none'

export const SEGMENTS: readonly Segment[] = ['full', 'brief', 'stale', 'none']
export const WITH_FIGURES: readonly Segment[] = ['full', 'brief', 'stale']
export const FRESH_SEGMENTS: readonly Segment[] = ['full', 'brief']

const DAY_MS = 86_400_000
const FRESH_MONTHS = 36

/** The segment of a company; `model` is the filing model of its figures. */
export function segmentOf(row: SnapshotRow, model: string | null): Segment {
  const periodEnd = cellOf(row, 'period_end')
  if (Number.isNaN(periodEnd)) return 'none'
  if (cellOf(row, 'as_of') > lastFreshDay(periodEnd)) return 'stale'
  return isFull(row, model) ? 'full' : 'brief'
}

// Only full models file operating income and charges.
function isFull(row: SnapshotRow, model: string | null): boolean {
  const { scheme } = readModel(model)
  return scheme === 'unknown' ? !Number.isNaN(cellOf(row, 'operating_income')) : scheme === 'full'
}

/** Last day on which figures of a year ending on `periodEnd` are fresh; both in days since 1970-01-01. */
export const lastFreshDay = memoizeByDay((periodEnd: number): number => {
  const end = new Date(periodEnd * DAY_MS)
  const [year, month, day] = [end.getUTCFullYear(), end.getUTCMonth() + FRESH_MONTHS, end.getUTCDate()]
  const lastOfMonth = Date.UTC(year, month + 1, 0)
  return Math.min(Date.UTC(year, month, day), lastOfMonth) / DAY_MS
})

/** `2026-01-31` as days since 1970-01-01. */
export function dayOf(date: string): number {
  return Date.parse(date) / DAY_MS
}

/** Days since 1970-01-01 as `2026-01-31`. */
export const dateOf = memoizeByDay((day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10))

// Memoized: a million companies close their years on a few hundred distinct days.
function memoizeByDay<T>(compute: (day: number) => T): (day: number) => T {
  const known = new Map<number, T>()
  return day => {
    let found = known.get(day)
    if (found === undefined) {
      found = compute(day)
      known.set(day, found)
    }
    return found
  }
}
