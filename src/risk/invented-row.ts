// Rows of a snapshot for tests: what is not given is not known.

import {
  COLUMN,
  SNAPSHOT_WIDTH,
  type SnapshotColumn,
  type SnapshotRow,
} from '../store/risk/snapshot-columns.ts'

/** A row with these values; NaN elsewhere, but counts of filings and of the gazette are 0. */
export function makeRow(given: Partial<Record<SnapshotColumn, number>> = {}): SnapshotRow {
  const row = new Float64Array(SNAPSHOT_WIDTH).fill(Number.NaN)
  for (const [column, at] of Object.entries(COLUMN)) if (isCount(column)) row[at] = 0
  for (const [column, value] of Object.entries(given)) row[COLUMN[column as SnapshotColumn]] = value
  return row
}

function isCount(column: string): boolean {
  return /_\d+[my]$|^(filings|years_filed|earlier_bankruptcies|bankruptcy_open|judicially_dissolved|dissolution_decided)$/.test(
    column,
  )
}
