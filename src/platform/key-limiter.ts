// Concurrency limiter per API key: the sources have few connections, shared by all callers. The queue is limited
// too, since waiting calls use memory and their clients time out.

type KeyLimiter = {
  /**
   * Runs `work` when a slot of `keyId` is free, in FIFO order. Rejects with `QueueFullError` when the queue is
   * full.
   */
  run<T>(keyId: string, work: () => Promise<T>): Promise<T>
}

type KeyLimits = { atOnce: number; waiting: number }

/** The queue of a key is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type KeyQueue = { running: number; waiting: (() => void)[] }

export function createKeyLimiter({ atOnce, waiting }: KeyLimits): KeyLimiter {
  const byKey = new Map<string, KeyQueue>()

  async function wait(keyId: string): Promise<void> {
    const queue = byKey.get(keyId) ?? { running: 0, waiting: [] }
    if (queue.waiting.length >= waiting) throw new QueueFullError()
    byKey.set(keyId, queue)
    if (queue.running < atOnce) queue.running++
    else await new Promise<void>(resolve => queue.waiting.push(resolve)) // takes over the slot of a finished call
  }
  function leave(keyId: string): void {
    const queue = byKey.get(keyId)
    if (!queue) return
    const next = queue.waiting.shift()
    if (next) next()
    else if (--queue.running === 0) byKey.delete(keyId)
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
