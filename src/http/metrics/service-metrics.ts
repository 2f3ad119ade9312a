// Gauges read at scrape time: sources, connection pools, cached dossiers and the health report. An unknown value has no
// sample, because zero would be a measurement.

import { type Aggregator, Gauge, type Registry } from 'prom-client'
import type { SourceName } from '../../domain/errors.ts'
import type { PoolStats } from '../../store/db/pool.ts'
import type { SourceState } from '../../store/db/source.ts'
import type { DossierCacheStats } from '../../usecases/dossier/dossier-cache.ts'
import type { Health, ReadHealth } from '../../usecases/health/read-health.ts'
import type { JobReport } from '../../usecases/health/read-jobs.ts'
import type { DownloadStats } from '../bulk/downloads.ts'
import type { LimiterStats } from '../limits/concurrency-limiter.ts'

export type ServiceReaders = {
  sourceStates(): Record<SourceName, SourceState>
  /** By the name of the pool. */
  poolUse(): Record<string, PoolStats>
  dossierCacheStats(): DossierCacheStats
  readLimiter(): LimiterStats
  downloadStats(): DownloadStats
  /** Memoized and with a timeout, as for `/health/status`. */
  readHealth: ReadHealth
}

export function addServiceMetrics(registry: Registry, readers: ServiceReaders): void {
  addProcessGauges(registry, readers)
  addHealthGauges(registry, readers.readHealth)
}

function addProcessGauges(registry: Registry, readers: ServiceReaders): void {
  const { sourceStates, poolUse, dossierCacheStats, readLimiter, downloadStats } = readers
  gauge(
    registry,
    'source_state',
    'Whether a source is queried (1) or its circuit breaker is open (0).',
    ['source'],
    () =>
      Object.entries(sourceStates()).map(([source, state]) => [Number(state === 'answering'), { source }]),
  )
  const connections = 'Connections to PostgreSQL, by pool and state (busy, idle).'
  gauge(registry, 'pool_connections', connections, ['pool', 'state'], () =>
    Object.entries(poolUse()).flatMap(([pool, { busy, idle }]) => [
      [busy, { pool, state: 'busy' }],
      [idle, { pool, state: 'idle' }],
    ]),
  )
  gauge(registry, 'pool_waiting', 'Statements waiting for a connection, by pool.', ['pool'], () =>
    Object.entries(poolUse()).map(([pool, { waiting }]) => [waiting, { pool }]),
  )
  const waiting = 'Requests queued by the concurrency limit.'
  gauge(registry, 'http_waiting_requests', waiting, [], () => [[readLimiter().queued]])
  const limit = 'Requests that may be in flight at once; it follows measured latency.'
  gauge(registry, 'http_concurrency_limit', limit, [], () => [[readLimiter().limit]])
  const refused = 'Requests refused because the service was at its limit, by lane, since the start.'
  gauge(registry, 'http_refused_requests', refused, ['lane'], () =>
    Object.entries(readLimiter().refused).map(([lane, count]) => [count, { lane }]),
  )
  const downloads = 'Bulk downloads, by state (running, waiting).'
  gauge(registry, 'bulk_downloads', downloads, ['state'], () => {
    const { running, waiting } = downloadStats()
    return [
      [running, { state: 'running' }],
      [waiting, { state: 'waiting' }],
    ]
  })
  const sent = 'Bytes of bulk files sent since the start.'
  gauge(registry, 'bulk_sent_bytes', sent, [], () => [[downloadStats().sentBytes]])
  gauge(registry, 'held_dossiers', 'Cached dossiers.', [], () => [[dossierCacheStats().count]])
  const bytes = 'Estimated memory of the cached dossiers, in bytes.'
  gauge(registry, 'held_dossiers_bytes', bytes, [], () => [[dossierCacheStats().bytes]])
}

type HealthGauge = {
  name: string
  help: string
  labels?: string[]
  read(health: Health, nowMs: number): Sample[]
}

// Ages instead of timestamps: alert rules then need no clock.
const HEALTH_GAUGES: HealthGauge[] = [
  {
    name: 'healthy',
    help: 'Whether every probe succeeds, all freshness data can be read and no circuit breaker is open.',
    read: ({ status }) => [[Number(status === 'ok')]],
  },
  {
    name: 'probe_ok',
    help: 'Whether a probe succeeds, by probe (database, view, job_server).',
    labels: ['probe'],
    read: ({ probes: { database, view, jobServer } }) => [
      [Number(database.ok), { probe: 'database' }],
      [Number(view.ok), { probe: 'view' }],
      [Number(jobServer.ok), { probe: 'job_server' }],
    ],
  },
  {
    name: 'shared_limits',
    help: 'Whether nodes share rate-limit counters (1) or count separately because Redis is unavailable (0); absent without Redis.',
    read: ({ sharedLimits: { state } }) => [[state === 'off' ? null : Number(state === 'shared')]],
  },
  {
    name: 'database_usable',
    help: 'Whether a database endpoint is usable (1) or not (0), by database; absent with a single database.',
    labels: ['database'],
    read: ({ databases }) =>
      databases.map(({ name, used, reason }) => [Number(used || reason === 'spared'), { database: name }]),
  },
  {
    name: 'database_lag_seconds',
    help: 'Replication lag, by database.',
    labels: ['database'],
    read: ({ databases }) =>
      databases.map(({ name, lagMs }) => [lagMs === null ? null : lagMs / 1_000, { database: name }]),
  },
  {
    name: 'rollup_age_seconds',
    help: 'Time since timeline changes were last applied.',
    read: ({ freshness }, now) => [[ageS(freshness.gazette?.viewRefreshedAt, now)]],
  },
  {
    name: 'register_age_days',
    help: 'Days since the snapshot date of the newest register extract.',
    read: ({ freshness }) => [[freshness.register?.ageDays]],
  },
  {
    name: 'publications_waiting',
    help: 'Publications not yet processed, counted up to 10000.',
    read: ({ freshness }) => [[freshness.gazette?.waiting]],
  },
  {
    name: 'jobs',
    help: 'Jobs in the queue, by state (waiting, active, failed); failed means all retries are exhausted.',
    labels: ['state'],
    read: ({ jobs }) => [
      [jobs?.waiting, { state: 'waiting' }],
      [jobs?.active, { state: 'active' }],
      [jobs?.failed, { state: 'failed' }],
    ],
  },
  {
    name: 'worker_seen_seconds',
    help: 'Time since the last heartbeat of a worker.',
    read: ({ jobs }, now) => [[ageS(jobs?.workerSeenAt, now)]],
  },
  {
    name: 'job_success_age_seconds',
    help: 'Time since a scheduled job last succeeded, by job; absent if it never succeeded or is disabled.',
    labels: ['job'],
    read: ({ timetable }) => jobSamples(timetable, job => job.successAgeS),
  },
  {
    name: 'job_failures',
    help: 'Failures of a scheduled job since its last success, by job.',
    labels: ['job'],
    read: ({ timetable }) => jobSamples(timetable, job => job.failures),
  },
  {
    name: 'job_backlog',
    help: 'Backlog of a scheduled job (days, publications, changes), by job.',
    labels: ['job'],
    read: ({ timetable }) => jobSamples(timetable, job => job.backlog),
  },
]

function jobSamples(jobs: Health['timetable'], read: (job: JobReport) => number | null): Sample[] {
  return (jobs ?? []).filter(({ state }) => state !== 'off').map(job => [read(job), { job: job.name }])
}

function addHealthGauges(registry: Registry, readHealth: ReadHealth): void {
  for (const { name, help, labels = [], read } of HEALTH_GAUGES)
    gauge(registry, name, help, labels, async () => read(await readHealth(), Date.now()))
}

// Aggregation over the processes of a node: sums of per-process values, the minimum of states, the maximum of all others.
const SUMMED_GAUGES = [
  'pool_connections',
  'pool_waiting',
  'held_dossiers',
  'held_dossiers_bytes',
  'http_waiting_requests',
  'bulk_downloads',
  'bulk_sent_bytes',
]
const MINIMUM_GAUGES = ['source_state', 'healthy', 'probe_ok', 'shared_limits', 'database_usable']

function aggregatorOf(name: string): Aggregator {
  if (SUMMED_GAUGES.includes(name)) return 'sum'
  return MINIMUM_GAUGES.includes(name) ? 'min' : 'max'
}

/** A value, null or undefined if unknown, and its labels. */
type Sample = [value: number | null | undefined, labels?: Record<string, string>]

function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: () => Sample[] | Promise<Sample[]>,
): void {
  new Gauge({
    name: `griffie_${name}`,
    help,
    labelNames,
    aggregator: aggregatorOf(name),
    registers: [registry],
    async collect() {
      const samples = await read()
      this.reset()
      if (labelNames.length === 0) this.remove() // reset sets gauges without labels to zero
      for (const [value, labels = {}] of samples) if (typeof value === 'number') this.set(labels, value)
    },
  })
}

function ageS(moment: Date | null | undefined, nowMs: number): number | null {
  return moment ? Math.max(0, (nowMs - moment.getTime()) / 1_000) : null
}
