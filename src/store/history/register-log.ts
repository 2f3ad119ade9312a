// What a load of the register changes: its groups of rows before and after, in temporary tables of its transaction.

import type { PoolClient } from '../db/pool.ts'
import type { GroupedTable, UndoLog } from '../register/undo-log.ts'
import { GROUPED_TABLES, selectGroups } from './register-groups.ts'

export type RecordedLoad = {
  loadId: number
  extractNumber: number
  /** `YYYY-MM-DD`. */
  snapshotDate: string
}

/** Creates the temporary tables. */
export async function createHistoryTables(client: PoolClient): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE touched_group (
      table_name text NOT NULL, enterprise_number integer NOT NULL, entity_number bigint NOT NULL,
      PRIMARY KEY (table_name, enterprise_number, entity_number)
    ) ON COMMIT DROP;
    CREATE TEMP TABLE earlier_row (
      table_name text NOT NULL, enterprise_number integer NOT NULL, entity_number bigint NOT NULL, content jsonb NOT NULL
    ) ON COMMIT DROP;
    CREATE TEMP TABLE later_row (LIKE earlier_row) ON COMMIT DROP`)
}

/** Makes `log` also keep the groups as they were, for `findChangedGroups`. After `createHistoryTables`. */
export function withHistory(client: PoolClient, log: UndoLog): UndoLog {
  return {
    groups: async (table, select) => {
      await log.groups(table, select)
      await keepGroups(client, table, select)
    },
    codes: async () => {
      await log.codes()
      await keepCodes(client, 'register')
    },
    loadId: log.loadId,
  }
}

async function keepGroups(client: PoolClient, table: GroupedTable, select: string): Promise<void> {
  await client.query(
    `WITH fresh AS (
       INSERT INTO touched_group (table_name, enterprise_number, entity_number)
       SELECT DISTINCT $1, enterprise_number, entity_number
       FROM (${select}) touched (enterprise_number, entity_number)
       ON CONFLICT DO NOTHING RETURNING enterprise_number, entity_number
     )
     INSERT INTO earlier_row SELECT $1, before.* FROM (${selectGroups(table, 'register', 'fresh')}) before`,
    [table],
  )
}

/** Keeps the code table of `schema` as it was; call it only when it changes. */
export async function keepCodes(client: PoolClient, schema: string): Promise<void> {
  await client.query(
    `INSERT INTO earlier_row SELECT 'code', 0, 0, jsonb_strip_nulls(to_jsonb(code)) FROM ${schema}.code`,
  )
}

/** Reads the rows of all touched groups from `schema` into `earlier_row` or `later_row`. */
export async function readTouchedGroups(
  client: PoolClient,
  into: 'earlier_row' | 'later_row',
  schema: string,
): Promise<void> {
  for (const table of GROUPED_TABLES) {
    const keys = `(SELECT enterprise_number, entity_number FROM touched_group WHERE table_name = '${table}')`
    await client.query(
      `INSERT INTO ${into} SELECT '${table}', found.* FROM (${selectGroups(table, schema, keys)}) found`,
    )
  }
}

/**
 * Compares `earlier_row` with `later_row`, whatever the order of rows, and creates the temporary table `changed_group`
 * with what differs: `before` and `after` as JSON arrays. Kept codes count as changed.
 */
export async function findChangedGroups(client: PoolClient): Promise<void> {
  const grouped = (rows: string) => `
    SELECT table_name, enterprise_number, entity_number, jsonb_agg(content ORDER BY content) AS rows
    FROM ${rows} GROUP BY table_name, enterprise_number, entity_number`
  await client.query(`
    ANALYZE earlier_row;
    ANALYZE later_row;
    CREATE TEMP TABLE changed_group ON COMMIT DROP AS
    SELECT table_name, enterprise_number, entity_number,
           coalesce(earlier.rows, '[]') AS before, coalesce(later.rows, '[]') AS after
    FROM (${grouped('earlier_row')}) earlier
    FULL JOIN (${grouped('later_row')}) later USING (table_name, enterprise_number, entity_number)
    WHERE earlier.rows IS DISTINCT FROM later.rows;
    CREATE INDEX ON changed_group (table_name, enterprise_number, entity_number);
    ANALYZE changed_group`)
}
