// Whose statement runs next. A search asks the database two to nine times, each time for what the answer before it called for.
// In a plain queue it would stand behind newcomers as often: the hardest searches would wait the longest.

import type { Pool } from '../../store/db/pool.ts'
import type { SearchPool } from '../../store/register/search.ts'

/**
 * Gives each search a pool whose statements run at most `places` at a time, over all searches on the same `pool`; where there
 * is no place those of the search that began first go first.
 */
export function createPriorityLimiter(concurrency: number): (pool: Pool) => SearchPool {
  const queues = new WeakMap<Pool, (priority: number) => Promise<() => void>>()
  let begun = 0
  return pool => {
    const priority = begun++
    const acquire = queues.get(pool) ?? createPriorityQueue(concurrency)
    queues.set(pool, acquire)
    const query = async (...asked: Parameters<Pool['query']>) => {
      const release = await acquire(priority)
      try {
        return await pool.query(...asked)
      } finally {
        release()
      }
    }
    return { query: query as Pool['query'] }
  }
}

type Waiter = { priority: number; start(release: () => void): void }

/** Resolves with what gives the place up again, at once where one is free. */
function createPriorityQueue(concurrency: number): (priority: number) => Promise<() => void> {
  const queue: Waiter[] = [] // the first turn last
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
