// Shared counts of all nodes in their common database, while there are other nodes. Nodes are known by the locks
// their listening connections hold; they are counted when a node announces itself, and periodically for those that
// left.

import { createHmac, randomBytes } from 'node:crypto'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import {
  announceNode,
  countNodes,
  dropEndedWindows,
  incrementWindows,
  NODES_CHANNEL,
} from '../../store/access/rate-windows.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { SharedCounter } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { DbNotifications } from '../changes/db-notifications.ts'

export type DatabaseCounter = SharedCounter & {
  /** Whether there are other nodes, and since when this has not changed. */
  state(): { hasOthers: boolean; since: Date }
  close(): Promise<void>
}

type DatabaseCounterOptions = {
  pool: Pool
  notifications: DbNotifications
  logger: Logger
  /** Poll interval for nodes that left. */
  everyMs?: number
  /** Pause after a failure. */
  retryMs?: number
}

const EVERY_MS = 5_000
const RETRY_MS = 5_000
const HASH_BYTES = 16

/** Resolves when the nodes were counted, or the database is unavailable. */
export async function createDatabaseCounter(options: DatabaseCounterOptions): Promise<DatabaseCounter> {
  const { pool, notifications, logger, everyMs = EVERY_MS, retryMs = RETRY_MS } = options
  let secret: Buffer | null = null
  let hasOthers = false
  let since = new Date()
  let unavailableUntil = 0

  async function countPeers(): Promise<void> {
    secret = await ensureSecret(pool, 'access.mcp_secret', randomBytes(32))
    const now = (await countNodes(pool)) > 1
    if (now !== hasOthers) since = new Date()
    hasOthers = now
    if (hasOthers) await dropEndedWindows(pool)
  }
  const polling = await startPolling({ name: 'counting nodes', everyMs, logger, work: countPeers })
  await notifications.subscribe(NODES_CHANNEL, {
    onMessage: () => void polling.pollNow(),
    onListening: () => void announceNode(pool).catch(() => {}), // the other nodes' polling finds this node too
  })
  await countPeers().catch(() => {}) // now including this node

  const hashSubject = (subject: string) =>
    createHmac('sha256', secret as Buffer)
      .update(`window ${subject}`)
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url')
  return {
    isReachable: () => hasOthers && secret !== null && performance.now() >= unavailableUntil,
    async add(increments) {
      try {
        return await incrementWindows(pool, increments, hashSubject)
      } catch (error) {
        unavailableUntil = performance.now() + retryMs
        throw error
      }
    },
    state: () => ({ hasOthers, since }),
    close: () => polling.stop(),
  }
}
