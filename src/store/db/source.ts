// A data source: a connection pool with statement timeouts and a circuit breaker, so that a stalled source does not
// affect the others. The breaker counts failures of the source: work that takes too long while others are answered is the
// work's own fault. With several endpoints, failed or slow reads are retried on another one.

import CircuitBreaker from 'opossum'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { traced } from '../../platform/tracing/trace.ts'
import { lowerBackendPriority } from './database-server.ts'
import { openPool, type Pool, type PoolOptions, type PoolStats, poolStats } from './pool.ts'
import type { DatabaseEndpoint } from './replicas/database-endpoint.ts'
import type { EndpointPool } from './replicas/endpoint-pool.ts'
import type { SlowStatements } from './slow-statements.ts'

export type SourceOptions = {
  name: SourceName
  logger: Logger
  /** Name in `pg_stat_activity` and the log; the source's name by default. */
  purpose?: string
  /** Maximum connections. */
  connections?: number
  timing?: Partial<SourceTiming>
  /** Session settings by name. */
  session?: Record<string, string>
  slow?: SlowStatements | null
} & ({ url: string } | { endpoints: ReadEndpoints })

/** Endpoints to read from. */
type ReadEndpoints = Pick<EndpointPool, 'readers' | 'probeNow'>

export type SourceTiming = {
  /** Statement timeout on the server; the breaker times out half a second later. */
  statementTimeoutMs: number
  /** Time until the breaker lets a request through again. */
  retryAfterMs: number
}

/** State of the circuit breaker. */
export type SourceState = 'answering' | 'left_alone'

export type Source = {
  name: SourceName
  state(): SourceState
  poolUse(): PoolStats
  /**
   * Runs read-only `work`, which may run twice when a connection is lost. Throws `SourceUnavailableError` on
   * timeout, failure or an open breaker.
   */
  run<T>(work: (pool: Pool) => Promise<T>): Promise<T>
  close(): Promise<void>
}

// Point reads take a few milliseconds; 2 s allows for a cold disk and is still acceptable to a client.
const DEFAULT_TIMING: SourceTiming = { statementTimeoutMs: 2_000, retryAfterMs: 5_000 }
const GRACE_MS = 500
// Consecutive failures. Opossum's failure percentage reacts too late under load, where past successes outweigh
// current failures.
const FAILURES_TO_OPEN = 2

/** Opens a source; connections are made on demand. */
export function openSource(options: SourceOptions): Source {
  const { name, logger } = options
  const { statementTimeoutMs, retryAfterMs } = { ...DEFAULT_TIMING, ...options.timing }
  const endpoints = 'endpoints' in options ? options.endpoints : singleEndpoint(options.url)
  const pools = openPools({
    name: options.purpose ?? name,
    max: options.connections ?? 3,
    statementTimeoutMs,
    connectTimeoutMs: statementTimeoutMs,
    session: options.session,
    slow: options.slow,
  })
  const isAnswering = () => performance.now() - pools.answeredAt() < statementTimeoutMs / 2
  const retryContext = { endpoints, poolAt: pools.at, lateMs: statementTimeoutMs / 2 }
  const breaker = new CircuitBreaker((work: Work) => withOneRetry(work, retryContext), {
    timeout: statementTimeoutMs + GRACE_MS,
    resetTimeout: retryAfterMs,
    volumeThreshold: Number.MAX_SAFE_INTEGER, // disables the failure percentage
    rollingPercentilesEnabled: false,
    errorFilter: error => isDataException(error) || (isTimeout(error) && isAnswering()),
  })
  const logFields = { source: options.purpose ?? name }
  breaker.on('open', () => logger.warn(logFields, 'circuit breaker opened: source not queried'))
  breaker.on('close', () => logger.info(logFields, 'source available again'))
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

/** A pool per endpoint, opened at its first use. */
function openPools(options: PoolOptions) {
  const pools = new Map<string, Pool>()
  let answeredAt = Number.NEGATIVE_INFINITY
  return {
    /** When a statement or connection was last released without an error, on the monotonic clock in ms. */
    answeredAt: () => answeredAt,
    at({ name, url, pooled }: DatabaseEndpoint): Pool {
      const existing = pools.get(name)
      if (existing) return existing
      const pool = openPool(url, { ...options, pooled })
      lowerBackendPriority(pool)
      pool.on('release', error => {
        if (!error) answeredAt = performance.now()
      })
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
  const endpoint = { name: 'main', url, directUrl: url, pooled: false }
  return { readers: () => [endpoint], probeNow: async () => {} }
}

type RetryContext = { endpoints: ReadEndpoints; poolAt(endpoint: DatabaseEndpoint): Pool; lateMs: number }

async function withOneRetry(work: Work, { endpoints, poolAt, lateMs }: RetryContext): Promise<unknown> {
  const [first, ...others] = endpoints.readers() as [DatabaseEndpoint, ...DatabaseEndpoint[]]
  const attempt = work(poolAt(first))
  try {
    if (others[0] === undefined || !(await isSlow(attempt, lateMs))) return await attempt
    return await firstToSucceed([attempt, work(poolAt(others[0]))])
  } catch (error) {
    const fault = error as PgError
    const isLost = isLostConnection(fault)
    if (!isLost && !isEndpointFailure(fault)) throw error
    // The endpoints may have changed: a replica may have been promoted.
    await endpoints.probeNow()
    const next = endpoints.readers().find(endpoint => endpoint !== first) ?? others[0]
    if (next === undefined && !isLost) throw error
    return await work(poolAt(next ?? first))
  }
}

// A slow endpoint is not awaited until the source's timeout.
async function isSlow(attempt: Promise<unknown>, lateMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(true), lateMs)
  const answered = attempt.then(
    () => false,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}

async function firstToSucceed(attempts: Promise<unknown>[]): Promise<unknown> {
  return Promise.any(attempts).catch(({ errors }: AggregateError) => {
    throw errors[0]
  })
}

// 57P01: terminated by an administrator. The message: the socket was closed during a query.
function isLostConnection({ code, message }: PgError): boolean {
  return (
    code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE' || /^Connection terminated/.test(message)
  )
}

// Failures that another endpoint may not have: 40001 and 40P01 (recovery conflicts on a replica), a server that is
// starting, stopping or out of connections, and unreachable hosts.
const ENDPOINT_FAILURE =
  /^(40001|40P01|57P0[2-5]|53[0-9A-Z]{3}|08[0-9A-Z]{3}|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

function isEndpointFailure({ code, message }: PgError): boolean {
  return (
    ENDPOINT_FAILURE.test(code ?? '') || /conflict with recovery|^timeout exceeded when trying/.test(message)
  )
}

// Class 22, data exceptions: caused by the query, not by the source.
function isDataException({ code }: PgError): boolean {
  return typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)
}

// Cancelled by the server (57014) or by `terminateStalled`, or late for the breaker.
function isTimeout({ code, message }: PgError): boolean {
  return code === '57014' || code === 'ETIMEDOUT' || message === 'Query read timeout'
}

// Server messages can quote values; codes cannot.
function reasonOf({ code, name }: PgError): string {
  return code ?? name
}
