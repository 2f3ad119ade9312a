// Concurrency limiter for search statements. A search runs up to some twenty dependent statements; in a FIFO queue
// expensive searches would wait behind newer ones at every step, so older searches have priority.

import type { Pool } from '../../store/db/pool.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'

/**
 * Returns a function that wraps a pool for one search. Per underlying pool at most `concurrency` statements run at
 * a time; waiting ones start in the order of their searches.
 */
export function createPriorityLimiter(concurrency: number): (pool: Pool) => SearchPool {
  const queues = new WeakMap<Pool, (priority: number) => Promise<() => void>>()
  let searchCount = 0
  return pool => {
    const priority = searchCount++
    const acquire = queues.get(pool) ?? createPriorityQueue(concurrency)
    queues.set(pool, acquire)
    const query = async (...args: Parameters<Pool['query']>) => {
      const release = await acquire(priority)
      try {
        return await pool.query(...args)
      } finally {
        release()
      }
    }
    return { query: query as Pool['query'] }
  }
}

type Waiter = { priority: number; start(release: () => void): void }

/** Resolves with a release function once a slot is free. */
function createPriorityQueue(concurrency: number): (priority: number) => Promise<() => void> {
  const queue: Waiter[] = [] // highest priority last
  let free = concurrency

  function release(): void {
    const next = queue.pop()
    if (next) next.start(release)
    else free++
  }

  return priority => {
    if (free > 0) {
      free--
      return Promise.resolve(release)
    }
    return new Promise(start => {
      const at = queue.findIndex(other => other.priority < priority)
      queue.splice(at < 0 ? queue.length : at, 0, { priority, start })
    })
  }
}
