// Which version of the data is live: whatever is kept of what was read holds as long as this stays the same.

import type { Pool } from './pool.ts'

/** Texts that change with every load of the register, change of the timeline and run of scores. */
export type DataVersions = { register: string; timeline: string; risk: string }

export type VersionRow = { registerVersion: string; timelineVersion: string; riskVersion: string }

/**
 * What of a `SELECT` gives a `VersionRow`. Changes of the timeline are only added until a refresh of the counts takes
 * them away, so that their number tells. The moment of a load tells apart two databases that went on from one.
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
