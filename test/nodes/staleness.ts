// Queries several nodes continuously during a change, and measures how long after its commit old data was served.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Node } from './node.ts'

export type Change = {
  nodes: readonly Node[]
  path: string
  /** Whether an answer has the old data. */
  isOld(answer: Answer): boolean
  /** Makes the change; resolves when it is committed. */
  make(): Promise<unknown>
  /** Whether it is committed, polled in the database; by default when `make` returns. */
  isCommitted?(): Promise<boolean>
}

// Longer than the permitted second, to detect later old answers.
const WATCHED_MS = 1_250
const PAUSE_MS = 5

/** Latest start, in ms after the commit, of a request answered with old data; 0 if none. */
export async function measureStaleness(change: Change): Promise<{ staleMs: number; asked: number }> {
  let committedAt: number | null = null
  let over = false
  const old: number[] = []
  let asked = 0
  const ask = async (node: Node) => {
    while (!over) {
      const beganAt = performance.now()
      if (change.isOld(await node.get(change.path))) old.push(beganAt)
      asked++
      await sleep(PAUSE_MS)
    }
  }
  const asking = change.nodes.map(ask)
  const making = change.make()
  const { isCommitted } = change
  try {
    if (isCommitted) await until(isCommitted, making)
    else await making
    committedAt = performance.now()
    await making
    await sleep(WATCHED_MS - (performance.now() - committedAt))
  } finally {
    over = true
    await Promise.all(asking)
  }
  const after = committedAt
  return { staleMs: Math.max(0, ...old.map(beganAt => Math.round(beganAt - after))), asked }
}

// Failures of the change are thrown immediately.
async function until(holds: () => Promise<boolean>, making: Promise<unknown>): Promise<void> {
  let failure: { error: unknown } | null = null
  making.catch(error => {
    failure = { error }
  })
  while (!(await holds())) {
    if (failure) throw (failure as { error: unknown }).error
    await sleep(2)
  }
}
