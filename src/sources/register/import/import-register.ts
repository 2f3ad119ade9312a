// Imports one extract, Full or Update: checked against the loaded one and applied atomically.

import { type Database, inTransaction, type Pool, type PoolClient } from '../../../store/db/pool.ts'
import { refreshHolderSeats } from '../../../store/gazette/holder-seats.ts'
import { recordFullHistory } from '../../../store/history/compare-register.ts'
import { startRegisterHistory } from '../../../store/history/record-register.ts'
import {
  findLatestFullLoad,
  findLatestLoad,
  type RegisterLoad,
  recordLoad,
  reserveLoadId,
  tryImportLock,
} from '../../../store/intake/register-loads.ts'
import { archivePrevious, dropOldSchemas, switchSchemas } from '../../../store/register/staging.ts'
import { type FirstIds, recordUndo } from '../../../store/register/undo-log.ts'
import { deleteSchemaUndo, pruneUndo } from '../../../store/register/undo-steps.ts'
import { type ExtractMeta, readMeta } from '../parse/meta.ts'
import { type OpenedExtract, openExtract } from '../parse/open-extract.ts'
import type { LoadedFiles } from './check-load.ts'
import { checkNotRolledBack, checkSequence, isLoaded } from './check-load.ts'
import { buildFull, type FullOptions } from './import-full.ts'
import { importUpdate } from './import-update.ts'
import type { ProgressListener } from './load-files.ts'

type ImportOptions = {
  /**
   * Load despite a loss of rows, a gap before an Update, or an extract that is already loaded or was rolled
   * back.
   */
  force?: boolean
  /** Load a Full again that is already loaded; all other checks apply. */
  again?: boolean
  /** True for sample data. */
  sample?: boolean
  /** An Update with more rows cannot be rolled back. */
  notedAtMostRows?: number
  progress?: ProgressListener
}

export type ImportResult = {
  name: string
  extractNumber: number
  extractType: 'full' | 'update'
  snapshotDate: string
  /** False when the extract was already loaded. */
  applied: boolean
  rowsRead: Record<string, number>
  quarantined: number
}

/** Another import is running on the database. */
export class ImportRunningError extends Error {
  override name = 'ImportRunningError'
}

/**
 * Imports the zip or folder at `path`. Throws `ExtractError` or `ImportRunningError` without changing
 * anything.
 */
export async function importRegister(
  database: Database,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { pool } = database
  const extract = await openExtract(path)
  try {
    const meta = await readMeta(extract)
    await dropOldSchemas(pool, 1) // left by an import killed right after its switch
    const result = await inTransaction(pool, client => applyExtract(database, client, extract, meta, options))
    if (result.applied && meta.extractType === 'full') await vacuumAfterSwitch(pool, options.progress)
    return result
  } finally {
    extract.close()
  }
}

async function applyExtract(
  database: Database,
  client: PoolClient,
  extract: OpenedExtract,
  meta: ExtractMeta,
  { force = false, again = false, sample = false, progress = () => {}, notedAtMostRows }: ImportOptions,
): Promise<ImportResult> {
  if (!(await tryImportLock(client))) {
    throw new ImportRunningError(
      'Another import of the register is running on this database. Wait for it to end.',
    )
  }
  const { extractNumber, extractType, snapshotDate } = meta
  const about = { name: extract.name, extractNumber, extractType, snapshotDate }
  const held = await findLatestLoad(client)
  const isRepeat = !force && isLoaded(meta, held)
  if (isRepeat && !(again && extractType === 'full'))
    return { ...about, applied: false, rowsRead: {}, quarantined: 0 }
  if (!force) {
    if (!isRepeat) checkSequence(meta, held)
    await checkNotRolledBack(client, meta)
  }
  const loadId = await reserveLoadId(client)
  const { rowsRead, bad, undo } =
    extractType === 'update'
      ? await importUpdate(client, extract, {
          force,
          progress,
          loadId,
          extractNumber,
          snapshotDate,
          maxUndoRows: notedAtMostRows,
        })
      : await importFull(database, client, extract, held, {
          force,
          progress,
          loadId,
          extractNumber,
          snapshotDate,
          sample,
        })
  const isSample = sample || (extractType === 'update' && (held?.isSample ?? false))
  await recordLoad(client, { loadId, ...about, meta: meta.variables, rowsRead, bad, forced: force, isSample })
  if (held && undo) await recordUndo(client, loadId, undo === 'schema' ? null : undo)
  await pruneUndo(client)
  return { ...about, applied: true, rowsRead, quarantined: bad.length }
}

type FullLoadOptions = Pick<FullOptions, 'force' | 'progress' | 'snapshotDate'> & {
  loadId: number
  extractNumber: number
  sample: boolean
}
type FullResult = LoadedFiles & { undo: FirstIds | 'schema' | null }

async function importFull(
  database: Database,
  client: PoolClient,
  extract: OpenedExtract,
  held: RegisterLoad | null,
  { force, progress, loadId, extractNumber, snapshotDate, sample }: FullLoadOptions,
): Promise<FullResult> {
  await dropPreviousRegister(database.pool)
  const invented = held?.isSample ?? false // neither compared with nor kept
  const before = invented ? null : await findLatestFullLoad(client)
  const keepDeregistered = !invented
  // Nothing changed since nothing, and invented data have no history in common with others.
  const compare = held !== null && !invented && !sample
  const options = { force, before, keepDeregistered, compare, snapshotDate, progress }
  const loaded = await buildFull(database, extract, options)
  progress({ stage: compare ? 'recording changes' : 'switching', done: null })
  if (compare) await recordFullHistory(client, { loadId, extractNumber, snapshotDate })
  else await startRegisterHistory(client, loadId)
  progress({ stage: 'switching', done: null })
  await switchSchemas(client, { keep: held !== null })
  await refreshHolderSeats(client, loadId)
  return { ...loaded, undo: held ? 'schema' : null }
}

// Before the build, so that at most two registers are on disk.
async function dropPreviousRegister(pool: Pool): Promise<void> {
  const isGivenUp = await inTransaction(pool, async client => {
    await deleteSchemaUndo(client)
    return archivePrevious(client)
  })
  if (isGivenUp) await dropOldSchemas(pool)
}

async function vacuumAfterSwitch(pool: Pool, progress: ProgressListener = () => {}): Promise<void> {
  progress({ stage: 'removing the previous extract', done: null })
  await dropOldSchemas(pool)
  await pool.query('VACUUM register.company')
}
