// Several nodes asked without a pause while something changes: how long after its commit one of them still told the old.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Node } from './node.ts'

export type Change = {
  nodes: readonly Node[]
  path: string
  /** Whether an answer tells what was before. */
  isOld(answer: Answer): boolean
  /** Makes the change, and returns when it is committed. */
  make(): Promise<unknown>
  /** Whether it is committed, asked of the database all the time; by default when `make` returns. */
  isCommitted?(): Promise<boolean>
}

// Longer than the second within which all must know, so that what comes after it is seen.
const WATCHED_MS = 1_250
const PAUSE_MS = 5

/** The latest beginning, in ms after the commit, of a request that was answered with the old; 0 when there is none. */
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

// Whatever fails in the making is thrown at once.
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
