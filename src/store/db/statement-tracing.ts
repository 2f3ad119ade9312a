// Statement spans: name and row count, never text or values.

import type pg from 'pg'
import { bindToSpan, failureOf, type Span, startSpan } from '../../platform/tracing/trace.ts'

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
export function startStatementSpan(pool: string, statement: string | null): Span | null {
  return startSpan(statement ?? UNNAMED, 'client', {
    'db.system.name': 'postgresql',
    'griffie.pool': pool,
    ...(statement !== null && { 'db.query.summary': statement }),
  })
}

const UNNAMED = 'postgresql'

/** `rows`: returned or changed; null on failure and where not applicable. */
export function endStatementSpan(span: Span, rows: number | null, error: unknown): void {
  if (rows !== null) span.set({ 'db.response.returned_rows': rows })
  const failure = error ? failureOf(error) : null
  if (failure !== null && SQLSTATE.test(failure)) span.set({ 'db.response.status_code': failure })
  span.end(failure)
}

const SQLSTATE = /^[\dA-Z]{5}$/
