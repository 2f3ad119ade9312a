// Opens, validates and ends sessions. Only ended sessions are stored, so any process can serve any session.

import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import {
  dropExpiredSessions,
  ENDED_SESSIONS_CHANNEL,
  type EndedSession,
  endSession,
  listEndedSessions,
  parseEndedSession,
} from '../../store/access/mcp-sessions.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { MessageBus } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { DbNotifications } from '../../usecases/changes/db-notifications.ts'
import { expiryOf, formatSessionId, parseSessionId, SESSION_LIFETIME_S, type Session } from './session-id.ts'

// Sessions that were ended before they expired, synchronised between processes: by DB notifications (and Redis, if
// configured), by a reload after the connection was lost, and by polling in case a message was missed.

type EndedSessions = {
  has(nonce: string): boolean
  /** Adds a session ended by this process, before its notification arrives. */
  add(session: EndedSession): void
  close(): Promise<void>
}

type EndedSessionsOptions = {
  pool: Pool
  notices: DbNotifications
  logger: Logger
  /** Poll interval. */
  pollMs: number
  /** Message bus of the other nodes; null without Redis. */
  news?: MessageBus | null
  /** Called once per session ended by any process. */
  onEnded(nonce: string): void
}

// Overlap of incremental reads: a row may be committed after its timestamp, and clocks may jump.
const OVERLAP_S = 300
const SWEEP_MS = 60_000
const LIFETIME_MS = SESSION_LIFETIME_S * 1_000

// `keptUntil` uses the monotonic clock: if the wall clock jumped forward and back, ended sessions would become valid again.
type EndedEntry = { expiresAt: number; keptUntil: number }

/** Watches the ended sessions until `close`. While the database is unreachable, the known ones stay in effect. */
async function followEndedSessions(options: EndedSessionsOptions): Promise<EndedSessions> {
  const { pool, notices, logger, pollMs, onEnded } = options
  const ended = new Map<string, EndedEntry>()
  let isListening = false
  let caughtUp = false
  let sweepAt = 0

  function add({ nonce, expiresAt }: EndedSession): void {
    if (ended.has(nonce)) return
    ended.set(nonce, { expiresAt: expiresAt.getTime(), keptUntil: performance.now() + LIFETIME_MS })
    onEnded(nonce)
  }
  options.news?.subscribe(news => {
    if (news.kind === 'session_ended') add(news)
  })
  async function removeExpired(): Promise<void> {
    const now = performance.now()
    if (now < sweepAt) return
    sweepAt = now + SWEEP_MS
    for (const [nonce, { expiresAt, keptUntil }] of ended)
      if (keptUntil <= now && expiresAt <= Date.now()) ended.delete(nonce)
    await dropExpiredSessions(pool)
  }
  const poller = await startPolling({
    name: 'polling ended sessions',
    everyMs: pollMs,
    logger,
    work: async () => {
      const wasListening = isListening
      for (const session of await listEndedSessions(pool, caughtUp ? OVERLAP_S : null)) add(session)
      caughtUp = wasListening && isListening
      await removeExpired()
    },
  })
  await notices.subscribe(ENDED_SESSIONS_CHANNEL, {
    onMessage: message => add(parseEndedSession(message)),
    onListening() {
      isListening = true
      poller.pollNow()
    },
    onLost() {
      isListening = false
      caughtUp = false
    },
  })
  return {
    has: nonce => ended.has(nonce),
    add,
    close: () => poller.stop(),
  }
}

export type Sessions = {
  /** The id of a new session; null until the secret has been read from the database. */
  open(keyId: string, version: string): string | null
  /** The session of an id; null when it is expired, ended or of another key. */
  find(id: string, keyId: string): Session | null
  /** Whether a session is neither expired nor ended. */
  isOpen(session: Session): boolean
  /** Ends a session in all processes. Rejects when the database write fails. */
  end(session: Session): Promise<void>
  close(): Promise<void>
}

type SessionsOptions = {
  pool: Pool
  /** Notifications of the same database. */
  notices: DbNotifications
  logger: Logger
  /** Message bus of the other nodes, faster than the database; null without Redis. */
  news?: MessageBus | null
  timing?: Partial<SessionTiming>
  /** Called once per session ended by any process. */
  onEnded(nonce: string): void
}

export type SessionTiming = {
  /** Poll interval for sessions ended by other processes, in addition to notifications. */
  pollMs: number
}

const DEFAULT_TIMING: SessionTiming = { pollMs: 5_000 }
// Same interval as the API key cache, so that both recover together after an outage.
const SECRET_POLL_MS = 1_000
const SECRET_BYTES = 32
const NONCE_BYTES = 16
// Cache of verified ids. Verification takes a tenth of a call, and clients send the same id with every call.
const SESSION_ID_CACHE_SIZE = 5_000

/** Works without a database connection: sessions are unavailable until it is established. */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { pool, logger } = options
  const { pollMs } = { ...DEFAULT_TIMING, ...options.timing }
  const verified = new LRUCache<string, Session>({ max: SESSION_ID_CACHE_SIZE })
  let secret: Buffer | null = null
  const verify = (id: string) => {
    const session = verified.get(id) ?? (secret && parseSessionId(id, secret))
    if (session) verified.set(id, session)
    return session
  }
  const secretPoller = await startPolling({
    name: 'polling the session secret',
    everyMs: Math.min(pollMs, SECRET_POLL_MS),
    logger,
    work: async () => {
      const current = await ensureSecret(pool, 'access.mcp_secret', randomBytes(SECRET_BYTES))
      if (secret && !current.equals(secret)) verified.clear() // the secret was rotated: all sessions are invalid
      secret = current
    },
  })
  const ended = await followEndedSessions({ ...options, pollMs })
  const isOpen = (session: Session) => expiryOf(session) > Date.now() && !ended.has(session.nonce)
  return {
    open(keyId, version) {
      if (secret === null) return null
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      return formatSessionId({ keyId, version, issuedAt: Math.floor(Date.now() / 1_000), nonce }, secret)
    },
    find(id, keyId) {
      const session = verify(id)
      return session && session.keyId === keyId && isOpen(session) ? session : null
    },
    isOpen,
    async end(session) {
      const tombstone = { nonce: session.nonce, expiresAt: new Date(expiryOf(session)) }
      await endSession(pool, tombstone)
      ended.add(tombstone)
      void options.news?.publish({ kind: 'session_ended', ...tombstone })
    },
    async close() {
      await Promise.all([secretPoller.stop(), ended.close()])
    },
  }
}
