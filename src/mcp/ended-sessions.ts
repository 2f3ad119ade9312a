// Sessions ended before their time, as every process on the database knows them: told of at once on a listening
// connection, read again after that connection was lost, and read now and then whatever it does, should a message
// have been missed.

import type { Logger } from '../log.ts'
import type { Pool } from '../store/db.ts'
import {
  dropExpiredSessions,
  type EndedSession,
  type EndedSessionListener,
  listEndedSessions,
  listenForEndedSessions,
} from '../store/mcp-sessions.ts'
import { type Repetition, repeat } from '../usecases/repeat.ts'

export type EndedSessions = {
  has(nonce: string): boolean
  /** Notes a session ended here, before the database has told. */
  add(session: EndedSession): void
  close(): Promise<void>
}

export type EndedSessionsOptions = {
  pool: Pool
  url: string
  logger: Logger
  /** How often a lost connection is made again and ended sessions are read. */
  pollMs: number
  /** Called once for each session that is ended anywhere. */
  onEnded(nonce: string): void
}

// Reads overlap by this much: a statement may commit later than the moment it notes, clocks may jump.
const OVERLAP_S = 300
const SWEEP_MS = 60_000

/** Follows the ended sessions of a database until `close`. While it is away, those known so far stay in force. */
export async function followEndedSessions(options: EndedSessionsOptions): Promise<EndedSessions> {
  const { pool, url, logger, pollMs, onEnded } = options
  const ended = new Map<string, number>()
  let listener: EndedSessionListener | null = null
  let caughtUp = false
  let sweepAt = 0

  function add({ nonce, expiresAt }: EndedSession): void {
    if (ended.has(nonce)) return
    ended.set(nonce, expiresAt.getTime())
    onEnded(nonce)
  }
  const lose = () => {
    listener = null
    caughtUp = false
  }
  async function sweep(): Promise<void> {
    const now = Date.now()
    if (now < sweepAt) return
    sweepAt = now + SWEEP_MS
    for (const [nonce, expiresAt] of ended) if (expiresAt <= now) ended.delete(nonce)
    await dropExpiredSessions(pool)
  }
  const following: Repetition = await repeat({
    name: 'following ended sessions',
    everyMs: pollMs,
    logger,
    work: async () => {
      listener ??= await listenForEndedSessions(url, add, lose)
      for (const session of await listEndedSessions(pool, caughtUp ? OVERLAP_S : null)) add(session)
      caughtUp = listener !== null
      await sweep()
    },
  })
  return {
    has: nonce => ended.has(nonce),
    add,
    async close() {
      await following.stop()
      await listener?.close()
    },
  }
}
