// Takes turns for each key: however many calls it sends at once, only some run at a time. The sources have a few
// connections each and are shared with every other caller and door. How many may wait is limited too: what waits holds
// memory, and its client gives up before its turn comes.

export type KeyLimiter = {
  /**
   * Runs `work` as soon as fewer than the limit run for `keyId`; first come, first served. Rejects with `QueueFullError`
   * when as many wait as may.
   */
  run<T>(keyId: string, work: () => Promise<T>): Promise<T>
}

export type KeyLimits = { atOnce: number; waiting: number }

/** More calls of one key wait than may. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type KeyQueue = { running: number; waiting: (() => void)[] }

export function createKeyLimiter({ atOnce, waiting }: KeyLimits): KeyLimiter {
  const byKey = new Map<string, KeyQueue>()

  async function wait(keyId: string): Promise<void> {
    const line = byKey.get(keyId) ?? { running: 0, waiting: [] }
    if (line.waiting.length >= waiting) throw new QueueFullError()
    byKey.set(keyId, line)
    if (line.running < atOnce) line.running++
    else await new Promise<void>(resolve => line.waiting.push(resolve)) // and inherit the place of who was done
  }
  function leave(keyId: string): void {
    const line = byKey.get(keyId)
    if (!line) return
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.running === 0) byKey.delete(keyId)
  }
  return {
    async run(keyId, work) {
      await wait(keyId)
      try {
        return await work()
      } finally {
        leave(keyId)
      }
    },
  }
}
