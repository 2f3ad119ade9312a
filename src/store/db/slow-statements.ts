// Which statements took long, by name and never with their values: those are numbers and names of companies. Timed on
// the client, so that waiting for the network and for a connection's earlier statements counts as it does for a caller.
// Traces are told by the same client.

import pg from 'pg'
import type { Logger } from '../../platform/log.ts'
import { endStatementSpan, startStatementSpan } from './statement-tracing.ts'

export type SlowStatements = {
  /** Longer than this is told; 0 tells all. */
  overMs: number
  note(statement: SlowStatement): void
}

export type SlowStatement = {
  /** Name of the pool. */
  pool: string
  /** Name of the prepared statement; null for one without. */
  statement: string | null
  durationMs: number
  /** Returned or changed; null when it failed, or has none to speak of. */
  rows: number | null
}

type OnEnd = (rows: number | null, error: unknown) => void
type QueryCallback = (error: Error | null, result: pg.QueryResult | undefined) => void

/** Logs statements over `overMs` as warnings; null, which times nothing, for null. */
export function logSlowStatements(overMs: number | null, logger: Logger): SlowStatements | null {
  if (overMs === null) return null
  return {
    overMs,
    note: ({ durationMs, ...statement }) =>
      logger.warn({ ...statement, duration_ms: durationMs }, 'slow statement'),
  }
}

/**
 * A client for a pool that times its statements, those that fail included: for the log, and where something is traced as a
 * span of it. Streams and cursors are not timed. `Client` is what sends them.
 */
export function timedClient(
  slow: SlowStatements | null,
  pool: string,
  Client: typeof pg.Client = pg.Client,
): typeof pg.Client {
  class TimedClient extends Client {
    // The signatures of `query` are a dozen; what is looked at is the same in all.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    override query(...args: any[]): any {
      const [asked] = args
      if (typeof asked?.submit === 'function') return this.#pass(args)
      const statement = statementName(asked)
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

function statementName(asked: unknown): string | null {
  const { name } = Object(asked) as { name?: unknown }
  return typeof name === 'string' ? name : null
}

// What was returned is returned itself, not a promise of it: the caller alone answers for its failure.
function observeEnd(answering: unknown, end: OnEnd): unknown {
  if (answering instanceof Promise)
    answering.then(
      (result: pg.QueryResult) => end(result.rowCount ?? null, null),
      error => end(null, error),
    )
  return answering
}
