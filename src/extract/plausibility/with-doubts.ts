// Appends doubts to a fact.

import type { Doubt } from '../../domain/publications/gazette-fact.ts'

/** `fact` with `doubts` appended to its own. */
export function withDoubts<T extends { doubts?: Doubt[] }>(fact: T, doubts: readonly Doubt[]): T {
  return { ...fact, doubts: [...(fact.doubts ?? []), ...doubts] }
}
