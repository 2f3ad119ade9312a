// Fetches days of the gazette, for the command and the scheduled job.

import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../../config.ts'
import { enqueueExtraction } from '../../jobs/extract-gazette.ts'
import type { Queue } from '../../jobs/queue.ts'
import { JobFailure } from '../../jobs/schedule.ts'
import { type Connectivity, withConnectivity } from '../../platform/http-client/connectivity.ts'
import { createLogger } from '../../platform/log.ts'
import { createGazetteClient, type GazetteClient } from '../../sources/gazette/client/gazette-client.ts'
import type { GazetteSyncReport } from '../../sources/gazette/import/sync/sync-days.ts'
import {
  GazetteSyncRunningError,
  runGazetteSync,
  type SyncGazetteOptions,
} from '../../sources/gazette/import/sync/sync-gazette.ts'
import type { Database } from '../../store/db/pool.ts'
import { chooseDays } from './choose-gazette-days.ts'
import { isComplete } from './gazette-report.ts'

/**
 * Fetches days and queues each publication when it is stored; `contact` tracks connectivity. Throws as
 * `runGazetteSync` does.
 */
export function syncGazette(
  config: Config,
  database: Database,
  queue: Queue,
  options: SyncGazetteOptions,
  contact?: Connectivity,
): Promise<GazetteSyncReport> {
  const gazetteClient = openGazetteClient(config, contact)
  return runGazetteSync(
    gazetteClient,
    database,
    (client, numacs) => enqueueExtraction(queue, client, numacs),
    options,
  )
}

function openGazetteClient(config: Config, contact?: Connectivity): GazetteClient {
  return createGazetteClient({
    baseUrl: config.gazetteUrl,
    userAgent: `griffie/${packageJson.version} (${config.gazetteContact ?? 'no contact set'})`,
    logger: createLogger(config.logLevel),
    ...(contact && { fetch: withConnectivity(contact) }),
  })
}

/**
 * Fetches from where the last run ended until today. Returns a one-line summary; throws `JobFailure` when a day is
 * incomplete, keeping what was stored.
 */
export async function syncGazetteDays(
  config: Config,
  database: Database,
  queue: Queue,
  signal: AbortSignal,
): Promise<string> {
  const acts = config.gazetteActs
  const days = await chooseDays(database.pool, { acts })
  const fetchOptions = { acts, issues: true, signal }
  const report = await syncGazette(config, database, queue, { ...days, ...fetchOptions }).catch(toJobFailure)
  const summary = summarizeDays(report)
  if (!isComplete(report)) throw new JobFailure(`${summary}: ${failureReason(report)}`)
  return summary
}

function toJobFailure(error: unknown): never {
  throw error instanceof GazetteSyncRunningError ? new JobFailure('another fetch is running') : error
}

function summarizeDays({ days }: GazetteSyncReport): string {
  const texts = days.reduce(
    (sum, { gazette, annex }) =>
      sum + (gazette.articles ?? 0) + (gazette.from_issues ?? 0) + (annex.acts ?? 0),
    0,
  )
  const whole = days.filter(({ state }) => state === 'done' || state === 'unchanged').length
  return `${days.at(0)?.day} to ${days.at(-1)?.day}: ${whole} of ${days.length} days complete, ${texts} texts`
}

function failureReason({ stopped, faults }: GazetteSyncReport): string {
  if (stopped === 'blocked') return 'the site throttles requests'
  const reasons = [...new Set(faults.map(({ reason }) => reason))]
  return reasons.length > 0 ? reasons.slice(0, 3).join(', ') : 'not requested'
}
