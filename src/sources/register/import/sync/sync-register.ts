// Brings the register up to date from its upstream, one process at a time.

import { mkdir } from 'node:fs/promises'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Logger } from '../../../../platform/log.ts'
import type { Database } from '../../../../store/db/pool.ts'
import { acquireFetchLock } from '../../../../store/intake/register-loads.ts'
import { DEFAULT_REGISTER_CLIENT_LIMITS, type RegisterClientLimits } from '../../client/client-limits.ts'
import { isRegisterClientError } from '../../client/errors.ts'
import type { ListedExtract, RegisterClient } from '../../client/register-client.ts'
import { type RequestContext, retryRequest } from '../../client/retry-request.ts'
import {
  applyPlannedExtracts,
  excludeRolledBack,
  findLoadedExtract,
  type RegisterSyncProgress,
  type SyncRun,
  withoutUnusable,
} from './apply-extracts.ts'
import { type LoadedExtract, planExtracts, type SyncPlan } from './plan-extracts.ts'
import { pruneExtractFiles } from './retained-files.ts'
import { loadedNumber, type RegisterSyncReport, startReport } from './sync-report.ts'

type RegisterClientOptions = {
  signal?: AbortSignal
  clock?: Clock
  limits?: Partial<RegisterClientLimits>
  logger: Logger
}

export type SyncOptions = RegisterClientOptions & {
  /** Download folder, created if missing. */
  folder: string
  /** Start with the newest Full, even where Updates suffice; it is reloaded if already loaded. */
  full?: boolean
  onProgress?: (progress: RegisterSyncProgress) => void
}

/** Another process is fetching for this database. */
export class RegisterSyncRunningError extends Error {
  override name = 'RegisterSyncRunningError'
}

/**
 * Brings the register up to date and closes `upstream`. Upstream errors go into the report. Rejects with
 * `RegisterSyncRunningError` or `ImportRunningError`, the reason of an aborted signal, and database and
 * file-system errors.
 */
export async function runRegisterSync(
  database: Database,
  upstream: RegisterClient,
  { folder, full = false, onProgress = () => {}, ...options }: SyncOptions,
): Promise<RegisterSyncReport> {
  const release = await acquireFetchLock(database.pool)
  if (!release) {
    throw new RegisterSyncRunningError(
      'Extracts of the register are being fetched for this database already.',
    )
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await syncAndReport({
      database,
      upstream,
      asking: createRequestContext(options),
      folder,
      full,
      onProgress,
    })
  } finally {
    await upstream.close()
    await release()
  }
}

export type SyncPreview = {
  listed: ListedExtract[]
  rolledBack: number[]
  loaded: LoadedExtract | null
  plan: SyncPlan
}

/** The first steps of `runRegisterSync`, not executed. Closes `upstream`. Throws as `retryRequest` does. */
export async function previewSync(
  { pool }: Database,
  upstream: RegisterClient,
  { full, ...options }: RegisterClientOptions & { full?: boolean },
): Promise<SyncPreview> {
  try {
    const listed = await fetchList(upstream, createRequestContext(options))
    const { offered, rolledBack } = await excludeRolledBack(pool, listed)
    const loaded = await findLoadedExtract(pool)
    return { listed, rolledBack, loaded, plan: planExtracts(loaded, offered, { full }) }
  } finally {
    await upstream.close()
  }
}

function createRequestContext({
  signal,
  clock = systemClock,
  logger,
  limits: politeness,
}: RegisterClientOptions): RequestContext {
  return { signal, clock, logger, limits: { ...DEFAULT_REGISTER_CLIENT_LIMITS, ...politeness } }
}

function fetchList(upstream: RegisterClient, asking: RequestContext): Promise<ListedExtract[]> {
  return retryRequest(upstream.endpoint, () => upstream.listExtracts(asking.signal), asking)
}

async function syncAndReport(run: SyncRun): Promise<RegisterSyncReport> {
  const { pool } = run.database
  const report = startReport(await findLoadedExtract(pool))
  let listed: ListedExtract[] = []
  let offered: ListedExtract[] = []
  try {
    run.onProgress({ name: null, stage: `listing extracts of ${run.upstream.endpoint}`, done: null })
    listed = await fetchList(run.upstream, run.asking)
    report.listed = { extracts: listed.length, newest: newestOf(listed) }
    const known = await excludeRolledBack(pool, listed)
    offered = known.offered
    report.rolledBack = known.rolledBack
    await applyPlannedExtracts(run, offered, report)
  } catch (error) {
    if (!isRegisterClientError(error)) throw error
    report.stopped = { reason: error.reason, message: error.message }
  }
  const loaded = await findLoadedExtract(pool)
  report.after = loadedNumber(loaded)
  report.left = planExtracts(loaded, withoutUnusable(offered, report)).steps.map(({ name }) => name)
  report.state = stateOf(report, offered)
  // Without a list it is unknown which parts are resumable.
  if (report.listed) report.files = await pruneExtractFiles(run.folder, loaded, listed)
  return report
}

function stateOf(
  { listed, after, left }: RegisterSyncReport,
  offered: readonly ListedExtract[],
): RegisterSyncReport['state'] {
  if (!listed) return 'unknown'
  if (after !== null && offered.every(({ number }) => number <= after)) return 'up_to_date'
  return left.length > 0 ? 'behind' : 'stuck'
}

function newestOf(listed: readonly ListedExtract[]): ListedExtract {
  return listed.reduce((newest, extract) => (extract.number > newest.number ? extract : newest))
}
