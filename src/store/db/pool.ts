// Connection pools. Dates are returned as `YYYY-MM-DD` text: a calendar date has no time zone.

import type { Socket } from 'node:net'
import pg from 'pg'
import { isTracing } from '../../platform/tracing/trace.ts'
import { bindConnectCallbacks, type SlowStatements, timedClient } from './slow-statements.ts'
import { TransactionPool, UnnamedClient } from './transaction-pool.ts'

// Terminates connections whose server no longer responds: `statement_timeout` does not help when the server is
// gone, and the whole pool would soon be blocked. pg's `query_timeout` creates a timer per statement, which keeps
// results alive and lengthens garbage collection, so connections are polled instead.

const CHECK_INTERVAL_MS = 100

// The statement in progress; pg has no public property for it.
type PgClientInternals = { _activeQuery: object | null; connection: { stream: Socket } }

/**
 * Terminates connections of `pool` that wait longer than `limitMs` for one statement, at most three polls later;
 * callers get the error `Query read timeout`.
 */
function terminateStalled(pool: pg.Pool, limitMs: number): void {
  const pendingStatements = new Map<PgClientInternals, PendingStatement>()
  let timer: NodeJS.Timeout | undefined
  pool.on('connect', client => {
    pendingStatements.set(client as unknown as PgClientInternals, {
      statement: null,
      since: 0,
      isLate: false,
    })
    timer ??= setInterval(checkAll, CHECK_INTERVAL_MS).unref()
  })
  pool.on('remove', client => {
    pendingStatements.delete(client as unknown as PgClientInternals)
    if (pendingStatements.size > 0) return
    clearInterval(timer)
    timer = undefined
  })

  function checkAll(): void {
    const now = performance.now()
    for (const [client, wait] of pendingStatements) {
      if (client._activeQuery !== wait.statement) {
        pendingStatements.set(client, { statement: client._activeQuery, since: now, isLate: false })
      } else if (wait.statement !== null && now - wait.since > limitMs) {
        // A busy event loop may not have read the answer yet; it will before the next poll.
        if (wait.isLate) client.connection.stream.destroy(new Error('Query read timeout'))
        wait.isLate = true
      }
    }
  }
}

type PendingStatement = { statement: object | null; since: number; isLate: boolean }

export type { Pool, PoolClient } from 'pg'

const DATE_OID = 1082
const dateAsText: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/** A database address with a pool. */
export type Database = { url: string; pool: pg.Pool }

export type PoolOptions = {
  /** Shown in `pg_stat_activity`. */
  name: string
  /** Maximum connections. */
  max?: number
  /** Statement timeout enforced by the server; none by default. */
  statementTimeoutMs?: number
  /** Timeout for obtaining a connection; none by default. */
  connectTimeoutMs?: number
  /** Session settings by name. */
  session?: Record<string, string>
  /** Receives slow statements; by default statements are not timed. */
  slow?: SlowStatements | null
  /** Set where `url` leads to a pooler in transaction mode. */
  pooled?: boolean
}

// A responsive server cancels in time; a stalled connection is terminated this much later.
const STALL_GRACE_MS = 100

// Imports and workers wait without a timeout. TCP keep-alive ends connections that were dropped silently, for
// example by a firewall.
export const KEEP_ALIVE_MS = 60_000

/** Opens a pool for `url`. Lost idle connections are replaced silently; queries report other errors. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = options.pooled ? openPooled(url, options) : openDirect(url, options)
  if (options.statementTimeoutMs) terminateStalled(pool, options.statementTimeoutMs + STALL_GRACE_MS)
  if (isTracing()) bindConnectCallbacks(pool)
  pool.on('error', () => {})
  return pool
}

function openDirect(url: string, options: PoolOptions): pg.Pool {
  const { name, session = {}, statementTimeoutMs, slow = null } = options
  return new pg.Pool({
    ...commonConfig(url, options),
    application_name: `griffie ${name}`,
    statement_timeout: statementTimeoutMs,
    options: Object.entries(session)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    ...((slow || isTracing()) && { Client: timedClient(slow, name) }),
  })
}

// A pooler rejects startup parameters. With one application name it does not have to switch it between clients.
function openPooled(url: string, options: PoolOptions): pg.Pool {
  const { name, session = {}, statementTimeoutMs, slow = null } = options
  return new TransactionPool(
    {
      ...commonConfig(url, options),
      application_name: 'griffie',
      Client: slow || isTracing() ? timedClient(slow, name, UnnamedClient) : UnnamedClient,
    },
    { ...session, ...(statementTimeoutMs && { statement_timeout: String(statementTimeoutMs) }) },
  )
}

function commonConfig(url: string, options: PoolOptions): pg.PoolConfig {
  const { max = 4, connectTimeoutMs } = options
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    types: dateAsText,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
}

/** Connections of a pool, and callers waiting for one. */
export type PoolStats = { busy: number; idle: number; waiting: number }

export function poolStats({ totalCount, idleCount, waitingCount }: pg.Pool): PoolStats {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Runs `work` in a transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
