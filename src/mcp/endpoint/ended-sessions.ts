// Sessions ended before their time, as every process on the database knows them: told of at once on the listening
// connection (and through Redis, where there is one), read again after that connection was lost, and read now and then
// whatever it does, should a message have been missed.

import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import {
  dropExpiredSessions,
  ENDED_SESSIONS_CHANNEL,
  type EndedSession,
  listEndedSessions,
  parseEndedSession,
} from '../../store/access/mcp-sessions.ts'
import type { MessageBus } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { DbNotifications } from '../../usecases/changes/db-notifications.ts'
import { SESSION_LIFETIME_S } from './session-id.ts'

export type EndedSessions = {
  has(nonce: string): boolean
  /** Notes a session ended here, before the database has told. */
  add(session: EndedSession): void
  close(): Promise<void>
}

export type EndedSessionsOptions = {
  pool: Pool
  notices: DbNotifications
  logger: Logger
  /** How often ended sessions are read. */
  pollMs: number
  /** Where others tell of it too; null: nowhere. */
  news?: MessageBus | null
  /** Called once for each session that is ended anywhere. */
  onEnded(nonce: string): void
}

// Reads overlap by this much: a statement may commit later than the moment it notes, clocks may jump.
const OVERLAP_S = 300
const SWEEP_MS = 60_000
const LIFETIME_MS = SESSION_LIFETIME_S * 1_000

// Held as long as a session can last by a clock that never jumps, too: one that went ahead for a while and came back would
// otherwise open sessions again that were ended.
type EndedEntry = { expiresAt: number; keptUntil: number }

/** Follows the ended sessions of a database until `close`. While it is away, those known so far stay in force. */
export async function followEndedSessions(options: EndedSessionsOptions): Promise<EndedSessions> {
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
  const following = await startPolling({
    name: 'following ended sessions',
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
      following.pollNow()
    },
    onLost() {
      isListening = false
      caughtUp = false
    },
  })
  return {
    has: nonce => ended.has(nonce),
    add,
    close: () => following.stop(),
  }
}
