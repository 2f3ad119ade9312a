// Sessions that were ended before they expired, synchronised between processes: by DB notifications (and Redis, if
// configured), by a reload after the connection was lost, and by polling in case a message was missed.

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
