// The days of the invented extracts: the Full is number 140 of 5 October 2025, an Update follows each day. As in the
// register, an extract describes the day before that of its name.

import { dayOf, printFigures, toIso } from '../../days.ts'
import type { Rows } from '../rows/csv-rows.ts'

const FULL_NUMBER = 140
const FULL_DAY = dayOf('2025-10-05')

/** `day`: days since 1970. */
export type Extract = { type: 'full' | 'update'; number: number; day: number }

/** The extract `after` days after the Full, which is 0. */
export function extractAfter(after: number): Extract {
  return { type: after === 0 ? 'full' : 'update', number: FULL_NUMBER + after, day: FULL_DAY + after }
}

/** `04-10-2025` */
export function snapshotDate({ day }: Extract): string {
  return printFigures(day - 1, '-')
}

/** `KboOpenData_0140_2025_10_05_Full.zip` */
export function zipName({ type, number, day }: Extract): string {
  const date = toIso(day).replaceAll('-', '_')
  return `KboOpenData_${String(number).padStart(4, '0')}_${date}_${type === 'full' ? 'Full' : 'Update'}.zip`
}

export function addMeta(rows: Rows, extract: Extract): void {
  const { type, number, day } = extract
  rows.add(`"SnapshotDate","${snapshotDate(extract)}"\n`)
  rows.add(`"ExtractTimestamp","${printFigures(day, '-')} 07:40:18"\n`)
  rows.add(`"ExtractType","${type}"\n`)
  rows.add(`"ExtractNumber","${number}"\n`)
  rows.add('"Version","1.0.0"\n')
}
