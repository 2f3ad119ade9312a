// Reads companies as known on a day, in batches by enterprise number, to bound memory.

import { readCopy } from '../db/copy-format.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { type FailureReader, openFailureReader } from './known-failures.ts'
import { COLUMN, SNAPSHOT_WIDTH, type SnapshotRow } from './snapshot-columns.ts'
import { type NumberRange, type SnapshotScope, snapshotStatement } from './snapshot-query.ts'

export type SnapshotBatch = {
  range: NumberRange
  rows: number
  row(at: number): SnapshotRow
  /** Deposit of the figures. */
  references: readonly (string | null)[]
  /** Model as filed, `m02-f`. */
  models: readonly (string | null)[]
}

const BATCH_COMPANIES = 10_000
const MAX_INTEGER = 2_147_483_647

// Without planner statistics nested loops over intermediate results are quadratic; other joins read both sides
// once.
const PLANNING = `SET LOCAL enable_nestloop = off; SET LOCAL jit = off; SET LOCAL work_mem = '64MB'`

// Transaction settings for reading batches, and what is read once for all of them.
async function prepareSnapshots(client: PoolClient, scope: SnapshotScope): Promise<FailureReader | null> {
  await client.query(PLANNING)
  return scope.withFailures ? openFailureReader(client, scope.asOf) : null
}

// Ranges of about `companies` legal persons that together cover all numbers.
async function planRanges(db: Pool | PoolClient, companies = BATCH_COMPANIES): Promise<NumberRange[]> {
  const { rows } = await db.query<{ n: number }>({
    text: `
      SELECT n FROM (
        SELECT n, row_number() OVER (ORDER BY n) AS place FROM (
          SELECT enterprise_number AS n FROM register.company WHERE NOT natural_person
          UNION SELECT enterprise_number FROM accounts.key_figures
        ) AS known
      ) AS numbered
      WHERE place % $1 = 0 ORDER BY n`,
    values: [companies],
  })
  const ends = [...rows.map(({ n }) => n), MAX_INTEGER]
  return ends.map((to, at) => ({ from: at === 0 ? 1 : (ends[at - 1] as number) + 1, to }))
}

async function readSnapshot(
  client: PoolClient,
  scope: SnapshotScope,
  range: NumberRange,
  failures: FailureReader | null,
): Promise<SnapshotBatch> {
  const { rows, numbers, texts } = await readCopy(client, snapshotStatement(scope, range), SNAPSHOT_WIDTH, 2)
  const row = (at: number) => numbers.subarray(at * SNAPSHOT_WIDTH, (at + 1) * SNAPSHOT_WIDTH)
  const known = await failures?.read(range)
  for (let at = 0; known !== undefined && at < rows; at++) {
    const number = row(at)[COLUMN.enterprise_number] as number
    row(at)[COLUMN.failures_of_officers] = known.ofOfficers(number)
    row(at)[COLUMN.failures_of_group] = known.ofGroup(number)
  }
  return { range, rows, row, references: texts[0] ?? [], models: texts[1] ?? [] }
}

/** One company, in the caller's transaction; an empty batch when it is not scored. */
export async function readSnapshotOf(
  client: PoolClient,
  scope: SnapshotScope,
  enterpriseNumber: number,
): Promise<SnapshotBatch> {
  const failures = await prepareSnapshots(client, scope)
  return readSnapshot(client, scope, { from: enterpriseNumber, to: enterpriseNumber }, failures)
}

/**
 * All companies in batches, from one snapshot of the database: the caller's transaction. The next batch is
 * prefetched.
 */
export async function* readSnapshots(
  client: PoolClient,
  scope: SnapshotScope,
  companies = BATCH_COMPANIES,
): AsyncGenerator<SnapshotBatch & { /** Share read including this batch, 0 to 1. */ done: number }> {
  const failures = await prepareSnapshots(client, scope)
  const ranges = await planRanges(client, companies)
  const read = (at: number) => {
    const range = ranges[at]
    const batch = range ? readSnapshot(client, scope, range, failures) : null
    // The error is handled when the promise is awaited; a caller that stops earlier must not get an unhandled
    // rejection.
    batch?.catch(() => {})
    return batch
  }
  let next = read(0)
  try {
    for (let at = 1; next !== null; at++) {
      const batch: SnapshotBatch = await next
      next = read(at)
      yield { ...batch, done: at / ranges.length }
    }
  } finally {
    // Leaves the connection idle.
    await next?.catch(() => {})
  }
}
