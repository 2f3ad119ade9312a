// Fetches and imports annual accounts, for the command and the scheduled job.

import { join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../../config.ts'
import { JobFailure } from '../../jobs/schedule.ts'
import { addDays } from '../../platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../platform/clock.ts'
import { type Connectivity, withConnectivity } from '../../platform/http-client/connectivity.ts'
import { createLogger } from '../../platform/log.ts'
import { type AccountsClient, createAccountsClient } from '../../sources/accounts/client/accounts-client.ts'
import { importAccounts } from '../../sources/accounts/import/import-accounts.ts'
import {
  AccountsSyncRunningError,
  type ImportFromPath,
} from '../../sources/accounts/import/sync/exclusive-sync.ts'
import {
  type AccountsSyncProgress,
  type AccountsSyncReport,
  syncExtractDays,
} from '../../sources/accounts/import/sync/sync-days.ts'
import { rederiveConfirmedOfficers } from '../../sources/gazette/import/extract-facts.ts'
import type { Database, Pool } from '../../store/db/pool.ts'
import { findResumeDay } from '../../store/intake/accounts-fetch-log.ts'
import { CliError, EXIT } from '../errors.ts'
import { parseDay } from './choose-gazette-days.ts'

// Chooses the days of griffie fetch accounts.

/**
 * By default from where the last run ended until yesterday, since today's extract is incomplete. Throws `CliError`
 * for invalid and future dates and empty ranges.
 */
async function chooseExtractDays(
  pool: Pool,
  { from, to }: { from?: string; to?: string },
): Promise<{ from: string; to: string }> {
  const today = dayInBelgium(systemClock)
  const yesterday = addDays(today, -1)
  const end = to === undefined ? null : parseDay(to, '--to', today)
  const begin = from === undefined ? null : parseDay(from, '--from', today)
  const first = begin ?? (await findResumeDay(pool)) ?? end ?? yesterday
  if (end !== null && first > end) {
    const hint = begin ? '' : ' (where the last run ended; use --from)'
    throw new CliError(`The first day, ${first}${hint}, is after the last day, ${end}.`, EXIT.usage)
  }
  return { from: first, to: end ?? (first > yesterday ? first : yesterday) }
}

type AccountsDays = { from?: string; to?: string; again?: boolean }

/** Fetches and imports the Bank's daily extracts. Throws as `syncExtractDays` and `chooseExtractDays` do. */
export async function syncAccountsExtracts(
  config: Config,
  database: Database,
  { again, ...chosen }: AccountsDays,
  {
    signal,
    onProgress,
    contact,
  }: { signal: AbortSignal; onProgress?: (progress: AccountsSyncProgress) => void; contact?: Connectivity },
): Promise<AccountsSyncReport> {
  const days = await chooseExtractDays(database.pool, chosen)
  return syncExtractDays(openAccountsClient(config, contact), database, {
    ...days,
    again,
    signal,
    folder: accountsDownloadFolder(config),
    importPath: createImporter(database, signal),
    onProgress: onProgress ?? (() => {}),
  })
}

/** A client of the Bank's service; `contact` tracks its connectivity. */
export function openAccountsClient(config: Config, contact?: Connectivity): AccountsClient {
  return createAccountsClient({
    baseUrl: config.accountsUrl,
    keys: config.accountsKeys,
    userAgent: `griffie/${packageJson.version}`,
    logger: createLogger(config.logLevel),
    ...(contact && { fetch: withConnectivity(contact) }),
  })
}

/** Folder of downloads until they are imported. */
export function accountsDownloadFolder({ dataDir }: Config): string {
  return join(dataDir, 'fetched-accounts')
}

/** The importer for downloaded files. */
export function createImporter(database: Database, signal: AbortSignal): ImportFromPath {
  const today = dayInBelgium(systemClock)
  return (path, onFilings) =>
    importAccounts(database, path, {
      signal,
      today,
      onProgress: ({ filings }) => onFilings?.(filings),
      officersChanged: (client, companies) => rederiveConfirmedOfficers(client, companies, today),
    })
}

/**
 * Fetches from where the last run ended until yesterday. Returns a one-line summary; throws `JobFailure` when a day
 * is incomplete, keeping what was imported. A day without an extract is reported but is no failure, since a retry
 * would not help.
 */
export async function syncAccountsDays(
  config: Config,
  database: Database,
  signal: AbortSignal,
): Promise<string> {
  const report = await syncAccountsExtracts(config, database, {}, { signal }).catch(toJobFailure)
  const summary = summarizeDays(report)
  const reason = failureReason(report)
  if (reason !== null) throw new JobFailure(`${summary}: ${reason}`)
  return summary
}

function toJobFailure(error: unknown): never {
  throw error instanceof AccountsSyncRunningError ? new JobFailure('another fetch is running') : error
}

function summarizeDays({ days }: AccountsSyncReport): string {
  const added = days.reduce((sum, { counts }) => sum + (counts?.added ?? 0), 0)
  const absent = days.filter(({ state }) => state === 'absent').length
  const whole = days.filter(({ state }) => state === 'done' || state === 'before').length
  const gone = absent > 0 ? `, ${absent} without an extract` : ''
  return `${days.at(0)?.day} to ${days.at(-1)?.day}: ${whole} of ${days.length} days complete${gone}, ${added} new deposits`
}

function failureReason({ stopped, faults, days }: AccountsSyncReport): string | null {
  if (stopped === 'key') return 'the key in ACCOUNTS_KEY_EXTRACTS was rejected'
  if (stopped === 'blocked') return 'the service throttles requests'
  if (!days.some(({ state }) => state === 'undone' || state === 'not_tried')) return null
  return [...new Set(faults.map(({ reason }) => reason))].slice(0, 3).join(', ') || 'not requested'
}
