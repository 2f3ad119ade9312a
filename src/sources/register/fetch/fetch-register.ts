// The register brought up to date from its upstream, by one machine at a time.

import { mkdir } from 'node:fs/promises'
import type { Logger } from '../../../log.ts'
import type { Database } from '../../../store/db.ts'
import { claimFetching } from '../../../store/register/fetch-lock.ts'
import { type Clock, systemClock } from '../../web/clock.ts'
import { applyChain, type FetchProgress, type Run, usable } from './apply-chain.ts'
import { isRegisterFault } from './errors.ts'
import type { ListedExtract } from './extract-name.ts'
import { tidyFiles } from './kept-files.ts'
import { type Asking, askPatiently } from './patiently.ts'
import { type LoadedExtract, type Plan, planChain } from './plan-chain.ts'
import { DEFAULT_REGISTER_POLITENESS, type RegisterPoliteness } from './politeness.ts'
import { type FetchReport, numberOf, startReport } from './report.ts'
import { findLoaded, leaveOutRolledBack } from './standing.ts'
import type { RegisterUpstream } from './upstream.ts'

export type AskOptions = {
  signal?: AbortSignal
  clock?: Clock
  politeness?: Partial<RegisterPoliteness>
  logger: Logger
}

export type FetchOptions = AskOptions & {
  /** Where extracts lie, made when missing. */
  folder: string
  /** Begin with the newest Full, also where Updates would do; it is loaded once more when it is loaded already. */
  full?: boolean
  onProgress?: (progress: FetchProgress) => void
}

/** Another process fetches for this database. */
export class RegisterFetchRunningError extends Error {
  override name = 'RegisterFetchRunningError'
}

/**
 * Brings the register up to date and closes `upstream`. Faults of the upstream are told in the report. Rejects with
 * `RegisterFetchRunningError` or `ImportRunningError`, the reason of an aborted signal, and faults of database and disk.
 */
export async function fetchRegister(
  database: Database,
  upstream: RegisterUpstream,
  { folder, full = false, onProgress = () => {}, ...options }: FetchOptions,
): Promise<FetchReport> {
  const release = await claimFetching(database.pool)
  if (!release) {
    throw new RegisterFetchRunningError(
      'Extracts of the register are being fetched for this database already.',
    )
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await bringUpToDate({ database, upstream, asking: askingOf(options), folder, full, onProgress })
  } finally {
    await upstream.close()
    await release()
  }
}

export type RegisterOutlook = {
  listed: ListedExtract[]
  rolledBack: number[]
  loaded: LoadedExtract | null
  plan: Plan
}

/** What `fetchRegister` would begin with. Closes `upstream`. Throws as `askPatiently` does. */
export async function planRegister(
  { pool }: Database,
  upstream: RegisterUpstream,
  { full, ...options }: AskOptions & { full?: boolean },
): Promise<RegisterOutlook> {
  try {
    const listed = await list(upstream, askingOf(options))
    const { offered, rolledBack } = await leaveOutRolledBack(pool, listed)
    const loaded = await findLoaded(pool)
    return { listed, rolledBack, loaded, plan: planChain(loaded, offered, { full }) }
  } finally {
    await upstream.close()
  }
}

function askingOf({ signal, clock = systemClock, logger, politeness }: AskOptions): Asking {
  return { signal, clock, logger, politeness: { ...DEFAULT_REGISTER_POLITENESS, ...politeness } }
}

function list(upstream: RegisterUpstream, asking: Asking): Promise<ListedExtract[]> {
  return askPatiently(upstream.place, () => upstream.listExtracts(asking.signal), asking)
}

async function bringUpToDate(run: Run): Promise<FetchReport> {
  const { pool } = run.database
  const report = startReport(await findLoaded(pool))
  let listed: ListedExtract[] = []
  let offered: ListedExtract[] = []
  try {
    run.onProgress({ name: null, stage: `asking ${run.upstream.place} what there is`, done: null })
    listed = await list(run.upstream, run.asking)
    report.listed = { extracts: listed.length, newest: newestOf(listed) }
    const known = await leaveOutRolledBack(pool, listed)
    offered = known.offered
    report.rolledBack = known.rolledBack
    await applyChain(run, offered, report)
  } catch (error) {
    if (!isRegisterFault(error)) throw error
    report.stopped = { reason: error.reason, message: error.message }
  }
  const loaded = await findLoaded(pool)
  report.after = numberOf(loaded)
  report.left = planChain(loaded, usable(offered, report)).steps.map(({ name }) => name)
  report.state = stateOf(report, offered)
  // Without a list it is not known which parts will be gone on with.
  if (report.listed) report.files = await tidyFiles(run.folder, loaded, listed)
  return report
}

function stateOf(
  { listed, after, left }: FetchReport,
  offered: readonly ListedExtract[],
): FetchReport['state'] {
  if (!listed) return 'unknown'
  if (after !== null && offered.every(({ number }) => number <= after)) return 'up_to_date'
  return left.length > 0 ? 'behind' : 'stuck'
}

function newestOf(listed: readonly ListedExtract[]): ListedExtract {
  return listed.reduce((newest, extract) => (extract.number > newest.number ? extract : newest))
}
