// What a worker does by the clock, in the order in which one thing needs the other: scores and places rest on statistics
// and registers, the sitemap lists the places.
//
// Upstreams are asked several times a day where they are late now and then: a run that finds nothing new costs a request or
// two. Nothing is asked of anybody without a setting that says so.

import type { Config } from '../../config.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { ScheduledJob } from '../../jobs/schedule.ts'
import { computeSectorStatistics } from '../../jobs/sector-statistics.ts'
import { loadModel } from '../../risk/model/load-model.ts'
import { storeScores } from '../../risk/score/score-companies.ts'
import type { Database, Pool } from '../../store/db/pool.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { refreshSiteCounts } from '../../store/site/refresh-counts.ts'
import { writeSitemap } from '../commands/sitemap.ts'
import { syncAccountsDays } from '../sync/sync-accounts.ts'
import { syncGazetteDays } from '../sync/sync-gazette.ts'
import { syncRegister } from '../sync/sync-register.ts'

/** Work that goes on all the time. */
export const CONTINUOUS_JOBS = ['gazette-facts', 'rollup-refresh'] as const

export function scheduledJobs(config: Config, database: Database, queue: Queue): ScheduledJob[] {
  return [...fetchingJobs(config, database, queue), ...computingJobs(config, database)]
}

function fetchingJobs(config: Config, database: Database, queue: Queue): ScheduledJob[] {
  const { pool } = database
  return [
    {
      name: 'register-extracts',
      cron: '30 8,13,20 * * *', // an extract is made between seven and eight in the morning
      offBecause: config.register.account ? null : 'REGISTER_USER and REGISTER_PASSWORD are not set',
      run: async signal => (await syncRegister(config, database, { signal })).summary,
    },
    {
      name: 'gazette-days',
      cron: '15 6,12,18 * * *', // editions appear from six on, late ones in the afternoon
      offBecause: config.gazetteContact ? null : 'GAZETTE_CONTACT is not set',
      run: async signal =>
        (await skipIfSample(pool)) ?? (await syncGazetteDays(config, database, queue, signal)),
    },
    {
      name: 'accounts-days',
      cron: '15 1,7 * * *', // the extract of a day is whole after midnight
      offBecause: config.accountsKeys.extracts ? null : 'ACCOUNTS_KEY_EXTRACTS is not set',
      run: async signal => (await skipIfSample(pool)) ?? (await syncAccountsDays(config, database, signal)),
    },
  ]
}

// Real people's bankruptcies beside invented companies would help nobody.
async function skipIfSample(pool: Pool): Promise<string | null> {
  const load = await findLatestLoad(pool)
  return load?.isSample ? 'nothing asked for: the register that is loaded is invented' : null
}

function computingJobs(config: Config, database: Database): ScheduledJob[] {
  const { pool } = database
  return [
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
  ]
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
