// All companies as they were known on a day, in batches by enterprise number: neither the server nor the reader ever holds
// them all.

import { readCopy } from '../db/binary-copy-reader.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { SNAPSHOT_WIDTH, type SnapshotRow } from './snapshot-columns.ts'
import { type NumberRange, type SnapshotScope, snapshotStatement } from './snapshot-query.ts'

export type SnapshotBatch = {
  range: NumberRange
  rows: number
  row(at: number): SnapshotRow
  /** Deposit that the figures are of. */
  references: readonly (string | null)[]
  /** Its model as filed, `m02-f`. */
  models: readonly (string | null)[]
}

export const BATCH_COMPANIES = 10_000
const MAX_INTEGER = 2_147_483_647

// A plan made before the tables were analysed loops over one intermediate result for every row of another: 23 s for ten
// thousand companies. Without nested loops every join reads both sides once, whatever the planner believes: 0.9 s, and
// 0.3 s with statistics (measured, thirteen and five years of filings).
const PLANNING = `SET LOCAL enable_nestloop = off; SET LOCAL jit = off; SET LOCAL work_mem = '64MB'`

// Settings of the transaction that batches are read in.
async function prepareSnapshots(client: PoolClient): Promise<void> {
  await client.query(PLANNING)
}

// Ranges of about `companies` legal persons that together hold every number.
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

/** The companies of one range. */
async function readSnapshot(
  client: PoolClient,
  scope: SnapshotScope,
  range: NumberRange,
): Promise<SnapshotBatch> {
  const { rows, numbers, texts } = await readCopy(client, snapshotStatement(scope, range), SNAPSHOT_WIDTH, 2)
  return {
    range,
    rows,
    row: at => numbers.subarray(at * SNAPSHOT_WIDTH, (at + 1) * SNAPSHOT_WIDTH),
    references: texts[0] ?? [],
    models: texts[1] ?? [],
  }
}

/** One company, in the caller's transaction; a batch without rows when it is none that is scored. */
export async function readSnapshotOf(
  client: PoolClient,
  scope: SnapshotScope,
  enterpriseNumber: number,
): Promise<SnapshotBatch> {
  await prepareSnapshots(client)
  return readSnapshot(client, scope, { from: enterpriseNumber, to: enterpriseNumber })
}

/**
 * All companies, batch after batch, as one moment of the database shows them: inside the caller's transaction. The server
 * puts the next batch together while the caller works on this one.
 */
export async function* readSnapshots(
  client: PoolClient,
  scope: SnapshotScope,
  companies = BATCH_COMPANIES,
): AsyncGenerator<SnapshotBatch & { /** 0 to 1: how much has been read with this one. */ done: number }> {
  await prepareSnapshots(client)
  const ranges = await planRanges(client, companies)
  const read = (at: number) => {
    const range = ranges[at]
    const batch = range ? readSnapshot(client, scope, range) : null
    // Told when it is awaited; a caller that stops before is not to be ended by it.
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
    // The connection is handed back idle.
    await next?.catch(() => {})
  }
}
