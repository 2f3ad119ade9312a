// Places of change streams: so many of a key may be open, over all processes of the database. A place is an advisory lock on
// the process's listening connection, so that those of a process that died are free at once.

import { hash } from 'node:crypto'
import type { DbNotifications } from './db-notifications.ts'

export type StreamPlaces = {
  /** Takes a place of a key until the returned function is called; null when all are taken. */
  take(keyId: string): Promise<(() => void) | null>
}

export type SessionLocks = Pick<DbNotifications, 'tryLock' | 'unlock'>

export function createStreamPlaces(locks: SessionLocks, perKey: number): StreamPlaces {
  // A session gets a lock that it already has: its own places are told apart here.
  const taken = new Set<number>()
  return {
    async take(keyId) {
      for (let place = 0; place < perKey; place++) {
        const lock = lockOf(keyId, place)
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

function lockOf(keyId: string, place: number): number {
  return hash('sha256', `${keyId} ${place}`, 'buffer').readInt32BE()
}
