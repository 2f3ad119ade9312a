// One extract after the other, fetched and imported. After each one it is planned anew from what is loaded by then, so that
// an extract that turns out to be of no use is planned around, and a run that ends anywhere is gone on with by the next.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../../store/db/pool.ts'
import { checkExtract } from '../../client/check-extract.ts'
import { downloadExtract } from '../../client/download-extract.ts'
import { RegisterUpstreamError, type UpstreamErrorReason } from '../../client/errors.ts'
import type { ListedExtract } from '../../client/extract-name.ts'
import type { RegisterClient } from '../../client/register-client.ts'
import type { RequestContext } from '../../client/retry-request.ts'
import { ExtractError } from '../../parse/extract-fault.ts'
import type { ImportProgress } from '../import-progress.ts'
import { importRegister } from '../import-register.ts'
import { findLoadedExtract } from './load-state.ts'
import { planExtracts } from './plan-extracts.ts'
import type { RegisterSyncReport } from './sync-report.ts'

/** `name` is null while the list is asked for; `done`, 0 to 1, is null where it cannot be known. */
export type RegisterSyncProgress = { name: string | null; stage: string; done: number | null }

export type SyncRun = {
  database: Database
  upstream: RegisterClient
  asking: RequestContext
  folder: string
  /** Begin with the newest Full, as `planChain` does. */
  full: boolean
  onProgress(progress: RegisterSyncProgress): void
}

// A second Full is tried where the newest is of no use; a third would cost as much again and be no better.
const MAX_FULL_ATTEMPTS = 2

/**
 * Applies what `offered` has, and notes it in `report`. Throws the errors of `errors.ts`, `ImportRunningError`, the reason of
 * an aborted signal, and faults of database and disk; what is in the report by then was done.
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
    full = false // what was asked for was tried; the rest goes by what is needed
  }
}

/** The extracts that were not found to be of no use. */
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

// Fetched by an earlier run, and not spoilt by the disk meanwhile.
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

// Faults of an extract, not of the upstream: another extract may do.
const UNUSABLE_REASONS = new Set<UpstreamErrorReason>(['not_found', 'too_large', 'damaged', 'wrong_extract'])

function unusableReason(error: unknown): string | null {
  if (error instanceof ExtractError) return 'content'
  return error instanceof RegisterUpstreamError && UNUSABLE_REASONS.has(error.reason) ? error.reason : null
}
