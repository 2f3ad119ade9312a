import { findWords } from './lexicon.ts'

/** Words of a clause that cancel a decision. */
export type Signals = {
  /** End offsets of words that recall an earlier ruling. */
  recalledAfter: readonly number[]
  conditions: readonly { start: number; end: number }[]
  /** Conditions of a future act; a reason of any other: `faute d'actif`. */
  awaited: readonly { start: number; end: number }[]
}

/** Signals of a clause, folded. */
export function readSignals(plain: string): Signals {
  return {
    recalledAfter: findWords('subordinators', plain).map(({ end }) => end),
    conditions: findWords('conditions', plain),
    awaited: findWords('awaited', plain),
  }
}
