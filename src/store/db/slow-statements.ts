// Logs slow statements by name, never with their values, which are numbers and names of companies. They are timed
// in the client, so that network and queueing time count. Statement spans are created here too.

import pg from 'pg'
import type { Logger } from '../../platform/log.ts'
import { bindToSpan, failureOf, type Span, startSpan } from '../../platform/tracing/trace.ts'

// Statement spans: name and row count, never text or values.

type OnConnection = Parameters<pg.Pool['connect']>[0]

/**
 * Binds `connect` callbacks of `pool` to the caller's span: a pool calls back from the request that released the
 * connection.
 */
export function bindConnectCallbacks(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: OnConnection) => unknown
  const connectBound = (callback?: OnConnection) => (callback ? connect(bindToSpan(callback)) : connect())
  pool.connect = connectBound as pg.Pool['connect']
}

/** Starts a span for a statement; null when nothing is traced. */
function startStatementSpan(pool: string, statement: string | null): Span | null {
  return startSpan(statement ?? UNNAMED, 'client', {
    'db.system.name': 'postgresql',
    'griffie.pool': pool,
    ...(statement !== null && { 'db.query.summary': statement }),
  })
}

const UNNAMED = 'postgresql'

/** `rows`: returned or changed; null on failure and where not applicable. */
function endStatementSpan(span: Span, rows: number | null, error: unknown): void {
  if (rows !== null) span.set({ 'db.response.returned_rows': rows })
  const failure = error ? failureOf(error) : null
  if (failure !== null && SQLSTATE.test(failure)) span.set({ 'db.response.status_code': failure })
  span.end(failure)
}

const SQLSTATE = /^[\dA-Z]{5}$/

export type SlowStatements = {
  /** Threshold in ms; 0 reports all. */
  overMs: number
  note(statement: SlowStatement): void
}

export type SlowStatement = {
  /** Pool name. */
  pool: string
  /** Prepared statement name, or null. */
  statement: string | null
  durationMs: number
  /** Rows returned or changed; null on failure and where not applicable. */
  rows: number | null
}

type OnEnd = (rows: number | null, error: unknown) => void
type QueryCallback = (error: Error | null, result: pg.QueryResult | undefined) => void

/** Logs statements over `overMs` as warnings; null disables timing. */
export function logSlowStatements(overMs: number | null, logger: Logger): SlowStatements | null {
  if (overMs === null) return null
  return {
    overMs,
    note: ({ durationMs, ...statement }) =>
      logger.warn({ ...statement, duration_ms: durationMs }, 'slow statement'),
  }
}

/**
 * A client class that times statements, including failing ones, and creates their spans. Streams and cursors are
 * not timed.
 */
export function timedClient(
  slow: SlowStatements | null,
  pool: string,
  Client: typeof pg.Client = pg.Client,
): typeof pg.Client {
  class TimedClient extends Client {
    // `query` has a dozen overloads; the arguments examined here are the same in all.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    override query(...args: any[]): any {
      const [query] = args
      if (typeof query?.submit === 'function') return this.#pass(args)
      const statement = statementName(query)
      const span = startStatementSpan(pool, statement)
      if (slow === null && span === null) return this.#pass(args)
      const startedAt = performance.now()
      const end: OnEnd = (rows, error) => {
        if (span !== null) endStatementSpan(span, rows, error)
        const durationMs = performance.now() - startedAt
        if (slow === null || durationMs <= slow.overMs) return
        slow.note({ pool, statement, durationMs: Math.round(10 * durationMs) / 10, rows })
      }
      const last = args.at(-1)
      if (typeof last !== 'function') return observeEnd(this.#pass(args), end)
      const settled: QueryCallback = (error, result) => {
        end(result?.rowCount ?? null, error)
        last(error, result)
      }
      return this.#pass([...args.slice(0, -1), settled])
    }

    #pass(args: unknown[]): unknown {
      return (super.query as (...args: unknown[]) => unknown).apply(this, args)
    }
  }
  return TimedClient
}

function statementName(query: unknown): string | null {
  const { name } = Object(query) as { name?: unknown }
  return typeof name === 'string' ? name : null
}

// The original promise is returned, so that a rejection is handled by the caller only.
function observeEnd(result: unknown, end: OnEnd): unknown {
  if (result instanceof Promise)
    result.then(
      (settled: pg.QueryResult) => end(settled.rowCount ?? null, null),
      error => end(null, error),
    )
  return result
}
