// What runs below a process, as Linux tells.

import { readFileSync } from 'node:fs'

/** The processes that `parent` started. */
export function childrenOf(parent: number): number[] {
  const text = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}
