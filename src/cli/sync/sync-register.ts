// Fetches and applies register extracts, for the command and the scheduled job.

import { join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../../config.ts'
import { JobFailure } from '../../jobs/schedule.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Connectivity, withConnectivity } from '../../platform/http-client/connectivity.ts'
import { createLogger } from '../../platform/log.ts'
import { openRefusedAccountRecord } from '../../sources/register/client/refused-account.ts'
import type { Account, RegisterClient } from '../../sources/register/client/register-client.ts'
import { createWebClient } from '../../sources/register/client/web/web-client.ts'
import { ImportRunningError } from '../../sources/register/import/import-register.ts'
import type { RegisterSyncProgress } from '../../sources/register/import/sync/apply-extracts.ts'
import {
  RegisterSyncRunningError,
  runRegisterSync,
} from '../../sources/register/import/sync/sync-register.ts'
import type { RegisterSyncReport } from '../../sources/register/import/sync/sync-report.ts'
import type { Database } from '../../store/db/pool.ts'
import { refreshCountsAfter } from '../commands/statistics.ts'
import { isComplete, summarize } from './register-report.ts'

type SyncOptions = {
  via?: Config['register']['via']
  full?: boolean
  signal: AbortSignal
  onProgress?: (progress: RegisterSyncProgress) => void
  contact?: Connectivity
}

/** Updates the register over `via`. Throws as `runRegisterSync` does. */
export async function syncRegisterExtracts(
  config: Config,
  database: Database,
  account: Account,
  { via, contact, ...options }: SyncOptions,
): Promise<RegisterSyncReport> {
  const upstream = await openUpstream(config, account, via, contact)
  const logger = createLogger(config.logLevel)
  const report = await runRegisterSync(database, upstream, {
    folder: registerDownloadFolder(config),
    logger,
    ...options,
  })
  const refusal = openRefusedAccountRecord(registerDownloadFolder(config), systemClock)
  if (report.stopped?.reason === 'refused') await refusal.save(account)
  else if (report.listed) await refusal.clear()
  return report
}

/** A client for protocol `via`, by default the configured one; `contact` tracks connectivity. */
export async function openUpstream(
  { register, logLevel }: Config,
  account: Account,
  via = register.via,
  contact?: Connectivity,
): Promise<RegisterClient> {
  if (via === 'sftp') {
    // Imported on demand: the SSH library takes 20 MB.
    const { createSftpClient } = await import('../../sources/register/client/sftp/sftp-client.ts')
    const sftp = createSftpClient({ address: register.sftp, account, logger: createLogger(logLevel) })
    if (!contact) return sftp
    return { ...sftp, listExtracts: signal => contact.track(() => sftp.listExtracts(signal)) }
  }
  return createWebClient({
    baseUrl: register.url,
    account,
    userAgent: `griffie/${packageJson.version}`,
    ...(contact && { fetch: withConnectivity(contact) }),
  })
}

/** Address of protocol `via`, for messages. */
export function upstreamAddress({ register }: Config, via = register.via): string {
  return via === 'sftp' ? `${register.sftp.host}:${register.sftp.port}` : register.url
}

export function registerDownloadFolder({ dataDir }: Config): string {
  return join(dataDir, 'fetched-register')
}

/**
 * Updates the register and the counts by activity and town. `summary` is one line; `changed` is true when an
 * extract was applied. Throws `JobFailure` when the newest extract could not be applied (earlier ones stay), and
 * while a rejected account is not retried.
 */
export async function syncRegister(
  config: Config,
  database: Database,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (progress: RegisterSyncProgress) => void },
): Promise<{ summary: string; changed: boolean }> {
  const { account } = config.register
  if (!account) throw new JobFailure('REGISTER_USER and REGISTER_PASSWORD are not set')
  if (await openRefusedAccountRecord(registerDownloadFolder(config), systemClock).isRefused(account))
    throw new JobFailure(
      'the account was rejected within the last day and is not retried; griffie fetch register retries it',
    )
  const report = await syncRegisterExtracts(config, database, account, { signal, onProgress }).catch(
    toJobFailure,
  )
  const changed = report.applied.length > 0
  await refreshCountsAfter(database.pool, report.applied)
  if (!isComplete(report)) throw new JobFailure(summarize(report))
  return { summary: summarize(report), changed }
}

function toJobFailure(error: unknown): never {
  if (error instanceof RegisterSyncRunningError) throw new JobFailure('another fetch is running')
  if (error instanceof ImportRunningError) throw new JobFailure('an import is running')
  throw error
}
