// Compares the register with the staging schema that will replace it. Groups that differ are found table by table during
// the build, by sums of row hashes; their rows are read before the switch.

import type { PoolClient } from '../db/pool.ts'
import { NEXT } from '../register/staging.ts'
import type { GroupedTable } from '../register/undo-log.ts'
import { recordLoadHistory } from './record-register.ts'
import { entityColumn, GROUPED_TABLES, hasEnterpriseKey, isDerived } from './register-groups.ts'
import { createHistoryTables, keepCodes, type RecordedLoad, readTouchedGroups } from './register-log.ts'

const LIVE = 'register'
/** Tables compared during the build. Companies are derived from them. */
export const COMPARED_TABLES: readonly GroupedTable[] = GROUPED_TABLES.filter(table => table !== 'company')

const changedTable = (table: GroupedTable) => `${NEXT}.changed_${table}`

/**
 * Finds the groups of `table` that differ, once the staging table is loaded. Hashes have 63 bits: a difference is missed
 * once in 10^18 groups.
 */
export async function compareStaged(client: PoolClient, table: GroupedTable): Promise<void> {
  const entity = entityColumn(table)
  const columns = await listFiledColumns(client, table)
  // Halved, so that the negative of every hash is in range.
  const hashed = (schema: string, sign: string) => `
    SELECT enterprise_number, ${entity}::bigint AS entity_number,
           ${sign}(hash_record_extended(ROW(${columns.join(', ')}), 0) >> 1) AS hash
    FROM ${schema}.${table} WHERE enterprise_number > 0`
  await client.query(
    `CREATE UNLOGGED TABLE ${changedTable(table)} AS
     SELECT enterprise_number, entity_number
     FROM (${hashed(LIVE, '')} UNION ALL ${hashed(NEXT, '-')}) both_registers
     GROUP BY enterprise_number, entity_number HAVING sum(hash) <> 0`,
  )
}

async function listFiledColumns(client: PoolClient, table: GroupedTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [`${LIVE}.${table}`],
  )
  return rows.map(({ name }) => name).filter(name => !isDerived(table, name))
}

/**
 * Records the difference between the register and the staging schema for `load`, after `compareStaged` of all
 * `COMPARED_TABLES` and in the transaction that switches the schemas, before the switch.
 */
export async function recordFullHistory(client: PoolClient, load: RecordedLoad): Promise<void> {
  // temp_buffers as for an Update: a session cannot change it once it has used temporary tables.
  await client.query("SET LOCAL work_mem = '384MB'; SET LOCAL temp_buffers = '64MB'; SET LOCAL jit = off")
  await createHistoryTables(client)
  await collectTouchedGroups(client)
  await client.query('ANALYZE touched_group')
  await readTouchedGroups(client, 'earlier_row', LIVE)
  if (await codesDiffer(client)) await keepCodes(client, LIVE)
  await recordLoadHistory(client, load, NEXT)
}

async function collectTouchedGroups(client: PoolClient): Promise<void> {
  for (const table of COMPARED_TABLES) {
    const enterprise = hasEnterpriseKey(table) ? 'enterprise_number' : '0'
    await client.query(
      `INSERT INTO touched_group SELECT DISTINCT '${table}', ${enterprise}, entity_number FROM ${changedTable(table)}`,
    )
  }
  const enterprises = COMPARED_TABLES.map(table => `SELECT enterprise_number FROM ${changedTable(table)}`)
  await client.query(
    `INSERT INTO touched_group SELECT 'company', 0, enterprise_number FROM (${enterprises.join(' UNION ')}) touched`,
  )
  for (const table of COMPARED_TABLES) await client.query(`DROP TABLE ${changedTable(table)}`)
}

async function codesDiffer(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ differs: boolean }>(
    `SELECT EXISTS (TABLE ${LIVE}.code EXCEPT ALL TABLE ${NEXT}.code)
         OR EXISTS (TABLE ${NEXT}.code EXCEPT ALL TABLE ${LIVE}.code) AS differs`,
  )
  return rows[0]?.differs ?? false
}
