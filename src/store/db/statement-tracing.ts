// What traces tell of statements: their name and how many rows, never their text or values.

import type pg from 'pg'
import { bindToSpan, failureOf, type Span, startSpan } from '../../platform/tracing/trace.ts'

type OnConnection = Parameters<pg.Pool['connect']>[0]

/**
 * Has `pool` give each connection to a caller under the span it asked under: a pool calls back from wherever the connection
 * was given up, which is somebody else's request.
 */
export function bindConnectCallbacks(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: OnConnection) => unknown
  const connectBound = (callback?: OnConnection) => (callback ? connect(bindToSpan(callback)) : connect())
  pool.connect = connectBound as pg.Pool['connect']
}

/** The span of a statement by its name, under whatever is going on; null when that is not traced. */
export function startStatementSpan(pool: string, statement: string | null): Span | null {
  return startSpan(statement ?? UNNAMED, 'client', {
    'db.system.name': 'postgresql',
    'griffie.pool': pool,
    ...(statement !== null && { 'db.query.summary': statement }),
  })
}

const UNNAMED = 'postgresql'

/** `rows` were returned or changed; null when it failed, or has none to speak of. */
export function endStatementSpan(span: Span, rows: number | null, error: unknown): void {
  if (rows !== null) span.set({ 'db.response.returned_rows': rows })
  const failure = error ? failureOf(error) : null
  if (failure !== null && SQLSTATE.test(failure)) span.set({ 'db.response.status_code': failure })
  span.end(failure)
}

const SQLSTATE = /^[\dA-Z]{5}$/
