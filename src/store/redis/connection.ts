// The connection to Redis or Valkey, kept up: made again whenever it breaks, hangs or refuses what it is asked. Nobody waits for
// it: while it is away there is none. ioredis' own reconnecting is off, since it takes a server that accepts connections and
// never answers, or one that is full, for a working one.

import { Redis } from 'ioredis'
import type { Logger } from '../../platform/log.ts'

export type RedisConnection = {
  /** The connection while it works; null while it does not. */
  client(): Redis | null
  /** Since when it works, or does not. */
  since(): Date
  /** Says that a command failed or did not come back: the connection is given up and made again. */
  reportFailure(client: Redis, error: Error): void
  close(): void
}

export type RedisConnectionOptions = {
  /** `redis://` or `rediss://`, with user, password and the number of a database. */
  url: string
  logger: Logger
  /** Tries what the connection is for: it counts as working when this resolves. */
  prepare(client: Redis): Promise<void>
  timing?: Partial<RedisTiming>
}

export type RedisTiming = {
  /** For a connection to be made and tried. */
  connectMs: number
  /** For a command to be answered. */
  answerMs: number
  /** From a failure to the next try. */
  retryMs: number
}

const DEFAULT_TIMING: RedisTiming = { connectMs: 1_500, answerMs: 500, retryMs: 1_000 }

/** Connects, tries again until `close`, and returns after the first try, however it ended. */
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
      logger.warn(describeError(error), 'Redis cannot be used: this node counts for itself until it can')
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
      ...{ lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null, maxRetriesPerRequest: 0 },
      ...{
        connectTimeout: connectMs,
        commandTimeout: answerMs,
        connectionName: 'griffie',
        disableClientInfo: true,
      },
    })
    let fault: Error | null = null
    client.on('error', error => {
      fault ??= error
    })
    try {
      await withTimeout(connectMs, connectAndPrepare(client))
      if (closed) return client.disconnect()
      if (fault) throw fault // such as a database that does not exist: ioredis goes on with another
      client.on('error', error => reportFailure(client, error))
      client.on('close', () => reportFailure(client, new Error('closed')))
      if (client.status !== 'ready') throw new Error('closed')
      if (failureLogged) logger.info('Redis works: nodes count together')
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
  work.catch(() => {}) // told already when it comes too late
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const HINTS: Record<string, string> = {
  WRONGPASS: 'REDIS_URL: the user or the password is refused',
  NOAUTH: 'REDIS_URL: a password is asked for',
  NOPERM: 'REDIS_URL: the user may not do what is needed (docs/scale.md, Redis)',
  OOM: 'it is full: give it more memory, or an eviction policy',
  READONLY: 'REDIS_URL leads to a replica, which takes no writes',
  ECONNREFUSED: 'nobody listens where REDIS_URL leads',
  ENOTFOUND: 'REDIS_URL: there is no such host',
  late: 'it does not answer in time',
}

// What Redis said begins with a word for the kind of fault; the rest may hold keys and addresses.
function describeError({ message, code, name }: Error & { code?: string }): {
  reason: string
  hint?: string
} {
  const isLate = /timed out|ETIMEDOUT/.test(`${message} ${code}`)
  const reason = isLate ? 'late' : (code ?? /^[A-Z]{3,}\b/.exec(message)?.[0] ?? name)
  const hint = /DB index/.test(message) ? 'REDIS_URL: there is no database of that number' : HINTS[reason]
  return { reason, ...(hint !== undefined && { hint }) }
}
