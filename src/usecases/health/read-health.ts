// Health and data freshness, cheap enough for frequent requests. Probes are independent: a stalled one times out
// without affecting the others.

import type { SourceName } from '../../domain/errors.ts'
import { memoizeTtl } from '../../platform/cache/memoize.ts'
import type { Logger } from '../../platform/log.ts'
import { createProbe, type ProbeResult } from '../../platform/polling/probe.ts'
import { probeDatabase, probeRollupView } from '../../store/db/freshness.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { EndpointReport } from '../../store/db/replicas/endpoint-pool.ts'
import type { SourceState } from '../../store/db/source.ts'
import { readGazetteCoverage } from '../../store/gazette/coverage.ts'
import { type JobQueueState, readJobQueueState } from '../../store/intake/jobs.ts'
import type { SharedLimits } from '../rate-limits/open-shared-limits.ts'
import { COVERAGE_TTL_MS } from '../timeline/read-coverage.ts'
import { type Freshness, readFreshness } from './read-freshness.ts'
import { type JobReport, readJobs } from './read-jobs.ts'

export type Probe = {
  ok: boolean
  /** Null when there was no answer. */
  latencyMs: number | null
  /** One sentence in English. */
  detail: string
}

export type Health = {
  /**
   * `ok` when all probes succeed, all freshness is known, no circuit breaker is open, and Redis, if configured,
   * works.
   */
  status: 'ok' | 'degraded'
  probes: { database: Probe; view: Probe; jobServer: Probe }
  /** Null when the queue could not be read or was never opened. */
  jobs: JobQueueState | null
  /** State of each scheduled job; empty before a worker ran, null when it could not be read. */
  timetable: JobReport[] | null
  freshness: Freshness
  sources: Record<SourceName, SourceState>
  /** Endpoints of the database, the main one included; empty without replicas. */
  databases: EndpointReport[]
  sharedLimits: SharedLimits
  /** ISO 8601. */
  checkedAt: string
}

/** Never rejects; answers within about 1.5 s. */
export type ReadHealth = () => Promise<Health>

export type HealthPools = Record<SourceName, Pool> & {
  /** Database with API keys and members. */
  main: Pool
}

type ReadHealthDeps = {
  /** Separate connections with short timeouts, so that probes do not compete with requests. */
  pools: HealthPools
  /** States of the circuit breakers. */
  sourceStates(): Record<SourceName, SourceState>
  sharedLimits(): SharedLimits
  endpointReports(): EndpointReport[]
  logger: Logger
  cacheTtlMs?: number
}

const CACHE_TTL_MS = 2_000
// Workers maintain the queue every 30 s.
const WORKER_TIMEOUT_MS = 180_000

export function createReadHealth(deps: ReadHealthDeps): ReadHealth {
  const { pools, sourceStates, logger, cacheTtlMs = CACHE_TTL_MS } = deps
  const runProbe = createProbe(logger)
  const readDays = memoizeTtl(() => readGazetteCoverage(pools.gazette), COVERAGE_TTL_MS)
  return memoizeTtl(async () => {
    const [database, view, jobs, timetable, freshness] = await Promise.all([
      runProbe('database', () => probeDatabase(pools.main)),
      runProbe('view', () => probeRollupView(pools.gazette)),
      // Jobs are written in the transaction of their publications, so they are in the same database.
      runProbe('job server', () => readJobQueueState(pools.gazette)),
      runProbe('timetable', () => readJobs(pools.main)),
      readFreshness(pools, runProbe, readDays),
    ])
    const probes = {
      database: toProbe(database, 'The database is reachable.'),
      view: toProbe(view, 'The rollup view can be read.'),
      jobServer: judgeJobs(jobs, Date.now()),
    }
    const sources = sourceStates()
    const sharedLimits = deps.sharedLimits()
    const isHealthy =
      Object.values(probes).every(({ ok }) => ok) &&
      Object.values(freshness).every(state => state !== null) &&
      Object.values(sources).every(state => state === 'answering') &&
      sharedLimits.state !== 'per_node'
    return {
      status: isHealthy ? 'ok' : 'degraded',
      probes,
      jobs: jobs.answered ? jobs.value : null,
      timetable: timetable.answered ? timetable.value : null,
      freshness,
      sources,
      sharedLimits,
      databases: deps.endpointReports(),
      checkedAt: new Date().toISOString(),
    }
  }, cacheTtlMs)
}

function toProbe(result: ProbeResult<unknown>, well: string): Probe {
  return { ok: result.answered, latencyMs: result.latencyMs, detail: result.answered ? well : result.fault }
}

function judgeJobs(result: ProbeResult<JobQueueState | null>, now: number): Probe {
  const probe = toProbe(result, 'The job queue can be read and a worker is active.')
  if (!result.answered) return probe
  if (result.value === null)
    return {
      ...probe,
      ok: false,
      detail: 'The job queue was never initialised in this database: no worker has run.',
    }
  const { waiting, workerSeenAt } = result.value
  if (workerSeenAt !== null && now - workerSeenAt.getTime() <= WORKER_TIMEOUT_MS) return probe
  // With an empty queue no worker is needed: some installs start workers only when importing.
  return waiting === 0
    ? {
        ...probe,
        detail: 'The job queue can be read and is empty; no worker was active in the last minutes.',
      }
    : {
        ...probe,
        ok: false,
        detail: 'Jobs are queued and no worker was active in the last minutes: start griffie worker.',
      }
}
