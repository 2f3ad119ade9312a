// A rollback in the history of the register. The undone loads count no more for the past; their changes stay, and are
// taken back by changes of the rollback.

import type { PoolClient } from '../db/pool.ts'
import { openChangeBatch } from './record-changes.ts'
import { startRegisterHistory } from './record-register.ts'

/**
 * Takes back the loads `undone` by the load `loadId`, which repeats the extract of `snapshotDate` (`YYYY-MM-DD`). When one
 * of them is the first of the history, it begins anew.
 */
export async function undoRegisterHistory(
  client: PoolClient,
  undone: readonly number[],
  { loadId, snapshotDate }: { loadId: number; snapshotDate: string },
): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM history.register_start WHERE load_id = ANY ($1)', [
    undone,
  ])
  if (rowCount) return startRegisterHistory(client, loadId)
  await client.query('DELETE FROM history.register_version WHERE load_id = ANY ($1)', [undone])
  await takeChangesBack(client, undone, { loadId, snapshotDate })
}

// The opposite of each change, the last one first.
async function takeChangesBack(
  client: PoolClient,
  undone: readonly number[],
  { loadId, snapshotDate }: { loadId: number; snapshotDate: string },
): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM history.change WHERE load_id = ANY ($1) LIMIT 1', [
    undone,
  ])
  if (!rowCount) return
  await client.query(
    `INSERT INTO history.change
       (batch_id, item, enterprise_number, effective_on, entity_number, load_id, kind, reference, before, after)
     SELECT $1, row_number() OVER (ORDER BY c.batch_id DESC, c.item DESC), c.enterprise_number, $2, c.entity_number, $3,
            CASE c.kind WHEN 'register.arrived' THEN 'register.left' WHEN 'register.returned' THEN 'register.left'
              WHEN 'register.left' THEN 'register.returned'
              WHEN 'register.establishment_opened' THEN 'register.establishment_closed'
              WHEN 'register.establishment_closed' THEN 'register.establishment_opened' ELSE c.kind END,
            'rollback of extract ' || l.extract_number, c.after, c.before
     FROM history.change c JOIN intake.register_load l USING (load_id)
     WHERE c.load_id = ANY ($4)`,
    [await openChangeBatch(client), snapshotDate, loadId, undone],
  )
}
