// What an Update would take away without putting anything in its place, counted before anything is touched.

import type { PoolClient } from '../db/pool.ts'
import { CHILD_TABLES, ENTITY_TABLES } from './apply-update.ts'

/** Rows that go, and how many there are; `of` is counted no further than `lost` can be the share that was asked about. */
export type RowLoss = { table: string; lost: number; of: number }

/**
 * What each table loses: rows of an entity that the temporary tables take away and bring none for. After `prepareUpdate`.
 * Large tables are not counted to their end, only as far as it takes to know whether `lost` is more than `share` of them.
 */
export async function countRowLosses(client: PoolClient, share: number): Promise<RowLoss[]> {
  const losses: RowLoss[] = []
  for (const [table, key] of Object.entries(ENTITY_TABLES))
    losses.push(await countLoss(client, table, removedRowsSql(table, key), share))
  for (const table of CHILD_TABLES) {
    const gone = `${removedRowsSql(table, 'entity_number')} AND gone.enterprise_number = held.enterprise_number`
    losses.push(await countLoss(client, table, gone, share))
  }
  losses.push(await countLoss(client, 'code', LOST_CODES, share))
  return losses
}

// An Update brings the code table whole.
const LOST_CODES =
  'SELECT greatest((SELECT count(*) FROM register.code) - (SELECT count(*) FROM new_code), 0)::int AS n'

function removedRowsSql(table: string, key: string): string {
  return `SELECT count(*)::int AS n FROM register.${table} held JOIN (SELECT DISTINCT * FROM gone_${table}) gone ON gone.key = held.${key}
     WHERE NOT EXISTS (SELECT FROM new_${table} new WHERE new.${key} = held.${key})`
}

async function countLoss(
  client: PoolClient,
  table: string,
  statement: string,
  share: number,
): Promise<RowLoss> {
  const lost = await countOf(client, statement)
  if (lost === 0) return { table, lost, of: 0 }
  const enough = Math.ceil(lost / share)
  const all = `SELECT count(*)::int AS n FROM (SELECT FROM register.${table} LIMIT ${enough}) held`
  return { table, lost, of: await countOf(client, all) }
}

async function countOf(client: PoolClient, statement: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(statement)
  return rows[0]?.n ?? 0
}
