// One source of data: a pool of its own, a time limit for each statement and a circuit breaker, so that a source
// that hangs costs its callers little and the others nothing.

import CircuitBreaker from 'opossum'
import { type SourceName, SourceUnavailableError } from '../domain/errors.ts'
import type { Logger } from '../log.ts'
import { openPool, type Pool, type PoolUse, poolUse } from './db.ts'
import type { SlowStatements } from './slow-statements.ts'

export type SourceOptions = {
  name: SourceName
  url: string
  logger: Logger
  /** Shown in `pg_stat_activity`; the name of the source by default. */
  purpose?: string
  /** Most connections at once. */
  connections?: number
  timing?: Partial<SourceTiming>
  /** Server settings for each connection, by name. */
  session?: Record<string, string>
  slow?: SlowStatements | null
}

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
  poolUse(): PoolUse
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
  const pool = openPool(options.url, {
    name: options.purpose ?? name,
    max: options.connections ?? 3,
    statementTimeoutMs,
    connectTimeoutMs: statementTimeoutMs,
    session: options.session,
    slow: options.slow,
  })
  const breaker = new CircuitBreaker((work: Work) => withOneRetry(work, pool), {
    timeout: statementTimeoutMs + GRACE_MS,
    resetTimeout: retryAfterMs,
    volumeThreshold: Number.MAX_SAFE_INTEGER, // switches the rule of shares off
    rollingPercentilesEnabled: false,
    errorFilter: isAboutTheInput,
  })
  breaker.on('open', () => logger.warn({ source: name }, 'source left alone'))
  breaker.on('close', () => logger.info({ source: name }, 'source answers again'))
  let failuresInARow = 0
  breaker.on('success', () => {
    failuresInARow = 0
  })
  breaker.on('failure', (error: Fault) => {
    logger.warn({ source: name, reason: reasonOf(error) }, 'source failed')
    if (++failuresInARow >= FAILURES_TO_OPEN) breaker.open()
  })
  return {
    name,
    state: () => (breaker.closed ? 'answering' : 'left_alone'),
    poolUse: () => poolUse(pool),
    async run<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
      try {
        return (await breaker.fire(work)) as T
      } catch (error) {
        throw isAboutTheInput(error as Fault) ? error : new SourceUnavailableError(name, { cause: error })
      }
    },
    async close() {
      breaker.shutdown()
      await pool.end()
    },
  }
}

type Work = (pool: Pool) => Promise<unknown>
type Fault = Error & { code?: string }

async function withOneRetry(work: Work, pool: Pool): Promise<unknown> {
  try {
    return await work(pool)
  } catch (error) {
    if (!isLostConnection(error as Fault)) throw error
    return await work(pool)
  }
}

// 57P01: ended by an administrator. The message: the socket closed under a query.
function isLostConnection({ code, message }: Fault): boolean {
  return (
    code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE' || /^Connection terminated/.test(message)
  )
}

// Class 22, data exceptions: the question was at fault, and another one will be answered.
function isAboutTheInput({ code }: Fault): boolean {
  return typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)
}

// Messages of the server can quote what was asked; its codes cannot.
function reasonOf({ code, name }: Fault): string {
  return code ?? name
}
