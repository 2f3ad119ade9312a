// What a worker does every night, in the order in which one thing needs the other: scores and places rest on statistics
// and registers, the sitemap lists the places.

import type { Config } from '../config.ts'
import { computeSectorStatistics } from '../jobs/sector-statistics.ts'
import type { TimedJob } from '../jobs/timetable.ts'
import { loadModel } from '../risk/load-model.ts'
import { storeScores } from '../risk/score-companies.ts'
import type { Database } from '../store/db.ts'
import { refreshSiteCounts } from '../store/site/refresh-counts.ts'
import { writeSitemap } from './sitemap.ts'

export function timedJobs(config: Config, database: Database): TimedJob[] {
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
