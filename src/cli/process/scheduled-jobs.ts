// The scheduled jobs of workers, in dependency order: scores and counts depend on statistics and the register, the
// sitemap on the counts.
//
// Upstreams that are sometimes late are polled several times a day; a run without news costs one or two requests.
// Nothing is fetched without the corresponding setting.

import type { Config } from '../../config.ts'
import { type DerivedPeople, derivePeople } from '../../jobs/derive-people.ts'
import type { Queue } from '../../jobs/queue.ts'
import { JobFailure, type ScheduledJob } from '../../jobs/schedule.ts'
import { computeSectorStatistics } from '../../jobs/sector-statistics.ts'
import { loadModel } from '../../risk/model/load-model.ts'
import { storeScores } from '../../risk/score/score-companies.ts'
import { deleteOldLookups } from '../../store/access/people-lookups.ts'
import { deleteOldDeliveries } from '../../store/access/webhooks/webhook-log.ts'
import type { Database, Pool } from '../../store/db/pool.ts'
import { purgeChanges } from '../../store/history/purge-changes.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { refreshSiteCounts } from '../../store/site/refresh-counts.ts'
import { deltasOffBecause, describeDeltas, writeBulkDeltas } from '../commands/bulk.ts'
import { writeSnapshot } from '../commands/export.ts'
import { writeSitemap } from '../commands/sitemap.ts'
import { CliError } from '../errors.ts'
import { syncAccountsDays } from '../sync/sync-accounts.ts'
import { syncGazetteDays } from '../sync/sync-gazette.ts'
import { syncRegister } from '../sync/sync-register.ts'

/** Continuous jobs. */
export const CONTINUOUS_JOBS = ['gazette-facts', 'rollup-refresh'] as const

export function scheduledJobs(config: Config, database: Database, queue: Queue): ScheduledJob[] {
  return [...fetchingJobs(config, database, queue), ...computingJobs(config, database)]
}

function fetchingJobs(config: Config, database: Database, queue: Queue): ScheduledJob[] {
  const { pool } = database
  return [
    {
      name: 'register-extracts',
      cron: '30 8,13,20 * * *', // extracts are published between 7 and 8
      offBecause: config.register.account ? null : 'REGISTER_USER and REGISTER_PASSWORD are not set',
      run: async signal => (await syncRegister(config, database, { signal })).summary,
    },
    {
      name: 'gazette-days',
      cron: '15 6,12,18 * * *', // editions appear from 6 on, late ones in the afternoon
      offBecause: config.gazetteContact ? null : 'GAZETTE_CONTACT is not set',
      run: async signal =>
        (await skipIfSample(pool)) ?? (await syncGazetteDays(config, database, queue, signal)),
    },
    {
      name: 'accounts-days',
      cron: '15 1,7 * * *', // a day's extract is complete after midnight
      offBecause: config.accountsKeys.extracts ? null : 'ACCOUNTS_KEY_EXTRACTS is not set',
      run: async signal => (await skipIfSample(pool)) ?? (await syncAccountsDays(config, database, signal)),
    },
  ]
}

// Real bankruptcies must not be mixed with sample companies.
async function skipIfSample(pool: Pool): Promise<string | null> {
  const load = await findLatestLoad(pool)
  return load?.isSample ? 'nothing fetched: the loaded register is a generated sample' : null
}

function computingJobs(config: Config, database: Database): ScheduledJob[] {
  const { pool } = database
  return [
    {
      name: 'people',
      cron: '*/10 * * * *',
      run: async () => describePeople(await derivePeople(pool)),
    },
    {
      name: 'people-all', // seats, holdings and frequencies change without any mandate changing
      cron: '0 5 * * 0',
      run: async () => describePeople(await derivePeople(pool, { all: true })),
    },
    {
      name: 'people-lookups',
      cron: '45 1 * * *',
      run: async () => `${await deleteOldLookups(pool)} old look-ups deleted`,
    },
    {
      name: 'webhook-log',
      cron: '50 1 * * *',
      run: async () => `${await deleteOldDeliveries(pool)} old deliveries deleted`,
    },
    {
      name: 'change-feed',
      cron: '55 1 * * *',
      run: async () => `${await purgeChanges(pool, config.changesKeepDays)} old changes deleted`,
    },
    {
      name: 'bulk-deltas',
      cron: '10 0 * * *',
      offBecause: deltasOffBecause(config),
      run: async signal => describeDeltas(await writeBulkDeltas(pool, config, signal)),
    },
    {
      name: 'sector-statistics',
      cron: '30 2 * * *',
      run: async () => `${await computeSectorStatistics(pool, today())} companies`,
    },
    {
      name: 'risk-scores',
      cron: '0 3 * * *',
      run: async () => {
        const { companies, scored } = await storeScores(database, await loadModel(config.riskModel), {
          asOf: today(),
          today: today(),
        })
        return `${scored} of ${companies} companies`
      },
    },
    {
      name: 'site-counts',
      cron: '0 4 * * *',
      run: async () => {
        const { activities, towns } = await refreshSiteCounts(pool)
        return `${activities} activities, ${towns} towns`
      },
    },
    {
      name: 'sitemap',
      cron: '30 4 * * *',
      run: async signal => {
        const { companies, urls } = await writeSitemap(pool, config, { signal })
        return `${companies} companies, ${urls} addresses`
      },
    },
    {
      name: 'bulk-snapshot', // after scores, before the day's extracts
      cron: '15 5 * * *',
      offBecause: config.bulk.folder === null ? 'BULK_FOLDER is not set' : null,
      run: signal => exportBulk(database.url, config, signal),
    },
  ]
}

async function exportBulk(databaseUrl: string, config: Config, signal: AbortSignal): Promise<string> {
  try {
    const { tables, bytes } = await writeSnapshot(databaseUrl, config, {
      folder: config.bulk.folder as string,
      signal,
    })
    return `${tables.companies} companies, ${(bytes / 1e6).toFixed(0)} MB`
  } catch (error) {
    throw error instanceof CliError && !signal.aborted ? new JobFailure(error.message) : error
  }
}

function describePeople(derived: DerivedPeople | null): string {
  return derived === null ? 'no changes' : `${derived.people} people of ${derived.appearances} appearances`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
