// Counts with other nodes in the database that they share, as long as there are others. Who is there is known by the locks
// that listening nodes hold: looked at when one says that it has come, and now and then, for those that have gone.

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
  /** Whether there are other nodes, and since when that is so. */
  state(): { hasOthers: boolean; since: Date }
  close(): Promise<void>
}

export type DatabaseCounterOptions = {
  pool: Pool
  notices: DbNotifications
  logger: Logger
  /** How often nodes that have gone are looked for. */
  everyMs?: number
  /** After a failure it is left alone for this long. */
  retryMs?: number
}

const EVERY_MS = 5_000
const RETRY_MS = 5_000
const HASH_BYTES = 16

/** Knows how many nodes there are once it resolves; the database may be away. */
export async function createDatabaseCounter(options: DatabaseCounterOptions): Promise<DatabaseCounter> {
  const { pool, notices, logger, everyMs = EVERY_MS, retryMs = RETRY_MS } = options
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
  const polling = await startPolling({ name: 'looking for other nodes', everyMs, logger, work: countPeers })
  await notices.subscribe(NODES_CHANNEL, {
    onMessage: () => void polling.pollNow(),
    onListening: () => void announceNode(pool).catch(() => {}), // whoever looks by itself finds it
  })
  await countPeers().catch(() => {}) // now that it is counted itself

  const nameOf = (subject: string) =>
    createHmac('sha256', secret as Buffer)
      .update(`window ${subject}`)
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url')
  return {
    isReachable: () => hasOthers && secret !== null && performance.now() >= unavailableUntil,
    async add(increments) {
      try {
        return await incrementWindows(pool, increments, nameOf)
      } catch (error) {
        unavailableUntil = performance.now() + retryMs
        throw error
      }
    },
    state: () => ({ hasOthers, since }),
    close: () => polling.stop(),
  }
}
