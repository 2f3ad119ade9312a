// Takes turns for each key: however many calls it sends at once, only some run at a time. The sources have a few
// connections each and are shared with every other caller and door.

export type Turns = {
  /** Runs `work` as soon as fewer than the limit run for `keyId`; first come, first served. */
  take<T>(keyId: string, work: () => Promise<T>): Promise<T>
}

/** Turns of at most `limit` at a time. */
export function createTurns(limit: number): Turns {
  const byKey = new Map<string, { running: number; waiting: (() => void)[] }>()

  async function wait(keyId: string): Promise<void> {
    const line = byKey.get(keyId) ?? { running: 0, waiting: [] }
    byKey.set(keyId, line)
    if (line.running < limit) line.running++
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
    async take(keyId, work) {
      await wait(keyId)
      try {
        return await work()
      } finally {
        leave(keyId)
      }
    },
  }
}
