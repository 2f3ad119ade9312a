// Whose statement runs next. A search asks the database two to nine times, each time for what the answer before it called for.
// In a plain queue it would stand behind newcomers as often: the hardest searches would wait the longest.

import type { Pool } from '../../store/db.ts'
import type { SearchPool } from '../../store/register/search.ts'

/**
 * Gives each search a pool whose statements run at most `places` at a time, over all searches on the same `pool`; where there
 * is no place those of the search that began first go first.
 */
export function createPriorityLimiter(places: number): (pool: Pool) => SearchPool {
  const queues = new WeakMap<Pool, (turn: number) => Promise<() => void>>()
  let begun = 0
  return pool => {
    const turn = begun++
    const enter = queues.get(pool) ?? openQueue(places)
    queues.set(pool, enter)
    const query = async (...asked: Parameters<Pool['query']>) => {
      const release = await enter(turn)
      try {
        return await pool.query(...asked)
      } finally {
        release()
      }
    }
    return { query: query as Pool['query'] }
  }
}

type Waiting = { turn: number; go(release: () => void): void }

/** Resolves with what gives the place up again, at once where one is free. */
function openQueue(places: number): (turn: number) => Promise<() => void> {
  const waiting: Waiting[] = [] // the first turn last
  let free = places

  function release(): void {
    const next = waiting.pop()
    if (next) next.go(release)
    else free++
  }

  return turn => {
    if (free > 0) {
      free--
      return Promise.resolve(release)
    }
    return new Promise(go => {
      const at = waiting.findIndex(other => other.turn < turn)
      waiting.splice(at < 0 ? waiting.length : at, 0, { turn, go })
    })
  }
}
