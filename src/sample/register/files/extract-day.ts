// The days of the invented extracts: the Full is number 140 of 5 October 2025, an Update follows each day. As in
// the register, what an extract tells is a day older than its name.

import type { Rows } from '../rows/csv-rows.ts'
import { formatDate } from '../rows/csv-rows.ts'

const FULL_NUMBER = 140
const FULL_DAY = Date.UTC(2025, 9, 5)
const ONE_DAY_MS = 86_400_000

export type Extract = {
  type: 'full' | 'update'
  /** 140 for the Full. */
  number: number
  year: number
  month: number
  day: number
  /** `04-10-2025` */
  snapshotDate: string
}

/** The extract `after` days after the Full, which is 0. */
export function extractAfter(after: number): Extract {
  const day = new Date(FULL_DAY + after * ONE_DAY_MS)
  const before = new Date(FULL_DAY + (after - 1) * ONE_DAY_MS)
  return {
    type: after === 0 ? 'full' : 'update',
    number: FULL_NUMBER + after,
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    snapshotDate: formatDate(before.getUTCFullYear(), before.getUTCMonth() + 1, before.getUTCDate()),
  }
}

/** `KboOpenData_0140_2025_10_05_Full.zip` */
export function zipName({ type, number, year, month, day }: Extract): string {
  const [n, m, d] = [
    String(number).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ]
  return `KboOpenData_${n}_${year}_${m}_${d}_${type === 'full' ? 'Full' : 'Update'}.zip`
}

export function addMeta(rows: Rows, { type, number, year, month, day, snapshotDate }: Extract): void {
  rows.add(`"SnapshotDate","${snapshotDate}"\n`)
  rows.add(`"ExtractTimestamp","${formatDate(year, month, day)} 07:40:18"\n`)
  rows.add(`"ExtractType","${type}"\n`)
  rows.add(`"ExtractNumber","${number}"\n`)
  rows.add('"Version","1.0.0"\n')
}
