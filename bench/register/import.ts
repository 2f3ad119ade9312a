// Full import from the zip, compared with a raw COPY of the same files; and its disk use.

import { execFileSync } from 'node:child_process'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import type { Database } from '../../src/store/db/pool.ts'
import type { Row } from '../report.ts'
import { measureRawCopy } from './raw-copy.ts'

/** Imports into an empty database, with raw COPY before and after. `folder`: the database directory. */
export async function benchImport(
  database: Database,
  zip: string,
  folder: string,
  say: (text: string) => void,
): Promise<Row[]> {
  const before = await measureRawCopy(database.pool, zip)
  say(`raw COPY: ${before.seconds.toFixed(1)} s`)
  const started = performance.now()
  const { rowsRead } = await importRegister(database, zip)
  const seconds = (performance.now() - started) / 1000
  say(`import: ${seconds.toFixed(1)} s`)
  await database.pool.query('CHECKPOINT')
  const disk = Number(
    execFileSync('du', ['-sb', `${folder}/data`])
      .toString()
      .split('\t')[0],
  )
  const after = await measureRawCopy(database.pool, zip)
  say(`raw COPY again: ${after.seconds.toFixed(1)} s`)
  const reference = (before.seconds + after.seconds) / 2
  const rows = Object.values(rowsRead).reduce((sum, count) => sum + count, 0)
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`
  return [
    {
      what: `full import from zip, ready to serve (${(rows / 1e6).toFixed(1)} million rows)`,
      measured: `${seconds.toFixed(1)} s`,
      reference: `raw COPY of the same files: ${reference.toFixed(1)} s`,
      ratio: `${(seconds / reference).toFixed(2)} ×`,
      target: '≤ 3 ×',
      reached: seconds <= 3 * reference,
    },
    {
      what: 'disk after a full import (the whole cluster, its log included)',
      measured: gigabytes(disk),
      reference: `CSV files: ${gigabytes(before.bytes)}`,
      ratio: `${(disk / before.bytes).toFixed(2)} ×`,
      target: '≤ 2 ×',
      reached: disk <= 2 * before.bytes,
    },
  ]
}
