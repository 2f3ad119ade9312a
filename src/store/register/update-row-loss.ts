// Counts the rows an Update would delete without replacement, before it is applied.

import type { PoolClient } from '../db/pool.ts'
import { CHILD_TABLES, ENTITY_TABLES } from './apply-update.ts'

/** `of` is counted only up to the number at which `lost` falls below the given share. */
type RowLoss = { table: string; lost: number; of: number }

/**
 * Row losses per table: rows whose key the temporary tables delete without new rows. Call after `prepareUpdate`.
 * Large tables are only counted as far as needed to compare `lost` with `share`.
 */
export async function countRowLosses(client: PoolClient, share: number): Promise<RowLoss[]> {
  const losses: RowLoss[] = []
  for (const [table, key] of Object.entries(ENTITY_TABLES))
    losses.push(await countLoss(client, table, removedRowsSql(table, key), share))
  for (const table of CHILD_TABLES) {
    const gone = `${removedRowsSql(table, 'entity_number')} AND gone.enterprise_number = current.enterprise_number`
    losses.push(await countLoss(client, table, gone, share))
  }
  losses.push(await countLoss(client, 'code', LOST_CODES, share))
  return losses
}

// An Update contains the complete code table.
const LOST_CODES =
  'SELECT greatest((SELECT count(*) FROM register.code) - (SELECT count(*) FROM new_code), 0)::int AS n'

function removedRowsSql(table: string, key: string): string {
  return `SELECT count(*)::int AS n FROM register.${table} current JOIN (SELECT DISTINCT * FROM gone_${table}) gone ON gone.key = current.${key}
     WHERE NOT EXISTS (SELECT FROM new_${table} new WHERE new.${key} = current.${key})`
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
  const all = `SELECT count(*)::int AS n FROM (SELECT FROM register.${table} LIMIT ${enough}) current`
  return { table, lost, of: await countOf(client, all) }
}

async function countOf(client: PoolClient, statement: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(statement)
  return rows[0]?.n ?? 0
}
