// Versions of the data, for cache invalidation: cached answers are valid while these are unchanged.

import type { Pool } from './pool.ts'

/** Change with every register load, timeline change and scoring run. */
export type DataVersions = { register: string; timeline: string; risk: string }

export type VersionRow = { registerVersion: string; timelineVersion: string; riskVersion: string }

/**
 * Select list of a `VersionRow`. Timeline changes are only inserted until a refresh deletes them, so their count
 * identifies the state. The time of the load distinguishes databases that diverged from one copy.
 */
export const VERSION_COLUMNS = `
  coalesce((SELECT concat(load_id, ' ', extract(epoch FROM finished_at))
            FROM intake.register_load ORDER BY load_id DESC LIMIT 1), 'none') AS "registerVersion",
  coalesce((SELECT concat(extract(epoch FROM refreshed_at), ' ', (SELECT count(*) FROM gazette.timeline_change))
            FROM gazette.rollup_refresh), 'none') AS "timelineVersion",
  coalesce((SELECT max(evaluated_at)::text FROM risk.run), 'none') AS "riskVersion"`

const READ = { name: 'read-data-versions', text: `SELECT ${VERSION_COLUMNS}` }

export async function readDataVersions(pool: Pool): Promise<DataVersions> {
  const { rows } = await pool.query<VersionRow>(READ)
  return toVersions(rows[0] as VersionRow)
}

export function toVersions({ registerVersion, timelineVersion, riskVersion }: VersionRow): DataVersions {
  return { register: registerVersion, timeline: timelineVersion, risk: riskVersion }
}

export function sameVersions(one: DataVersions, other: DataVersions): boolean {
  return one.register === other.register && one.timeline === other.timeline && one.risk === other.risk
}
