// Worker thread of `computeInThread`.

import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import { spoolPath } from '../../store/bulk/parquet-writer.ts'
import { readFiledYears } from '../../store/bulk/spooled-rows.ts'
import { enableClientConnectionCheck, matchBackendPriority } from '../../store/db/database-server.ts'
import { openPool } from '../../store/db/pool.ts'
import { withSharedSnapshot } from '../../store/db/snapshot.ts'
import { readAllRisks } from '../../store/risk/all-scores.ts'
import { type ComputedRow, csvLine, ratiosOf, riskRowOf } from './computed-rows.ts'
import type { COMPUTED_ROWS, ComputingTask } from './computing-thread.ts'

const { databaseUrl, snapshot, scratch } = workerData as ComputingTask
const pool = openPool(databaseUrl, { name: 'export computing', max: 2 })
matchBackendPriority(pool)
enableClientConnectionCheck(pool)

try {
  const today = snapshot.madeAt.toISOString().slice(0, 10)
  await withSharedSnapshot(pool, snapshot, async shared => {
    await write('ratios', csvOf(readFiledYears(shared), ratiosOf))
    await write(
      'scores',
      csvOf(readAllRisks(shared), risk => riskRowOf(risk, today)),
    )
  })
} finally {
  await pool.end()
}

function write(name: (typeof COMPUTED_ROWS)[number], rows: AsyncIterable<string>): Promise<void> {
  return pipeline(Readable.from(rows), createWriteStream(spoolPath(scratch, name), { mode: 0o600 }))
}

async function* csvOf<T>(
  batches: AsyncIterable<readonly T[]>,
  compute: (one: T) => ComputedRow | null,
): AsyncGenerator<string> {
  for await (const batch of batches)
    yield batch
      .map(compute)
      .flatMap(row => (row === null ? [] : csvLine(row)))
      .join('')
}
