// Connection pools. Dates are returned as `YYYY-MM-DD` text: a calendar date has no time zone.

import pg from 'pg'
import { isTracing } from '../../platform/tracing/trace.ts'
import { type SlowStatements, timedClient } from './slow-statements.ts'
import { terminateStalled } from './stalled-connections.ts'
import { bindConnectCallbacks } from './statement-tracing.ts'
import { TransactionPool, UnnamedClient } from './transaction-pool.ts'

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
