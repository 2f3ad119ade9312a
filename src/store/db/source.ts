// One source of data: a pool of its own, a time limit for each statement and a circuit breaker, so that a source
// that hangs costs its callers little and the others nothing. Where it lies in several places, what one of them breaks
// off, or is late with, is asked of the next.

import CircuitBreaker from 'opossum'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { traced } from '../../platform/tracing/trace.ts'
import { lowerBackendPriority } from './backend-priority.ts'
import { openPool, type Pool, type PoolOptions, type PoolStats, poolStats } from './pool.ts'
import type { DatabaseEndpoint } from './replicas/database-endpoint.ts'
import type { EndpointPool } from './replicas/endpoint-pool.ts'
import type { SlowStatements } from './slow-statements.ts'

export type SourceOptions = {
  name: SourceName
  logger: Logger
  /** Shown in `pg_stat_activity` and the log; the name of the source by default. */
  purpose?: string
  /** Most connections at once. */
  connections?: number
  timing?: Partial<SourceTiming>
  /** Server settings for each connection, by name. */
  session?: Record<string, string>
  slow?: SlowStatements | null
} & ({ url: string } | { places: ReadEndpoints })

/** Copies of a database to read from. */
export type ReadEndpoints = Pick<EndpointPool, 'readers' | 'probeNow'>

export type SourceTiming = {
  /** The server cancels a statement after this; the breaker gives up half a second later. */
  statementTimeoutMs: number
  /** After this a source that failed is tried again. */
  retryAfterMs: number
}

/** Whether a source is asked, or left alone for a while because it failed. */
export type SourceState = 'answering' | 'left_alone'

export type Source = {
  name: SourceName
  state(): SourceState
  poolUse(): PoolStats
  /**
   * Runs read-only `work`, which may be run a second time when a connection is lost. Throws
   * `SourceUnavailableError` when the source does not answer in time, fails or is being left alone.
   */
  run<T>(work: (pool: Pool) => Promise<T>): Promise<T>
  close(): Promise<void>
}

// A point read takes a few milliseconds; 2 s leaves room for a cold disk and still answers a waiting client.
const DEFAULT_TIMING: SourceTiming = { statementTimeoutMs: 2_000, retryAfterMs: 5_000 }
const GRACE_MS = 500
// In a row, with no success between: one is bad luck. A share of failures, opossum's own rule, comes too late
// under load, where the successes of the last ten seconds outweigh what hangs now.
const FAILURES_TO_OPEN = 2

/** Opens a source; connections are made when they are needed. */
export function openSource(options: SourceOptions): Source {
  const { name, logger } = options
  const { statementTimeoutMs, retryAfterMs } = { ...DEFAULT_TIMING, ...options.timing }
  const places = 'places' in options ? options.places : singleEndpoint(options.url)
  const pools = openPools({
    name: options.purpose ?? name,
    max: options.connections ?? 3,
    statementTimeoutMs,
    connectTimeoutMs: statementTimeoutMs,
    session: options.session,
    slow: options.slow,
  })
  const retryContext = { places, poolAt: pools.at, lateMs: statementTimeoutMs / 2 }
  const breaker = new CircuitBreaker((work: Work) => withOneRetry(work, retryContext), {
    timeout: statementTimeoutMs + GRACE_MS,
    resetTimeout: retryAfterMs,
    volumeThreshold: Number.MAX_SAFE_INTEGER, // switches the rule of shares off
    rollingPercentilesEnabled: false,
    errorFilter: isDataException,
  })
  const logFields = { source: options.purpose ?? name }
  breaker.on('open', () => logger.warn(logFields, 'source left alone'))
  breaker.on('close', () => logger.info(logFields, 'source answers again'))
  let failuresInARow = 0
  breaker.on('success', () => {
    failuresInARow = 0
  })
  breaker.on('failure', (error: PgError) => {
    logger.warn({ ...logFields, reason: reasonOf(error) }, 'source failed')
    if (++failuresInARow >= FAILURES_TO_OPEN) breaker.open()
  })
  return {
    name,
    state: () => (breaker.closed ? 'answering' : 'left_alone'),
    poolUse: pools.use,
    async run<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
      try {
        const state: SourceState = breaker.closed ? 'answering' : 'left_alone'
        return await traced(
          `ask ${name}`,
          'internal',
          { 'griffie.source': name, 'griffie.source_state': state },
          () => breaker.fire(work) as Promise<T>,
        )
      } catch (error) {
        throw isDataException(error as PgError) ? error : new SourceUnavailableError(name, { cause: error })
      }
    },
    async close() {
      breaker.shutdown()
      await pools.close()
    },
  }
}

type Work = (pool: Pool) => Promise<unknown>
type PgError = Error & { code?: string }

/** A pool for each place that was read from. */
function openPools(options: PoolOptions) {
  const pools = new Map<string, Pool>()
  return {
    at({ name, url, pooled }: DatabaseEndpoint): Pool {
      const existing = pools.get(name)
      if (existing) return existing
      const pool = openPool(url, { ...options, pooled })
      lowerBackendPriority(pool)
      pools.set(name, pool)
      return pool
    },
    use(): PoolStats {
      const all = [...pools.values()].map(poolStats)
      const sum = (state: keyof PoolStats) => all.reduce((total, use) => total + use[state], 0)
      return { busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') }
    },
    async close() {
      await Promise.all([...pools.values()].map(pool => pool.end()))
    },
  }
}

function singleEndpoint(url: string): ReadEndpoints {
  const place = { name: 'main', url, directUrl: url, pooled: false }
  return { readers: () => [place], probeNow: async () => {} }
}

type RetryContext = { places: ReadEndpoints; poolAt(place: DatabaseEndpoint): Pool; lateMs: number }

async function withOneRetry(work: Work, { places, poolAt, lateMs }: RetryContext): Promise<unknown> {
  const [first, ...others] = places.readers() as [DatabaseEndpoint, ...DatabaseEndpoint[]]
  const asked = work(poolAt(first))
  try {
    if (others[0] === undefined || !(await isSlow(asked, lateMs))) return await asked
    return await firstToSucceed([asked, work(poolAt(others[0]))])
  } catch (error) {
    const fault = error as PgError
    const isLost = isLostConnection(fault)
    if (!isLost && !isEndpointFailure(fault)) throw error
    // Whoever else is there may just have been found to be no better, or a replica to be the primary now.
    await places.probeNow()
    const next = places.readers().find(place => place !== first) ?? others[0]
    if (next === undefined && !isLost) throw error
    return await work(poolAt(next ?? first))
  }
}

// A copy that has fallen silent is not waited for until the source as a whole is given up.
async function isSlow(asked: Promise<unknown>, lateMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(true), lateMs)
  const answered = asked.then(
    () => false,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}

async function firstToSucceed(asked: Promise<unknown>[]): Promise<unknown> {
  return Promise.any(asked).catch(({ errors }: AggregateError) => {
    throw errors[0]
  })
}

// 57P01: ended by an administrator. The message: the socket closed under a query.
function isLostConnection({ code, message }: PgError): boolean {
  return (
    code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE' || /^Connection terminated/.test(message)
  )
}

// What another copy of the same data may answer all the same: 40001 and 40P01, with which a replica ends a query that is
// in the way of what it has to replay; a server that starts, stops or takes no more connections; one that is not there.
const ENDPOINT_FAILURE =
  /^(40001|40P01|57P0[2-5]|53[0-9A-Z]{3}|08[0-9A-Z]{3}|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

function isEndpointFailure({ code, message }: PgError): boolean {
  return (
    ENDPOINT_FAILURE.test(code ?? '') || /conflict with recovery|^timeout exceeded when trying/.test(message)
  )
}

// Class 22, data exceptions: the question was at fault, and another one will be answered.
function isDataException({ code }: PgError): boolean {
  return typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)
}

// Messages of the server can quote what was asked; its codes cannot.
function reasonOf({ code, name }: PgError): string {
  return code ?? name
}
