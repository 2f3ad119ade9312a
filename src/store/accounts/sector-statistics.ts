// Distribution of ratios by sector and size of company.

import type { SectorStatistics } from '../../domain/accounts/score-health.ts'
import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'

/** Replaces all statistics in one transaction. */
export async function replaceSectorStatistics(
  pool: Pool,
  statistics: readonly SectorStatistics[],
): Promise<void> {
  await inTransaction(pool, async client => {
    await client.query('DELETE FROM accounts.sector_statistics')
    await insert(client, statistics)
  })
}

async function insert(client: PoolClient, statistics: readonly SectorStatistics[]): Promise<void> {
  await client.query({
    text: `INSERT INTO accounts.sector_statistics (group_name, companies, ratios)
           SELECT "group", companies, ratios
           FROM json_to_recordset($1::json) AS s("group" text, companies integer, ratios jsonb)`,
    values: [JSON.stringify(statistics)],
  })
}

/** Statistics of these groups, in their order; groups without statistics are left out. */
export async function readSectorStatistics(
  pool: Pool,
  groups: readonly string[],
): Promise<SectorStatistics[]> {
  const { rows } = await pool.query<SectorStatistics>({
    name: 'read-sector-statistics',
    text: `SELECT group_name AS "group", companies, ratios FROM accounts.sector_statistics
           WHERE group_name = ANY ($1::text[]) ORDER BY array_position($1::text[], group_name)`,
    values: [groups],
  })
  return rows
}

/** All statistics (about a hundred groups) by group name. */
export async function readAllSectorStatistics(pool: Pool): Promise<Map<string, SectorStatistics>> {
  const { rows } = await pool.query<SectorStatistics>(
    'SELECT group_name AS "group", companies, ratios FROM accounts.sector_statistics',
  )
  return new Map(rows.map(row => [row.group, row]))
}

/** Time of the last computation, or null. */
export async function findStatisticsComputedAt(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    'SELECT min(computed_at) AS at FROM accounts.sector_statistics',
  )
  return rows[0]?.at ?? null
}
