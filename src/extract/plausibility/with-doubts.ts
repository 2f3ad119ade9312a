// Doubts are added to a fact, never replaced.

import type { Doubt } from '../../domain/publications/gazette-fact.ts'

/** `fact` with `doubts` behind those it has. */
export function withDoubts<T extends { doubts?: Doubt[] }>(fact: T, doubts: readonly Doubt[]): T {
  return { ...fact, doubts: [...(fact.doubts ?? []), ...doubts] }
}
