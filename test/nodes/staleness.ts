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

// So many answers in a row with the new from every node end the watch.
const SETTLED = 20
const LIMIT_MS = 20_000
const PAUSE_MS = 5

/**
 * The latest beginning, in ms after the commit, of a request that was answered with the old; 0 when there is none. Throws when a
 * node does not leave the old.
 */
export async function measureStaleness(change: Change): Promise<{ staleMs: number; asked: number }> {
  let committedAt: number | null = null
  let over = false
  const old: number[] = []
  let asked = 0
  const inRow = change.nodes.map(() => 0)
  const ask = async (node: Node, index: number) => {
    while (!over) {
      const beganAt = performance.now()
      const isOld = change.isOld(await node.get(change.path))
      if (isOld) old.push(beganAt)
      inRow[index] = isOld ? 0 : (inRow[index] as number) + 1
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
    while (inRow.some(count => count < SETTLED)) {
      if (performance.now() - committedAt > LIMIT_MS) throw new Error('A node still answers with the old.')
      await sleep(PAUSE_MS)
    }
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
