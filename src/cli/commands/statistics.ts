// griffie statistics

import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { computeSectorStatistics } from '../../jobs/sector-statistics.ts'
import type { ImportResult } from '../../sources/register/import/import-register.ts'
import { findStatisticsComputedAt } from '../../store/accounts/sector-statistics.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findCountedAt, refreshSiteCounts } from '../../store/site/refresh-counts.ts'
import { withDatabase } from '../open-database.ts'
import { openProgressLine } from '../progress-line.ts'

/** Adds `statistics` to the program. */
export function addStatistics(program: Command): void {
  program
    .command('statistics')
    .description(
      'compute the distribution of ratios by sector and size (for financial health), and the number of companies per activity and town (for their pages)',
    )
    .addHelpText(
      'after',
      `
Needs the register (for sectors) and annual accounts. Importing accounts refreshes the ratios at most once a day;
importing the register refreshes the counts, after Updates at most once a day.`,
    )
    .action(async () => {
      await withDatabase(readConfig(), async ({ pool }) => {
        const companies = await computeStatistics(pool)
        process.stdout.write(`statistics of ${companies.toLocaleString('en')} companies computed\n`)
        process.stdout.write(await refreshCounts(pool))
      })
    })
}

/** Computes all statistics as of today with a progress line; returns the number of companies. */
export async function computeStatistics(pool: Pool): Promise<number> {
  const line = openProgressLine('statistics')
  const today = new Date().toISOString().slice(0, 10)
  return computeSectorStatistics(pool, today, ({ companies }) =>
    line.update({ stage: `${companies.toLocaleString('en')} companies`, done: null }),
  ).finally(() => line.stop())
}

/** Counts the companies per activity and town with a progress line; returns a one-line summary. */
export async function refreshCounts(pool: Pool): Promise<string> {
  const line = openProgressLine('counts by activity and town')
  const { activities, towns, tookMs } = await refreshSiteCounts(pool).finally(() => line.stop())
  const [codes, zips] = [activities.toLocaleString('en'), towns.toLocaleString('en')]
  return `${codes} activities and ${zips} towns counted in ${(tookMs / 1000).toFixed(1)} s\n`
}

/**
 * Refreshes the counts after register imports: always after a Full; after Updates, which change a few hundred of
 * two million companies, at most once a day. Returns the summary of `refreshCounts`, or nothing.
 */
export async function refreshCountsAfter(
  pool: Pool,
  imported: readonly Pick<ImportResult, 'applied' | 'extractType'>[],
): Promise<string> {
  const applied = imported.filter(result => result.applied)
  if (applied.length === 0) return ''
  const hasFull = applied.some(({ extractType }) => extractType === 'full')
  const countedAt = hasFull ? null : await findCountedAt(pool)
  const isFresh = countedAt !== null && Date.now() - countedAt.getTime() < DAY_MS
  return isFresh ? '' : refreshCounts(pool)
}

const DAY_MS = 24 * 3_600_000

/** Computes the statistics unless that was done within a day. */
export async function refreshStatistics(pool: Pool): Promise<void> {
  const computedAt = await findStatisticsComputedAt(pool)
  if (computedAt === null || Date.now() - computedAt.getTime() > DAY_MS) await computeStatistics(pool)
}
