// Contents and freshness of an install.

import { listKeys } from '../../store/access/api-keys.ts'
import { countWebhooks, type WebhookCounts } from '../../store/access/webhooks/webhooks.ts'
import { countDeposits, type DepositCounts } from '../../store/accounts/deposits.ts'
import { readServerInfo } from '../../store/db/database-server.ts'
import type { Pool } from '../../store/db/pool.ts'
import { countPublications, type PublicationCounts } from '../../store/gazette/publications.ts'
import { type RollupFreshness, readRollupFreshness } from '../../store/gazette/refresh-rollup.ts'
import { countQuarantined, type QuarantineCounts } from '../../store/intake/quarantine.ts'
import { countCompanies, findLatestLoad, type RegisterLoad } from '../../store/intake/register-loads.ts'
import { findNewestRun, type RunRecord } from '../../store/risk/score-history.ts'
import { findLiveSitemap, type LiveSitemap } from '../../store/site/sitemap.ts'
import { type JobReport, readJobs } from './read-jobs.ts'

export type Status = {
  postgres: string
  databaseBytes: number
  /** The current load, null before the first. */
  register: RegisterLoad | null
  /** Companies in the newest extract. */
  companies: number
  gazette: PublicationCounts
  rollup: RollupFreshness
  accounts: DepositCounts
  /** The newest scoring run, null before the first. */
  risk: RunRecord | null
  /** The live sitemap, null before the first. */
  sitemap: LiveSitemap | null
  /** Quarantined records by source. */
  quarantine: QuarantineCounts
  /** State of each scheduled job; empty before a worker ran. */
  timetable: JobReport[]
  activeKeys: number
  webhooks: WebhookCounts
}

export async function readStatus(pool: Pool): Promise<Status> {
  const { server, keys, ...read } = await awaitAll({
    server: readServerInfo(pool),
    register: findLatestLoad(pool),
    companies: countCompanies(pool),
    gazette: countPublications(pool),
    rollup: readRollupFreshness(pool),
    accounts: countDeposits(pool),
    risk: findNewestRun(pool),
    sitemap: findLiveSitemap(pool),
    quarantine: countQuarantined(pool),
    timetable: readJobs(pool),
    webhooks: countWebhooks(pool),
    keys: listKeys(pool),
  })
  return { ...server, ...read, activeKeys: keys.filter(key => key.revokedAt === null).length }
}

async function awaitAll<T extends object>(reads: T): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(reads).map(async ([name, read]) => [name, await read] as const)
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> }
}
