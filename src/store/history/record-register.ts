// Records what a load of the register changed, in its transaction: earlier states and changes.

import type { PoolClient } from '../db/pool.ts'
import { selectGroupTexts } from './group-text.ts'
import { recordRegisterChanges } from './register-changes.ts'
import { findChangedGroups, type RecordedLoad, readTouchedGroups } from './register-log.ts'
import { currentShapes } from './register-shapes.ts'

/**
 * Compares the groups kept in `earlier_row` with those of `schema` and records the difference for `load`.
 * The activity ids of both are those of `schema`.
 */
export async function recordLoadHistory(
  client: PoolClient,
  load: RecordedLoad,
  schema: string,
): Promise<void> {
  await client.query('ANALYZE touched_group')
  await readTouchedGroups(client, 'later_row', schema)
  await findChangedGroups(client)
  await client.query(
    `INSERT INTO history.register_version (enterprise_number, load_id, groups)
     SELECT enterprise_number, $1, groups
     FROM (${selectGroupTexts(await currentShapes(client), 'changed_group')}) earlier
     ORDER BY enterprise_number`,
    [load.loadId],
  )
  await recordRegisterChanges(client, load, schema)
}

/** Forgets the register's history and begins it with the load `loadId`: what was before it, or is unlike it, is not known. */
export async function startRegisterHistory(client: PoolClient, loadId: number): Promise<void> {
  await client.query('DELETE FROM history.register_version')
  await client.query(`DELETE FROM history.change WHERE kind LIKE 'register.%'`)
  await client.query(
    `INSERT INTO history.register_start (load_id) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET load_id = excluded.load_id`,
    [loadId],
  )
}
