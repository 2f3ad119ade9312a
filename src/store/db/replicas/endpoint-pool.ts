// Endpoints of one database, probed regularly: role, readability and data version of each. With a single address
// only the data version is probed.

import { type DataVersions, readDataVersions } from '../data-version.ts'
import { openPool, type Pool } from '../pool.ts'
import {
  assessEndpoints,
  type ClusterState,
  createLagHistory,
  type EndpointAssessment,
  type ExclusionReason,
  INITIAL_CLUSTER_STATE,
} from './assess-endpoints.ts'
import { type DatabaseEndpoint, type EndpointProbe, probeEndpoint } from './database-endpoint.ts'

export type EndpointPoolOptions = {
  databaseUrl: string
  /** Address without a pooler; null: `databaseUrl` is direct. */
  directUrl?: string | null
  replicaUrls?: readonly string[]
  /** Replicas with more lag are not read from. */
  maxLagMs?: number
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

export type EndpointReport = {
  name: string
  role: 'primary' | 'replica'
  /** Whether reads go to it. */
  used: boolean
  /** Null for the primary and where unknown. */
  lagMs: number | null
  /** Null when it is used. */
  reason: ExclusionReason | null
}

export type EndpointPool = {
  /** Probes all endpoints. Throws the first failure when none is usable. */
  probe(): Promise<void>
  /** Probes immediately after a lost connection and waits briefly for the result. Never throws. */
  probeNow(): Promise<void>
  /** The current primary, or the last known one. */
  primary(): DatabaseEndpoint
  /** Endpoints to read from in order of preference: replicas in rotation, then the primary. Never empty. */
  readers(): DatabaseEndpoint[]
  /** Data versions that are served; null when not probed within the last second. */
  versions(): DataVersions | null
  /** One per address; empty where there is only one. */
  reports(): EndpointReport[]
  close(): Promise<void>
}

// Cached data may be served for up to a second after a newer version was committed.
const VERSION_TTL_MS = 1_000
const PROBE_POOL = { name: 'probe', max: 1, statementTimeoutMs: 700, connectTimeoutMs: 700 }
const REPROBE_WAIT_MS = 300
const DEFAULT_MAX_LAG_MS = 5_000

/** Before the first probe the main address is assumed to be the primary. */
export function openEndpointPool(options: EndpointPoolOptions): EndpointPool {
  const { maxLagMs = DEFAULT_MAX_LAG_MS, now = () => performance.now() } = options
  const endpoints = listEndpoints(options)
  const prober = openProber(endpoints)
  const history = createLagHistory()
  let known: ClusterState = INITIAL_CLUSTER_STATE
  let assessment: EndpointAssessment | null = null
  let lags: (number | null)[] = endpoints.map(() => null)
  let readAt = Number.NEGATIVE_INFINITY
  let nextReader = 0
  let pendingProbe: Promise<void> | null = null

  async function probe(): Promise<void> {
    const startedAt = now()
    const { probes, failure } = await prober.probe()
    const primary = probes[assessEndpoints(probes, known, lags, maxLagMs).known.primary]
    if (typeof primary?.timeline === 'number') history.record(primary.lsn, now())
    lags = probes.map(found => (found && found.timeline === null ? history.lagMs(found.lsn, now()) : null))
    assessment = assessEndpoints(probes, known, lags, maxLagMs)
    known = assessment.known
    if (assessment.versions === null) throw failure ?? new Error('No usable database endpoint.')
    readAt = startedAt
  }

  return {
    probe,
    async probeNow() {
      if (endpoints.length === 1) return
      pendingProbe ??= probe()
        .catch(() => {}) // the next query reports the failure
        .finally(() => {
          pendingProbe = null
        })
      await Promise.race([pendingProbe, pause(REPROBE_WAIT_MS)])
    },
    primary: () => endpoints[known.primary] as DatabaseEndpoint,
    readers() {
      const readers = assessment?.readers ?? []
      const rotated = readers.map((_, i) => readers[(i + nextReader) % readers.length] as number)
      nextReader = (nextReader + 1) % 1_000_000
      // With no other endpoint left, the primary's failure is the failure of the source.
      const isReserve = assessment?.primaryAnswers === true || readers.length === 0
      return [...rotated, ...(isReserve ? [known.primary] : [])].map(i => endpoints[i] as DatabaseEndpoint)
    },
    versions: () => (now() - readAt <= VERSION_TTL_MS ? (assessment?.versions ?? null) : null),
    reports: () => (endpoints.length === 1 ? [] : endpoints.map((endpoint, i) => report(endpoint.name, i))),
    close: () => prober.close(),
  }

  function report(name: string, i: number): EndpointReport {
    const reason = assessment === null ? 'unreachable' : (assessment.exclusions[i] ?? null)
    const role = i === known.primary ? 'primary' : 'replica'
    return { name, role, used: reason === null, lagMs: role === 'primary' ? null : (lags[i] ?? null), reason }
  }
}

function listEndpoints({
  databaseUrl,
  directUrl = null,
  replicaUrls = [],
}: EndpointPoolOptions): DatabaseEndpoint[] {
  return [
    { name: 'main', url: databaseUrl, directUrl: directUrl ?? databaseUrl, pooled: directUrl !== null },
    ...replicaUrls.map((url, i) => ({ name: `replica ${i + 1}`, url, directUrl: url, pooled: false })),
  ]
}

/** Pools for probes, separate from those that serve requests. */
function openProber(endpoints: readonly DatabaseEndpoint[]) {
  const pools = endpoints.map(({ url, pooled }) => openPool(url, { ...PROBE_POOL, pooled }))
  const probeOne = endpoints.length === 1 ? probeSingle : probeEndpoint
  return {
    async probe(): Promise<{ probes: (EndpointProbe | null)[]; failure: unknown }> {
      const settled = await Promise.allSettled(pools.map(probeOne))
      return {
        probes: settled.map(probe => (probe.status === 'fulfilled' ? probe.value : null)),
        failure: settled.find(probe => probe.status === 'rejected')?.reason,
      }
    },
    async close() {
      await Promise.all(pools.map(pool => pool.end()))
    },
  }
}

// Uses no replication functions: PostgreSQL-compatible databases may lack them.
async function probeSingle(pool: Pool): Promise<EndpointProbe> {
  return { timeline: 1, lsn: 0, system: '', versions: await readDataVersions(pool) }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms).unref())
}
