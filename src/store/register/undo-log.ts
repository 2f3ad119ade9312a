// Undo log of Updates, written in their transaction.
//
// It stores groups: all rows of a table with one key, as they are when the Update first changes the group. Undo
// deletes the group and inserts the stored rows, whatever happened to the group in between.

import type { PoolClient } from '../db/pool.ts'
import { readSchemaFingerprint } from './undo-steps.ts'

/** Key columns of a group; `0` where a table has a single key. */
export const GROUP_KEYS = {
  enterprise: ['0', 'enterprise_number'],
  establishment: ['0', 'establishment_number'],
  branch: ['0', 'branch_id'],
  denomination: ['enterprise_number', 'entity_number'],
  address: ['enterprise_number', 'entity_number'],
  contact: ['enterprise_number', 'entity_number'],
  activity: ['enterprise_number', 'entity_number'],
  company: ['0', 'enterprise_number'],
} as const
export type GroupedTable = keyof typeof GROUP_KEYS

/** Log of the rows that a load replaces. */
export type UndoLog = {
  /** Stores the groups of `table` selected by `select` (enterprise and entity number), unless already stored. */
  groups(table: GroupedTable, select: string): Promise<void>
  /** Stores the complete code table. */
  codes(): Promise<void>
  /** The load under which term frequencies are stored; null stores none. */
  loadId: number | null
}

/** Stores nothing: for loads that cannot be undone. */
export const NO_UNDO_LOG: UndoLog = {
  groups: async () => {},
  codes: async () => {},
  loadId: null,
}

/** Writes in the transaction of `client` for the load `loadId`. */
export function createUndoLog(client: PoolClient, loadId: number): UndoLog {
  return {
    groups: (table, select) => logGroups(client, loadId, table, select),
    codes: () => logCodes(client, loadId),
    loadId,
  }
}

async function logGroups(
  client: PoolClient,
  loadId: number,
  table: GroupedTable,
  select: string,
): Promise<void> {
  const [enterprise, entity] = GROUP_KEYS[table]
  await client.query(
    `WITH fresh AS (
       INSERT INTO intake.register_undo_group (load_id, table_name, enterprise_number, entity_number)
       SELECT DISTINCT $1::integer, $2, enterprise_number, entity_number
       FROM (${select}) touched (enterprise_number, entity_number)
       ON CONFLICT DO NOTHING RETURNING enterprise_number, entity_number
     )
     INSERT INTO intake.register_undo_row (load_id, table_name, bodies)
     SELECT $1, $2, array_agg(previous::text ORDER BY previous.ctid)
     FROM fresh JOIN register.${table} previous
       ON previous.${entity} = fresh.entity_number${enterprise === '0' ? '' : ` AND previous.${enterprise} = fresh.enterprise_number`}
     HAVING count(*) > 0`,
    [loadId, table],
  )
}

async function logCodes(client: PoolClient, loadId: number): Promise<void> {
  await client.query(
    `WITH noted AS (
       INSERT INTO intake.register_undo_group (load_id, table_name, enterprise_number, entity_number)
       VALUES ($1, 'code', 0, 0)
     )
     INSERT INTO intake.register_undo_row (load_id, table_name, bodies)
     SELECT $1, 'code', coalesce(array_agg(previous::text ORDER BY previous.ctid), '{}') FROM register.code previous`,
    [loadId],
  )
}

/** Ids of the next new activity and the next new term. */
export type FirstIds = { activityId: number; termId: number }

export async function readFirstIds(client: PoolClient): Promise<FirstIds> {
  const { rows } = await client.query<FirstIds>(
    `SELECT (SELECT coalesce(max(activity_id), 0) + 1 FROM register.activity_code) AS "activityId",
            (SELECT coalesce(max(term_id), -1) + 1 FROM register.term) AS "termId"`,
  )
  return rows[0] as FirstIds
}

/** Records how the load can be undone: from the undo log, or, without first ids, by the schema that was kept. */
export async function recordUndo(client: PoolClient, loadId: number, first: FirstIds | null): Promise<void> {
  await client.query(
    `INSERT INTO intake.register_undo (load_id, kind, shape, first_activity_id, first_term_id)
     VALUES ($1, $2, $3, $4, $5)`,
    [
      loadId,
      first ? 'rows' : 'schema',
      await readSchemaFingerprint(client, 'register'),
      first?.activityId ?? null,
      first?.termId ?? null,
    ],
  )
}
