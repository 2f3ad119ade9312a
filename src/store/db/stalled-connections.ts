// Terminates connections whose server no longer responds: `statement_timeout` does not help when the server is
// gone, and the whole pool would soon be blocked. pg's `query_timeout` creates a timer per statement, which keeps
// results alive and lengthens garbage collection, so connections are polled instead.

import type { Socket } from 'node:net'
import type pg from 'pg'

const CHECK_INTERVAL_MS = 100

// The statement in progress; pg has no public property for it.
type PgClientInternals = { _activeQuery: object | null; connection: { stream: Socket } }

/**
 * Terminates connections of `pool` that wait longer than `limitMs` for one statement, at most three polls later;
 * callers get the error `Query read timeout`.
 */
export function terminateStalled(pool: pg.Pool, limitMs: number): void {
  const pendingStatements = new Map<PgClientInternals, PendingStatement>()
  let timer: NodeJS.Timeout | undefined
  pool.on('connect', client => {
    pendingStatements.set(client as unknown as PgClientInternals, {
      statement: null,
      since: 0,
      isLate: false,
    })
    timer ??= setInterval(checkAll, CHECK_INTERVAL_MS).unref()
  })
  pool.on('remove', client => {
    pendingStatements.delete(client as unknown as PgClientInternals)
    if (pendingStatements.size > 0) return
    clearInterval(timer)
    timer = undefined
  })

  function checkAll(): void {
    const now = performance.now()
    for (const [client, wait] of pendingStatements) {
      if (client._activeQuery !== wait.statement) {
        pendingStatements.set(client, { statement: client._activeQuery, since: now, isLate: false })
      } else if (wait.statement !== null && now - wait.since > limitMs) {
        // A busy event loop may not have read the answer yet; it will before the next poll.
        if (wait.isLate) client.connection.stream.destroy(new Error('Query read timeout'))
        wait.isLate = true
      }
    }
  }
}

type PendingStatement = { statement: object | null; since: number; isLate: boolean }
