// Rolls back to an earlier extract in one transaction, so that readers never see a mixed state.

import { type Database, inTransaction, type PoolClient } from '../../../store/db/pool.ts'
import { refreshHolderSeats } from '../../../store/gazette/holder-seats.ts'
import { undoRegisterHistory } from '../../../store/history/undo-register.ts'
import { recordRollback, tryImportLock } from '../../../store/intake/register-loads.ts'
import { archivePrevious, dropOldSchemas, restorePrevious } from '../../../store/register/staging.ts'
import {
  deleteSchemaUndo,
  type LiveLoad,
  listLiveLoads,
  MAX_UNDO_STEPS,
  pruneUndo,
} from '../../../store/register/undo-steps.ts'
import { undoUpdate } from '../../../store/register/undo-update.ts'
import { ImportRunningError } from './import-register.ts'
import type { ProgressListener } from './load-files.ts'
import { planRollback, type RollbackPlan } from './plan-rollback.ts'

type RollbackOptions = {
  /** Extract number to restore; by default the previous one. */
  to?: number
  progress?: ProgressListener
}

/** The plan of `rollbackRegister`, not executed. Throws `RollbackUnavailableError`. */
export async function previewRollback(database: Database, to?: number): Promise<RollbackPlan> {
  return planRollback(await listLiveLoads(database.pool, MAX_UNDO_STEPS + 2), to)
}

/**
 * Restores an earlier extract. Throws `RollbackUnavailableError` or `ImportRunningError` without changing
 * anything.
 */
export async function rollbackRegister(
  { pool }: Database,
  { to, progress = () => {} }: RollbackOptions = {},
): Promise<RollbackPlan> {
  const plan = await inTransaction(pool, async client => {
    await acquireImportLock(client)
    const planned = planRollback(await listLiveLoads(client, MAX_UNDO_STEPS + 2), to)
    for (const [at, load] of planned.undone.entries()) {
      progress({ stage: `rolling back extract ${load.extractNumber}`, done: at / planned.undone.length })
      await undoLoad(client, load)
    }
    const undone = planned.undone.map(({ loadId }) => loadId)
    const loadId = await recordRollback(client, planned.restored.loadId, undone)
    await undoRegisterHistory(client, undone, { loadId, snapshotDate: planned.restored.snapshotDate })
    await refreshHolderSeats(client, loadId)
    await pruneUndo(client)
    progress({ stage: 'switching', done: null })
    return planned
  })
  await dropOldSchemas(pool)
  return plan
}

async function undoLoad(client: PoolClient, { loadId, undo }: LiveLoad): Promise<void> {
  if (undo === 'schema') await restorePrevious(client)
  else await undoUpdate(client, loadId)
}

/**
 * Drops the register kept from before the last Full, which frees its disk space. False when there was none.
 */
export async function dropRetainedRegister({ pool }: Database): Promise<boolean> {
  const dropped = await inTransaction(pool, async client => {
    await acquireImportLock(client)
    await deleteSchemaUndo(client)
    await pruneUndo(client)
    return archivePrevious(client)
  })
  await dropOldSchemas(pool)
  return dropped
}

async function acquireImportLock(client: PoolClient): Promise<void> {
  if (await tryImportLock(client)) return
  throw new ImportRunningError(
    'An import of the register is running on this database. Wait for it to end, or stop it.',
  )
}
