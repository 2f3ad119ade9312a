// Downloads and imports extracts one by one. The plan is recomputed after each one, so that unusable extracts
// are skipped and an interrupted run is resumable.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Pool } from '../../../../store/db/pool.ts'
import {
  findLatestFullLoad,
  findLatestLoad,
  listRefusedExtracts,
} from '../../../../store/intake/register-loads.ts'
import { checkExtract, downloadExtract } from '../../client/download-extract.ts'
import { RegisterUpstreamError, type UpstreamErrorReason } from '../../client/errors.ts'
import type { ListedExtract, RegisterClient } from '../../client/register-client.ts'
import type { RequestContext } from '../../client/retry-request.ts'
import { ExtractError } from '../../parse/extract-fault.ts'
import { importRegister } from '../import-register.ts'
import type { ImportProgress } from '../load-files.ts'
import { type LoadedExtract, planExtracts } from './plan-extracts.ts'
import type { RegisterSyncReport } from './sync-report.ts'

// Reads the state needed for a sync: the loaded extract and rolled-back ones.

/** The extract that is loaded, or null before the first. */
export async function findLoadedExtract(pool: Pool): Promise<LoadedExtract | null> {
  const latest = await findLatestLoad(pool)
  if (!latest) return null
  const full = await findLatestFullLoad(pool)
  return { number: latest.extractNumber, fullNumber: full?.extractNumber ?? null, isSample: latest.isSample }
}

/** `listed` without rolled-back extracts, and the numbers of these. */
export async function excludeRolledBack(
  pool: Pool,
  listed: readonly ListedExtract[],
): Promise<{ offered: ListedExtract[]; rolledBack: number[] }> {
  const refused = new Set((await listRefusedExtracts(pool)).map(({ extractNumber }) => extractNumber))
  const numbers = listed.map(({ number }) => number).filter(number => refused.has(number))
  return {
    offered: listed.filter(({ number }) => !refused.has(number)),
    rolledBack: [...new Set(numbers)].sort((a, b) => a - b),
  }
}

/** `name` is null while listing; `done`, 0 to 1, is null if unknown. */
export type RegisterSyncProgress = { name: string | null; stage: string; done: number | null }

export type SyncRun = {
  database: Database
  upstream: RegisterClient
  asking: RequestContext
  folder: string
  /** Start with the newest Full, as `planExtracts` does. */
  full: boolean
  onProgress(progress: RegisterSyncProgress): void
}

// A second Full is tried when the newest is unusable; a third is unlikely to be better.
const MAX_FULL_ATTEMPTS = 2

/**
 * Applies the extracts in `offered` and records them in `report`. Throws the errors of `errors.ts`,
 * `ImportRunningError`, the reason of an aborted signal, and database and file-system errors; the report is
 * valid up to then.
 */
export async function applyPlannedExtracts(
  run: SyncRun,
  offered: readonly ListedExtract[],
  report: RegisterSyncReport,
): Promise<void> {
  let { full } = run
  let fulls = 0
  for (;;) {
    run.asking.signal?.throwIfAborted()
    const loaded = await findLoadedExtract(run.database.pool)
    const { steps, why } = planExtracts(loaded, withoutUnusable(offered, report), { full })
    const [next] = steps
    if (!next || (next.type === 'full' && ++fulls > MAX_FULL_ATTEMPTS)) return
    if (report.reasons.at(-1) !== why) report.reasons.push(why)
    await fetchAndImport(run, next, report, full)
    full = false // the requested Full was tried; continue as needed
  }
}

/** The extracts not found to be unusable. */
export function withoutUnusable(
  offered: readonly ListedExtract[],
  { unusable }: RegisterSyncReport,
): ListedExtract[] {
  const names = new Set(unusable.map(({ name }) => name))
  return offered.filter(({ name }) => !names.has(name))
}

async function fetchAndImport(
  run: SyncRun,
  extract: ListedExtract,
  report: RegisterSyncReport,
  again: boolean,
): Promise<void> {
  const { name } = extract
  const progress = ({ stage, done }: ImportProgress) => run.onProgress({ name, stage, done })
  try {
    await ensureOnDisk(run, extract, report)
    progress({ stage: 'importing', done: null })
    report.applied.push(await importRegister(run.database, join(run.folder, name), { again, progress }))
  } catch (error) {
    const reason = unusableReason(error)
    if (reason === null) throw error
    report.unusable.push({ name, reason, message: (error as Error).message })
  }
}

async function ensureOnDisk(run: SyncRun, extract: ListedExtract, report: RegisterSyncReport): Promise<void> {
  const { folder, asking, onProgress } = run
  const { name } = extract
  if (await isDownloaded(join(folder, name), extract, asking.signal)) return
  const onBytes = (bytes: number, of: number | null) =>
    onProgress({ name, stage: 'fetching', done: of ? bytes / of : null })
  report.downloaded.push(await downloadExtract(run.upstream, extract, folder, { ...asking, onBytes }))
}

// Downloaded by an earlier run and still intact.
async function isDownloaded(path: string, extract: ListedExtract, signal?: AbortSignal): Promise<boolean> {
  if (!existsSync(path)) return false
  try {
    await checkExtract(path, extract, signal)
    return true
  } catch (error) {
    if (!(error instanceof RegisterUpstreamError)) throw error
    return false
  }
}

// Errors of the extract itself: another extract may work.
const UNUSABLE_REASONS = new Set<UpstreamErrorReason>(['not_found', 'too_large', 'damaged', 'wrong_extract'])

function unusableReason(error: unknown): string | null {
  if (error instanceof ExtractError) return 'content'
  return error instanceof RegisterUpstreamError && UNUSABLE_REASONS.has(error.reason) ? error.reason : null
}
