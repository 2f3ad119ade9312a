// Connections to PostgreSQL. Dates come back as `YYYY-MM-DD` text: a calendar date has no time zone.

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

/** One database: where it is, and connections to it. */
export type Database = { url: string; pool: pg.Pool }

export type PoolOptions = {
  /** Shown in `pg_stat_activity`. */
  name: string
  /** Most connections at once. */
  max?: number
  /** A statement that takes longer is cancelled by the server; none by default. */
  statementTimeoutMs?: number
  /** Waiting longer than this for a connection is an error; forever by default. */
  connectTimeoutMs?: number
  /** Server settings for each connection of the pool, by name. */
  session?: Record<string, string>
  /** What is told of statements that take long; by default nothing is timed. */
  slow?: SlowStatements | null
  /** True where the address leads to a pooler in transaction mode. */
  pooled?: boolean
}

// A server that is there cancels in time. One that has fallen silent is given up this much later, or a little more.
const STALL_GRACE_MS = 100

// What waits without a time limit (imports, workers) would wait for ever on a connection whose other end is gone without a
// word, as after a firewall has forgotten it. Asked after so long, and ten seconds without an answer end it.
export const KEEP_ALIVE_MS = 60_000

/** A pool of connections to `url`. A lost idle connection is replaced silently; queries report the rest. */
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

// A pooler refuses settings at the start of a connection. One name for all spares it changing that all the time.
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

/** How busy a pool is: its connections, and callers that wait for one. */
export type PoolStats = { busy: number; idle: number; waiting: number }

export function poolStats({ totalCount, idleCount, waitingCount }: pg.Pool): PoolStats {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws. */
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
