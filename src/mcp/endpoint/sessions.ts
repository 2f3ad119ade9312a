// The sessions of every client: made, checked and ended. Nothing about a session is held here beside which were
// ended, so that any process can serve any session.

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
  /** The id of a new session; null while the secret is unknown because the database never answered. */
  open(keyId: string, version: string): string | null
  /** The session of an id, when it may be used with that key now. A foreign one is as unknown as a stale one. */
  find(id: string, keyId: string): Session | null
  /** Whether a session found earlier may still be used. */
  isOpen(session: Session): boolean
  /** Ends a session everywhere. Rejects when that cannot be written down. */
  end(session: Session): Promise<void>
  close(): Promise<void>
}

export type SessionsOptions = {
  pool: Pool
  /** What the same database tells. */
  notices: DbNotifications
  logger: Logger
  /** Where other processes hear of an end sooner than from the database; null: nowhere. */
  news?: MessageBus | null
  timing?: Partial<SessionTiming>
  /** Called for each session that is ended, here or elsewhere. */
  onEnded(nonce: string): void
}

export type SessionTiming = {
  /** How soon a session ended elsewhere is known at the latest; as a rule it is known at once. */
  pollMs: number
}

const DEFAULT_TIMING: SessionTiming = { pollMs: 5_000 }
// As often as keys are read: once the database is back, both are there.
const SECRET_POLL_MS = 1_000
const SECRET_BYTES = 32
const NONCE_BYTES = 16
// Ids whose signature was found good: a client sends the same one with every call, and checking it costs a tenth of
// the call. Nothing is lost with them.
const SESSION_ID_CACHE_SIZE = 5_000

/** Opens the sessions of a database. It may be away: then there are none until it is back. */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { pool, logger } = options
  const { pollMs } = { ...DEFAULT_TIMING, ...options.timing }
  const known = new LRUCache<string, Session>({ max: SESSION_ID_CACHE_SIZE })
  let secret: Buffer | null = null
  const read = (id: string) => {
    const session = known.get(id) ?? (secret && parseSessionId(id, secret))
    if (session) known.set(id, session)
    return session
  }
  const reading = await startPolling({
    name: 'reading the session secret',
    everyMs: Math.min(pollMs, SECRET_POLL_MS),
    logger,
    work: async () => {
      const current = await ensureSecret(pool, 'access.mcp_secret', randomBytes(SECRET_BYTES))
      if (secret && !current.equals(secret)) known.clear() // somebody ended all sessions
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
      const session = read(id)
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
      await Promise.all([reading.stop(), ended.close()])
    },
  }
}
