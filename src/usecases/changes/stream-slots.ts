// Limits the open change streams of a key over all processes of the database: a semaphore of advisory locks on the
// listening connections, so that the slots of a process that died are free at once.

import { hash } from 'node:crypto'
import type { DbNotifications } from './db-notifications.ts'

type StreamSlots = {
  /** Takes a slot of a key until the returned function is called; null when all are taken. */
  acquire(keyId: string): Promise<(() => void) | null>
}

export type SessionLocks = Pick<DbNotifications, 'tryLock' | 'unlock'>

export function createStreamSlots(locks: SessionLocks, perKey: number): StreamSlots {
  // Advisory locks are reentrant within a session, so the process's own slots are tracked here.
  const taken = new Set<number>()
  return {
    async acquire(keyId) {
      for (let slot = 0; slot < perKey; slot++) {
        const lock = lockOf(keyId, slot)
        if (taken.has(lock)) continue
        taken.add(lock)
        if (await locks.tryLock(lock))
          return () => {
            taken.delete(lock)
            void locks.unlock(lock)
          }
        taken.delete(lock)
      }
      return null
    },
  }
}

function lockOf(keyId: string, slot: number): number {
  return hash('sha256', `${keyId} ${slot}`, 'buffer').readInt32BE()
}
