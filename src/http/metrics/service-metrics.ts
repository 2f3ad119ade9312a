// Gauges read at scrape time: sources, connection pools, cached dossiers and the health report. An unknown value has no
// sample, because zero would be a measurement.

import { type Aggregator, Gauge, type Registry } from 'prom-client'
import type { SourceName } from '../../domain/errors.ts'
import type { PoolStats } from '../../store/db/pool.ts'
import type { SourceState } from '../../store/db/source.ts'
import type { DossierCacheStats } from '../../usecases/dossier/dossier-cache.ts'
import type { Health, ReadHealth } from '../../usecases/health/read-health.ts'
import type { JobReport } from '../../usecases/health/read-jobs.ts'

export type ServiceReaders = {
  sourceStates(): Record<SourceName, SourceState>
  /** By the name of the pool. */
  poolUse(): Record<string, PoolStats>
  dossierCacheStats(): DossierCacheStats
  /** Requests in the queues of the concurrency limiter. */
  queuedRequests(): number
  /** Memoized and with a timeout, as for `/health/status`. */
  readHealth: ReadHealth
}

export function addServiceMetrics(registry: Registry, readers: ServiceReaders): void {
  addProcessGauges(registry, readers)
  addHealthGauges(registry, readers.readHealth)
}

function addProcessGauges(registry: Registry, readers: ServiceReaders): void {
  const { sourceStates, poolUse, dossierCacheStats, queuedRequests } = readers
  gauge(
    registry,
    'source_state',
    'Whether a source is asked (1) or left alone for a while (0).',
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
  gauge(registry, 'pool_waiting', 'Statements that wait for a connection, by pool.', ['pool'], () =>
    Object.entries(poolUse()).map(([pool, { waiting }]) => [waiting, { pool }]),
  )
  const waiting = 'Requests that wait to be begun, as too many are at work.'
  gauge(registry, 'http_waiting_requests', waiting, [], () => [[queuedRequests()]])
  gauge(registry, 'held_dossiers', 'Composed dossiers in memory.', [], () => [[dossierCacheStats().count]])
  const bytes = 'Memory that held dossiers take, estimated.'
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
    help: 'Whether every probe is well, every freshness can be read and no source is left alone.',
    read: ({ status }) => [[Number(status === 'ok')]],
  },
  {
    name: 'probe_ok',
    help: 'Whether a probe is well, by probe (database, view, job_server).',
    labels: ['probe'],
    read: ({ probes: { database, view, jobServer } }) => [
      [Number(database.ok), { probe: 'database' }],
      [Number(view.ok), { probe: 'view' }],
      [Number(jobServer.ok), { probe: 'job_server' }],
    ],
  },
  {
    name: 'shared_limits',
    help: 'Whether all nodes count requests together (1) or each for itself because Redis is away (0); none without Redis.',
    read: ({ sharedLimits: { state } }) => [[state === 'off' ? null : Number(state === 'shared')]],
  },
  {
    name: 'database_usable',
    help: 'Whether a copy of the database can be used (1) or not (0), by database; none where there is only one.',
    labels: ['database'],
    read: ({ databases }) =>
      databases.map(({ name, used, reason }) => [Number(used || reason === 'spared'), { database: name }]),
  },
  {
    name: 'database_lag_seconds',
    help: 'How far a replica is behind the primary, by database.',
    labels: ['database'],
    read: ({ databases }) =>
      databases.map(({ name, lagMs }) => [lagMs === null ? null : lagMs / 1_000, { database: name }]),
  },
  {
    name: 'rollup_age_seconds',
    help: 'Since changes of the timeline were last taken in.',
    read: ({ freshness }, now) => [[ageS(freshness.gazette?.viewRefreshedAt, now)]],
  },
  {
    name: 'register_age_days',
    help: 'Days since the day of the newest register extract.',
    read: ({ freshness }) => [[freshness.register?.ageDays]],
  },
  {
    name: 'publications_waiting',
    help: 'Publications from which no facts were taken yet, not counted beyond 10000.',
    read: ({ freshness }) => [[freshness.gazette?.waiting]],
  },
  {
    name: 'jobs',
    help: 'Jobs in the queue, by state (waiting, active, failed); failed ones were given up after every try.',
    labels: ['state'],
    read: ({ jobs }) => [
      [jobs?.waiting, { state: 'waiting' }],
      [jobs?.active, { state: 'active' }],
      [jobs?.failed, { state: 'failed' }],
    ],
  },
  {
    name: 'worker_seen_seconds',
    help: 'Since a worker last looked after the queue.',
    read: ({ jobs }, now) => [[ageS(jobs?.workerSeenAt, now)]],
  },
  {
    name: 'job_success_age_seconds',
    help: 'Since a job of the timetable last succeeded, by job; none for one that never did or is off.',
    labels: ['job'],
    read: ({ timetable }) => jobSamples(timetable, job => job.successAgeS),
  },
  {
    name: 'job_failures',
    help: 'How often a job of the timetable failed since it last succeeded, by job.',
    labels: ['job'],
    read: ({ timetable }) => jobSamples(timetable, job => job.failures),
  },
  {
    name: 'job_backlog',
    help: 'What a job of the timetable has still to do (days, publications, changes), by job.',
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
