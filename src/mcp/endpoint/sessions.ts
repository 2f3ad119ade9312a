// Opens, validates and ends sessions. Only ended sessions are stored, so any process can serve any session.

import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { endSession } from '../../store/access/mcp-sessions.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { MessageBus } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { DbNotifications } from '../../usecases/changes/db-notifications.ts'
import { followEndedSessions } from './ended-sessions.ts'
import { expiryOf, formatSessionId, parseSessionId, type Session } from './session-id.ts'

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
