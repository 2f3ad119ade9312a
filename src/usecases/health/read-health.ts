// Whether the service works and how fresh its data are, cheap enough to be asked all the time. Every part is looked at
// on its own: one that hangs is cut off, and what the others say is told all the same.

import type { SourceName } from '../../domain/errors.ts'
import { memoizeTtl } from '../../platform/cache/memoize-ttl.ts'
import type { Logger } from '../../platform/log.ts'
import { createProbe, type ProbeResult } from '../../platform/polling/probe.ts'
import { probeDatabase, probeRollupView } from '../../store/db/freshness.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { EndpointReport } from '../../store/db/replicas/endpoint-pool.ts'
import type { SourceState } from '../../store/db/source.ts'
import { readGazetteCoverage } from '../../store/gazette/coverage.ts'
import { type JobQueueState, readJobQueueState } from '../../store/intake/job-queue-state.ts'
import type { SharedLimits } from '../rate-limits/open-shared-limits.ts'
import { COVERAGE_TTL_MS } from '../timeline/read-coverage.ts'
import { type Freshness, readFreshness } from './read-freshness.ts'
import { type JobReport, readJobs } from './read-jobs.ts'

export type Probe = {
  ok: boolean
  /** How long the answer took; null when there was none. */
  latencyMs: number | null
  /** One sentence in English. */
  detail: string
}

export type Health = {
  /** `ok` when every probe is, every freshness could be read, no source is left alone and Redis, where it is set, works. */
  status: 'ok' | 'degraded'
  probes: { database: Probe; view: Probe; jobServer: Probe }
  /** Null when the queue could not be read or was never opened. */
  jobs: JobQueueState | null
  /** How each job of the timetable goes; empty before a worker ran, null when that could not be read. */
  timetable: JobReport[] | null
  freshness: Freshness
  sources: Record<SourceName, SourceState>
  /** Copies of the database, the main one included; empty without replicas. */
  databases: EndpointReport[]
  sharedLimits: SharedLimits
  /** ISO 8601. */
  checkedAt: string
}

/** Never rejects, and answers within about a second and a half. */
export type ReadHealth = () => Promise<Health>

export type HealthPools = Record<SourceName, Pool> & {
  /** Where keys and accounts of members lie. */
  main: Pool
}

export type ReadHealthDeps = {
  /** Connections of their own with a short time limit: what is served must not wait for a probe. */
  pools: HealthPools
  /** What the sources' circuit breakers say, asked at every look. */
  sourceStates(): Record<SourceName, SourceState>
  sharedLimits(): SharedLimits
  /** Of each copy of the database, asked at every look. */
  endpointReports(): EndpointReport[]
  logger: Logger
  holdMs?: number
}

const CACHE_TTL_MS = 2_000
// A worker looks after the queue every half minute.
const WORKER_TIMEOUT_MS = 180_000

export function createReadHealth(deps: ReadHealthDeps): ReadHealth {
  const { pools, sourceStates, logger, holdMs = CACHE_TTL_MS } = deps
  const runProbe = createProbe(logger)
  const readDays = memoizeTtl(() => readGazetteCoverage(pools.gazette), COVERAGE_TTL_MS)
  return memoizeTtl(async () => {
    const [database, view, jobs, timetable, freshness] = await Promise.all([
      runProbe('database', () => probeDatabase(pools.main)),
      runProbe('view', () => probeRollupView(pools.gazette)),
      // Publications and the jobs about them are written by one transaction: they lie in one database.
      runProbe('job server', () => readJobQueueState(pools.gazette)),
      runProbe('timetable', () => readJobs(pools.main)),
      readFreshness(pools, runProbe, readDays),
    ])
    const probes = {
      database: toProbe(database, 'The database answers.'),
      view: toProbe(view, 'The rollup view can be read.'),
      jobServer: judgeJobs(jobs, Date.now()),
    }
    const sources = sourceStates()
    const sharedLimits = deps.sharedLimits()
    const isWell =
      Object.values(probes).every(({ ok }) => ok) &&
      Object.values(freshness).every(state => state !== null) &&
      Object.values(sources).every(state => state === 'answering') &&
      sharedLimits.state !== 'per_node'
    return {
      status: isWell ? 'ok' : 'degraded',
      probes,
      jobs: jobs.answered ? jobs.value : null,
      timetable: timetable.answered ? timetable.value : null,
      freshness,
      sources,
      sharedLimits,
      databases: deps.endpointReports(),
      checkedAt: new Date().toISOString(),
    }
  }, holdMs)
}

function toProbe(result: ProbeResult<unknown>, well: string): Probe {
  return { ok: result.answered, latencyMs: result.latencyMs, detail: result.answered ? well : result.fault }
}

function judgeJobs(result: ProbeResult<JobQueueState | null>, now: number): Probe {
  const probe = toProbe(result, 'The job queue can be read and workers look after it.')
  if (!result.answered) return probe
  if (result.value === null)
    return {
      ...probe,
      ok: false,
      detail: 'The job queue was never opened on this database: no worker ever ran.',
    }
  const { waiting, workerSeenAt } = result.value
  if (workerSeenAt !== null && now - workerSeenAt.getTime() <= WORKER_TIMEOUT_MS) return probe
  // Without anything to do nobody is missed: an install may start workers only when it loads something.
  return waiting === 0
    ? { ...probe, detail: 'The job queue can be read and is empty; no worker was seen in the last minutes.' }
    : {
        ...probe,
        ok: false,
        detail: 'Jobs wait and no worker was seen in the last minutes: start griffie worker.',
      }
}
