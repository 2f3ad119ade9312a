// A place where the data lie, and one look at it: whether it is the primary, how far it has come and which version of the
// data it has.

import { type DataVersions, toVersions, VERSION_COLUMNS, type VersionRow } from '../data-version.ts'
import type { Pool } from '../pool.ts'

export type DatabaseEndpoint = {
  /** `main` for the database's own address, `replica 1` … for the others. Addresses are never told. */
  name: string
  url: string
  /** The same without a pooler between. */
  directUrl: string
  /** True where `url` leads to a pooler in transaction mode. */
  pooled: boolean
}

export type EndpointRole = {
  /** Of a primary: higher by one with each promotion. Null for a replica. */
  timeline: number | null
  /** The same for all copies of one database, whoever is the primary. */
  system: string
}

export type EndpointProbe = EndpointRole & {
  /** How far the log is written (primary) or replayed (replica), in bytes. */
  lsn: number
  versions: DataVersions
}

// The name of the file being written begins with the timeline; what the control file says is old for a while after a
// promotion.
const ROLE_COLUMNS = `
  CASE WHEN NOT pg_is_in_recovery()
       THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer END AS timeline,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`

const READ_ROLE = { name: 'read-role', text: `SELECT ${ROLE_COLUMNS}` }

const PROBE = {
  name: 'look-at-place',
  text: `
    SELECT ${ROLE_COLUMNS},
           pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
                                ELSE pg_current_wal_lsn() END, '0/0')::float8 AS lsn,
           ${VERSION_COLUMNS}`,
}

/** Whether this is the primary; also of a database that nothing was ever done with. */
export async function readRole(pool: Pool): Promise<EndpointRole> {
  const { rows } = await pool.query<EndpointRole>(READ_ROLE)
  return rows[0] as EndpointRole
}

/** Looks at one of several copies of a migrated database. */
export async function probeEndpoint(pool: Pool): Promise<EndpointProbe> {
  const { rows } = await pool.query<Omit<EndpointProbe, 'versions'> & VersionRow>(PROBE)
  const { timeline, system, lsn, ...versions } = rows[0] as (typeof rows)[0]
  return { timeline, system, lsn, versions: toVersions(versions) }
}
