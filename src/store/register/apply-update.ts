// Applies a daily Update to the live tables: per table delete, then insert, without cascading (an enterprise in the
// delete file keeps its denominations unless their own delete file lists them). Runs in the importer's transaction
// on temporary tables `gone_…` (keys) and `new_…` (rows).

import type { PoolClient } from '../db/pool.ts'
import type { UndoLog } from './undo-log.ts'

/** Tables whose rows belong to an entity. */
export const CHILD_TABLES = ['denomination', 'address', 'contact', 'activity'] as const
/** Tables of entities, with their keys. */
export const ENTITY_TABLES = {
  enterprise: 'enterprise_number',
  establishment: 'establishment_number',
  branch: 'branch_id',
} as const

const FIRST_ESTABLISHMENT = 2_000_000_000

/** Creates the temporary tables that an Update's files are loaded into. */
export async function createUpdateTables(client: PoolClient): Promise<void> {
  const tables = [...Object.keys(ENTITY_TABLES), ...CHILD_TABLES]
  const statements = tables.map(
    table => `
      CREATE TEMP TABLE gone_${table} (key bigint NOT NULL, enterprise_number integer) ON COMMIT DROP;
      CREATE TEMP TABLE new_${table} (LIKE register.${table} INCLUDING DEFAULTS) ON COMMIT DROP;`,
  )
  await client.query(`${statements.join('')}
    CREATE TEMP TABLE new_code (LIKE register.code) ON COMMIT DROP;
    CREATE TEMP TABLE touched (enterprise_number integer NOT NULL) ON COMMIT DROP;
    CREATE TEMP TABLE parent_change (entity bigint NOT NULL, before integer NOT NULL, after integer NOT NULL) ON COMMIT DROP;`)
}

/**
 * Updates planner statistics of the temporary tables, and sets the enterprise of each deleted key from the live
 * tables.
 */
export async function prepareUpdate(client: PoolClient): Promise<void> {
  for (const table of [...Object.keys(ENTITY_TABLES), ...CHILD_TABLES]) {
    await client.query(`ANALYZE gone_${table}; ANALYZE new_${table}`)
  }
  for (const table of CHILD_TABLES) {
    await client.query(`UPDATE gone_${table} SET enterprise_number = ${parentOf('key')}`)
  }
}

/**
 * Applies the temporary tables, after `prepareUpdate`, and fills `touched` with every enterprise that may have
 * changed. Replaced rows are logged for undo. Companies are logged too, but derived elsewhere.
 */
export async function applyUpdate(client: PoolClient, undo: UndoLog): Promise<void> {
  await replaceCodes(client, undo)
  for (const table of CHILD_TABLES) await deleteChildren(client, table, undo)
  await replaceEntities(client, undo)
  for (const table of CHILD_TABLES) await moveChildren(client, table, undo)
  for (const table of CHILD_TABLES) await insertChildren(client, table, undo)
  await collectTouched(client)
  await undo.groups('company', 'SELECT 0, enterprise_number FROM touched')
}

// An Update contains the complete code table, usually unchanged.
async function replaceCodes(client: PoolClient, undo: UndoLog): Promise<void> {
  const { rows } = await client.query<{ differs: boolean }>(
    `SELECT EXISTS (TABLE register.code EXCEPT ALL TABLE new_code)
         OR EXISTS (TABLE new_code EXCEPT ALL TABLE register.code) AS differs`,
  )
  if (!rows[0]?.differs) return
  await undo.codes()
  await client.query('DELETE FROM register.code')
  await client.query('INSERT INTO register.code TABLE new_code')
}

/** SQL for the enterprise of `entity` in the live tables; 0 when its establishment is unknown. */
function parentOf(entity: string): string {
  return `coalesce(
    CASE WHEN ${entity} < ${FIRST_ESTABLISHMENT} THEN ${entity}::integer END,
    (SELECT p.enterprise_number FROM register.establishment p WHERE p.establishment_number = ${entity} LIMIT 1),
    (SELECT p.enterprise_number FROM register.branch p WHERE p.branch_id = ${entity} LIMIT 1),
    0)`
}

type ChildTable = (typeof CHILD_TABLES)[number]

async function deleteChildren(client: PoolClient, table: ChildTable, undo: UndoLog): Promise<void> {
  await undo.groups(table, `SELECT enterprise_number, key FROM gone_${table}`)
  await client.query(
    `DELETE FROM register.${table} child USING gone_${table} gone
     WHERE child.enterprise_number = gone.enterprise_number AND child.entity_number = gone.key`,
  )
}

async function replaceEntities(client: PoolClient, undo: UndoLog): Promise<void> {
  for (const table of ['establishment', 'branch'] as const) {
    const key = ENTITY_TABLES[table]
    await client.query(
      `INSERT INTO parent_change
       SELECT changed.key, ${parentOf('changed.key')}, coalesce(new.enterprise_number, 0)
       FROM (SELECT key FROM gone_${table} UNION SELECT ${key} FROM new_${table}) changed
       LEFT JOIN new_${table} new ON new.${key} = changed.key`,
    )
  }
  for (const table of Object.keys(ENTITY_TABLES) as (keyof typeof ENTITY_TABLES)[]) {
    // An inserted key that exists replaces the existing row.
    const key = ENTITY_TABLES[table]
    const changed = `SELECT key FROM gone_${table} UNION SELECT ${key} FROM new_${table}`
    await undo.groups(table, `SELECT 0, key FROM (${changed}) changed (key)`)
    await client.query(`DELETE FROM register.${table} WHERE ${key} IN (${changed})`)
    await client.query(`INSERT INTO register.${table} SELECT * FROM new_${table}`)
  }
}

// Rows of an establishment follow it when it changes owner or disappears without deletion of its rows.
async function moveChildren(client: PoolClient, table: ChildTable, undo: UndoLog): Promise<void> {
  await undo.groups(
    table,
    `SELECT unnest(ARRAY[before, after]), entity FROM parent_change WHERE before <> after`,
  )
  await client.query(
    `UPDATE register.${table} child SET enterprise_number = change.after FROM parent_change change
     WHERE change.before <> change.after
       AND child.enterprise_number = change.before AND child.entity_number = change.entity`,
  )
}

async function insertChildren(client: PoolClient, table: ChildTable, undo: UndoLog): Promise<void> {
  await client.query(`UPDATE new_${table} SET enterprise_number = ${parentOf('entity_number')}`)
  await undo.groups(table, `SELECT enterprise_number, entity_number FROM new_${table}`)
  await client.query(`INSERT INTO register.${table} SELECT * FROM new_${table}`)
}

async function collectTouched(client: PoolClient): Promise<void> {
  const sources = [
    'SELECT key::integer FROM gone_enterprise',
    'SELECT enterprise_number FROM new_enterprise',
    'SELECT before FROM parent_change',
    'SELECT after FROM parent_change',
    ...CHILD_TABLES.flatMap(table => [
      `SELECT enterprise_number FROM gone_${table}`,
      `SELECT enterprise_number FROM new_${table}`,
    ]),
  ]
  await client.query(
    `INSERT INTO touched SELECT DISTINCT number FROM (${sources.join(' UNION ALL ')}) t (number) WHERE number > 0`,
  )
  await client.query('ANALYZE touched')
}
