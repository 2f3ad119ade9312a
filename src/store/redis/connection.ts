// A supervised connection to Redis or Valkey, re-established when it breaks, hangs or rejects commands. Callers
// never wait for it. ioredis' own reconnecting is disabled: it considers a server that never answers, or is full,
// as working.

import { Redis } from 'ioredis'
import type { Logger } from '../../platform/log.ts'

type RedisConnection = {
  /** The connection, or null while it is unusable. */
  client(): Redis | null
  /** Time of the last change between usable and unusable. */
  since(): Date
  /** Reports a failed or timed out command: the connection is closed and re-established. */
  reportFailure(client: Redis, error: Error): void
  close(): void
}

type RedisConnectionOptions = {
  /** `redis://` or `rediss://`, with user, password and database number. */
  url: string
  logger: Logger
  /** Prepares and verifies a new connection; it is usable when this resolves. */
  prepare(client: Redis): Promise<void>
  timing?: Partial<RedisTiming>
}

export type RedisTiming = {
  /** Timeout for connecting and preparing. */
  connectMs: number
  /** Command timeout. */
  answerMs: number
  /** Delay between a failure and the next attempt. */
  retryMs: number
}

const DEFAULT_TIMING: RedisTiming = { connectMs: 1_500, answerMs: 500, retryMs: 1_000 }

/** Connects and retries until `close`; returns after the first attempt, successful or not. */
export async function openRedisConnection(options: RedisConnectionOptions): Promise<RedisConnection> {
  const { url, logger, prepare } = options
  const { connectMs, answerMs, retryMs } = { ...DEFAULT_TIMING, ...options.timing }
  let connected: Redis | null = null
  let since = new Date()
  let failureLogged = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function fail(error: Error): void {
    if (connected !== null || !failureLogged) {
      since = new Date()
      failureLogged = true
      logger.warn(
        describeError(error),
        'Redis unavailable: this node counts requests separately until it is back',
      )
    }
    connected = null
    if (!closed) timer = setTimeout(() => void connect(), retryMs).unref()
  }

  function reportFailure(client: Redis, error: Error): void {
    if (client !== connected) return
    fail(error)
    client.disconnect()
  }

  async function connect(): Promise<void> {
    const client = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      connectTimeout: connectMs,
      commandTimeout: answerMs,
      connectionName: 'griffie',
      disableClientInfo: true,
    })
    let fault: Error | null = null
    client.on('error', error => {
      fault ??= error
    })
    try {
      await withTimeout(connectMs, connectAndPrepare(client))
      if (closed) return client.disconnect()
      if (fault) throw fault // for example a database that does not exist: ioredis would use another
      client.on('error', error => reportFailure(client, error))
      client.on('close', () => reportFailure(client, new Error('closed')))
      if (client.status !== 'ready') throw new Error('closed')
      if (failureLogged) logger.info('Redis available: nodes share their counters')
      ;[connected, since, failureLogged] = [client, new Date(), true]
    } catch (error) {
      client.disconnect()
      if (!closed) fail(fault ?? (error as Error))
    }
  }

  async function connectAndPrepare(client: Redis): Promise<void> {
    await client.connect()
    await prepare(client)
  }

  await connect()
  return {
    client: () => connected,
    since: () => since,
    reportFailure,
    close() {
      closed = true
      clearTimeout(timer)
      const client = connected
      connected = null
      client?.disconnect()
    },
  }
}

async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Command timed out')), ms)
  work.catch(() => {}) // already reported as a timeout
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const HINTS: Record<string, string> = {
  WRONGPASS: 'REDIS_URL: wrong user or password',
  NOAUTH: 'REDIS_URL: a password is required',
  NOPERM: 'REDIS_URL: the user lacks permissions (docs/scale.md, Redis)',
  OOM: 'out of memory: raise maxmemory or set an eviction policy',
  READONLY: 'REDIS_URL points to a read-only replica',
  ECONNREFUSED: 'REDIS_URL: connection refused',
  ENOTFOUND: 'REDIS_URL: host not found',
  late: 'timed out',
}

// Error messages of Redis start with an error code; the rest may contain keys and addresses.
function describeError({ message, code, name }: Error & { code?: string }): {
  reason: string
  hint?: string
} {
  const isLate = /timed out|ETIMEDOUT/.test(`${message} ${code}`)
  const reason = isLate ? 'late' : (code ?? /^[A-Z]{3,}\b/.exec(message)?.[0] ?? name)
  const hint = /DB index/.test(message) ? 'REDIS_URL: no database with this number' : HINTS[reason]
  return { reason, ...(hint !== undefined && { hint }) }
}
