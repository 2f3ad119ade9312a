// One extract of the register, Full or Update, checked against what is loaded and applied whole or not at all.

import { type Database, inTransaction, type Pool, type PoolClient } from '../../store/db.ts'
import {
  findLatestFullLoad,
  findLatestLoad,
  type RegisterLoad,
  recordLoad,
  tryImportLock,
} from '../../store/register/loads.ts'
import { dropOldSchemas, switchSchemas } from '../../store/register/staging.ts'
import { type OpenedExtract, openExtract } from './extract.ts'
import { ExtractFault } from './fault.ts'
import { buildFull, type LoadedFiles } from './import-full.ts'
import { importUpdate } from './import-update.ts'
import { type ExtractMeta, readMeta } from './meta.ts'
import type { ProgressListener } from './progress.ts'

export type ImportOptions = {
  /** Load in spite of a loss of rows, a gap before an Update, or an extract that is loaded already. */
  force?: boolean
  /** True for invented data. */
  sample?: boolean
  progress?: ProgressListener
}

export type ImportResult = {
  name: string
  extractNumber: number
  extractType: 'full' | 'update'
  snapshotDate: string
  /** False when the extract was loaded already and nothing was done. */
  applied: boolean
  rowsRead: Record<string, number>
  quarantined: number
}

/** Thrown when another import holds the database. */
export class ImportRunningError extends Error {
  override name = 'ImportRunningError'
}

/** Imports the zip or folder at `path`. Throws `ExtractFault` or `ImportRunningError`; nothing has changed then. */
export async function importRegister(
  database: Database,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { pool } = database
  const extract = await openExtract(path)
  try {
    const meta = await readMeta(extract)
    await dropOldSchemas(pool, 1) // left behind by an import that was killed just after its switch
    const result = await inTransaction(pool, client => apply(database, client, extract, meta, options))
    if (result.applied && meta.extractType === 'full') await tidyUp(pool, options.progress)
    return result
  } finally {
    extract.close()
  }
}

async function apply(
  database: Database,
  client: PoolClient,
  extract: OpenedExtract,
  meta: ExtractMeta,
  { force = false, sample = false, progress = () => {} }: ImportOptions,
): Promise<ImportResult> {
  if (!(await tryImportLock(client))) {
    throw new ImportRunningError(
      'Another import of the register is running on this database. Wait for it to end.',
    )
  }
  const { extractNumber, extractType, snapshotDate } = meta
  const about = { name: extract.name, extractNumber, extractType, snapshotDate }
  const held = await findLatestLoad(client)
  if (!force && isLoaded(meta, held)) return { ...about, applied: false, rowsRead: {}, quarantined: 0 }
  if (!force) refuseOrder(extract.name, meta, held)
  const { rowsRead, bad } =
    extractType === 'update'
      ? await importUpdate(client, extract, { force, progress })
      : await importFull(database, client, extract, held, { force, progress })
  const isSample = sample || (extractType === 'update' && (held?.isSample ?? false))
  await recordLoad(client, { ...about, meta: meta.variables, rowsRead, bad, forced: force, isSample })
  return { ...about, applied: true, rowsRead, quarantined: bad.length }
}

async function importFull(
  database: Database,
  client: PoolClient,
  extract: OpenedExtract,
  held: RegisterLoad | null,
  { force, progress }: { force: boolean; progress: ProgressListener },
): Promise<LoadedFiles> {
  const invented = held?.isSample ?? false // neither compared with nor kept
  const before = invented ? null : await findLatestFullLoad(client)
  const loaded = await buildFull(database, extract, { force, before, keepGone: !invented, progress })
  progress({ stage: 'switching over', done: null })
  await switchSchemas(client)
  return loaded
}

// Invented data gives way to any Full extract, whatever its number.
function isLoaded({ extractType, extractNumber }: ExtractMeta, held: RegisterLoad | null): boolean {
  if (!held) return false
  if (extractType === 'update') return extractNumber <= held.extractNumber
  return extractNumber === held.extractNumber && !held.isSample
}

// A repeat is no fault; a gap or a step back is.
function refuseOrder(
  name: string,
  { extractNumber, extractType }: ExtractMeta,
  held: RegisterLoad | null,
): void {
  if (extractType === 'full') {
    if (!held || held.isSample || extractNumber > held.extractNumber) return
    throw new ExtractFault(
      { file: name },
      `extract ${extractNumber} is older than extract ${held.extractNumber}, which is loaded. Nothing was changed; --force goes back to it`,
    )
  }
  if (!held) {
    throw new ExtractFault(
      { file: name },
      `is an Update, and no Full extract is loaded yet. Import a Full first (--force applies the Update to the empty register)`,
    )
  }
  const expected = held.extractNumber + 1
  if (extractNumber === expected) return
  const missing =
    expected === extractNumber - 1 ? `${expected} is` : `${expected} to ${extractNumber - 1} are`
  throw new ExtractFault(
    { file: name },
    `Update ${extractNumber} does not follow on extract ${held.extractNumber}: ${missing} missing. Import what is missing, or a newer Full; nothing was changed`,
  )
}

async function tidyUp(pool: Pool, progress: ProgressListener = () => {}): Promise<void> {
  progress({ stage: 'removing the extract before', done: null })
  await dropOldSchemas(pool)
  await pool.query('VACUUM register.company')
}
