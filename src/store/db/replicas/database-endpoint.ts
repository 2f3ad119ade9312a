// An address of the database, and the probe of its role, replay position and data version.

import { type DataVersions, toVersions, VERSION_COLUMNS, type VersionRow } from '../data-version.ts'
import type { Pool } from '../pool.ts'

export type DatabaseEndpoint = {
  /** `main`, `replica 1` …; addresses are never logged. */
  name: string
  url: string
  /** Address without a pooler. */
  directUrl: string
  /** Set where `url` leads to a pooler in transaction mode. */
  pooled: boolean
}

export type EndpointRole = {
  /** Timeline of a primary, incremented by each promotion. Null for a replica. */
  timeline: number | null
  /** System identifier, the same for all copies of a database. */
  system: string
}

export type EndpointProbe = EndpointRole & {
  /** WAL position written (primary) or replayed (replica), in bytes. */
  lsn: number
  versions: DataVersions
}

// The WAL file name starts with the current timeline; the control file is updated only some time after a promotion.
const ROLE_COLUMNS = `
  CASE WHEN NOT pg_is_in_recovery()
       THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END AS timeline,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`

const READ_ROLE = { name: 'read-role', text: `SELECT ${ROLE_COLUMNS}` }

const PROBE = {
  name: 'probe-endpoint',
  text: `
    SELECT ${ROLE_COLUMNS},
           pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
                                ELSE pg_current_wal_lsn() END, '0/0')::float8 AS lsn,
           ${VERSION_COLUMNS}`,
}

/** Role of an endpoint; works on an empty database. */
export async function readRole(pool: Pool): Promise<EndpointRole> {
  const { rows } = await pool.query<EndpointRole>(READ_ROLE)
  return rows[0] as EndpointRole
}

/** Probes one copy of a migrated database. */
export async function probeEndpoint(pool: Pool): Promise<EndpointProbe> {
  const { rows } = await pool.query<Omit<EndpointProbe, 'versions'> & VersionRow>(PROBE)
  const { timeline, system, lsn, ...versions } = rows[0] as (typeof rows)[0]
  return { timeline, system, lsn, versions: toVersions(versions) }
}
