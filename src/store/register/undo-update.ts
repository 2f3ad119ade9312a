// Undoes an Update in the live tables, in the caller's transaction.

import { firstPosting } from '../../domain/search/postings.ts'
import type { PoolClient } from '../db/pool.ts'
import { GROUP_KEYS, type GroupedTable } from './undo-log.ts'

/**
 * Restores the register to the state before the load `loadId`, which must be the newest, and consumes its undo log.
 */
export async function undoUpdate(client: PoolClient, loadId: number): Promise<void> {
  await client.query("SET LOCAL work_mem = '64MB'; SET LOCAL datestyle = 'ISO, YMD'")
  await client.query('ANALYZE intake.register_undo_group')
  for (const table of Object.keys(GROUP_KEYS) as GroupedTable[]) await undoGroups(client, loadId, table)
  await undoCodes(client, loadId)
  await undoActivityCodes(client, loadId)
  await undoTerms(client, loadId)
}

async function undoGroups(client: PoolClient, loadId: number, table: GroupedTable): Promise<void> {
  const [enterprise, entity] = GROUP_KEYS[table]
  await client.query(
    `DELETE FROM register.${table} current USING intake.register_undo_group touched
     WHERE touched.load_id = $1 AND touched.table_name = $2 AND current.${entity} = touched.entity_number
       ${enterprise === '0' ? '' : `AND current.${enterprise} = touched.enterprise_number`}`,
    [loadId, table],
  )
  await restoreRows(client, loadId, table)
}

async function restoreRows(client: PoolClient, loadId: number, table: string): Promise<void> {
  await client.query(
    `INSERT INTO register.${table}
     SELECT (noted.before).* FROM (
       SELECT body::register.${table} AS before
       FROM intake.register_undo_row, unnest(bodies) WITH ORDINALITY AS row (body, place)
       WHERE load_id = $1 AND table_name = $2 ORDER BY place
     ) noted`,
    [loadId, table],
  )
}

async function undoCodes(client: PoolClient, loadId: number): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM intake.register_undo_group WHERE load_id = $1 AND table_name = 'code'`,
    [loadId],
  )
  if (!rowCount) return
  await client.query('DELETE FROM register.code')
  await restoreRows(client, loadId, 'code')
}

async function undoActivityCodes(client: PoolClient, loadId: number): Promise<void> {
  await client.query(
    `DELETE FROM register.activity_code
     WHERE activity_id >= (SELECT first_activity_id FROM intake.register_undo WHERE load_id = $1)`,
    [loadId],
  )
}

// All dictionary buckets are scanned: logging the fifty buckets of every new word would cost each Update more.
async function undoTerms(client: PoolClient, loadId: number): Promise<void> {
  const { rows } = await client.query<{ first: number }>(
    'SELECT first_term_id AS first FROM intake.register_undo WHERE load_id = $1',
    [loadId],
  )
  const first = rows[0]?.first ?? 0
  await client.query(
    `UPDATE register.term SET frequency = before.frequency
     FROM (SELECT unnest(term_ids) AS term_id, unnest(frequencies) AS frequency
           FROM intake.register_undo_term WHERE load_id = $1) before
     WHERE before.term_id = term.term_id`,
    [loadId],
  )
  await client.query('DELETE FROM register.term WHERE term_id >= $1', [first])
  // Rows are written per load, so the first posting is the lowest.
  await client.query(
    `DELETE FROM register.term_error
     WHERE get_byte(postings, 0) + (get_byte(postings, 1) << 8) + (get_byte(postings, 2) << 16)
           + (get_byte(postings, 3)::bigint << 24) >= $1`,
    [firstPosting(first)],
  )
}
