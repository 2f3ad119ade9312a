// Days of the gazette brought into the database, for the command and for the timetable.

import packageJson from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { enqueueExtraction } from '../jobs/extract-gazette.ts'
import type { Queue } from '../jobs/queue.ts'
import { JobFailure } from '../jobs/timetable.ts'
import { createLogger } from '../log.ts'
import {
  type FetchOptions,
  FetchRunningError,
  fetchIntoDatabase,
} from '../sources/gazette/fetch-into-database.ts'
import { createGazetteSite, type GazetteSite } from '../sources/gazette/site/client.ts'
import type { FetchReport } from '../sources/gazette/site/fetch-days.ts'
import { type Contact, fetchWith } from '../sources/web/contact.ts'
import type { Database } from '../store/db.ts'
import { chooseDays } from './choose-days.ts'
import { isWhole } from './fetch-report.ts'

/** Fetches days and queues each text as it is stored; `contact` hears of each request. Throws as `fetchIntoDatabase` does. */
export function bringGazette(
  config: Config,
  database: Database,
  queue: Queue,
  options: FetchOptions,
  contact?: Contact,
): Promise<FetchReport> {
  const site = createSite(config, contact)
  return fetchIntoDatabase(
    site,
    database,
    (client, numacs) => enqueueExtraction(queue, client, numacs),
    options,
  )
}

function createSite(config: Config, contact?: Contact): GazetteSite {
  return createGazetteSite({
    baseUrl: config.gazetteUrl,
    userAgent: `griffie/${packageJson.version} (${config.gazetteContact ?? 'no contact given'})`,
    logger: createLogger(config.logLevel),
    ...(contact && { fetch: fetchWith(contact) }),
  })
}

/**
 * Goes on where the last run ended, up to today. Returns one line of what came; throws `JobFailure` when a day could not be
 * made whole: what came of it is stored.
 */
export async function bringGazetteDays(
  config: Config,
  database: Database,
  queue: Queue,
  signal: AbortSignal,
): Promise<string> {
  const acts = config.gazetteActs
  const days = await chooseDays(database.pool, { acts })
  const wishes = { acts, issues: true, signal }
  const report = await bringGazette(config, database, queue, { ...days, ...wishes }).catch(explain)
  const told = tellDays(report)
  if (!isWhole(report)) throw new JobFailure(`${told}: ${tellFault(report)}`)
  return told
}

function explain(error: unknown): never {
  throw error instanceof FetchRunningError ? new JobFailure('another fetch is running') : error
}

function tellDays({ days }: FetchReport): string {
  const texts = days.reduce(
    (sum, { gazette, annex }) =>
      sum + (gazette.articles ?? 0) + (gazette.from_issues ?? 0) + (annex.acts ?? 0),
    0,
  )
  const whole = days.filter(({ state }) => state === 'done' || state === 'unchanged').length
  return `${days.at(0)?.day} to ${days.at(-1)?.day}: ${whole} of ${days.length} days whole, ${texts} texts`
}

function tellFault({ stopped, faults }: FetchReport): string {
  if (stopped === 'blocked') return 'the site holds requests back'
  const reasons = [...new Set(faults.map(({ reason }) => reason))]
  return reasons.length > 0 ? reasons.slice(0, 3).join(', ') : 'not asked for'
}
