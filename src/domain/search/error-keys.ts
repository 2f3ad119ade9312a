// Keys under which a misspelt word is found. A word and a misspelling of it have a key in common; few other words
// have. What is found is a candidate: `editDistance` decides.
//
// Words of 3 to 5 letters are found with one error, by deleting a letter on both sides. Words of 6 to 9 letters
// with two, by deleting up to two (W. Garbe's symmetric deletion). Longer words would need too many keys; of two
// errors in one, its first or its last letters hold at most one, so those are taken alone with one deletion.
// A key is a 22-bit hash: four million of them keep the index small at the price of a few wrong candidates.

import { hash32 } from './hash.ts'

const KEY_BITS = 22
const LONGEST_DELETED_TWICE = 9

const SHORT = 1
const MIDDLE = 2
const FIRST_LETTERS = 3
const LAST_LETTERS = 4

/** Words shorter than this have no misspellings that could be told from other words. */
export const SHORTEST_CORRECTED = 3

/** How many errors are looked for in a word of this length. */
export function allowedErrors(length: number): number {
  if (length < SHORTEST_CORRECTED) return 0
  return length <= 5 ? 1 : 2
}

/** The keys that `word` is stored under; none for a word too short to be corrected. */
export function errorKeys(word: string): number[] {
  const keys = new Set<number>()
  const { length } = word
  if (length < SHORTEST_CORRECTED) return []
  if (length <= 5) addDeletions(keys, SHORT, word, 1)
  else if (length <= LONGEST_DELETED_TWICE) addDeletions(keys, MIDDLE, word, 2)
  else {
    const edge = edgeLength(length)
    addDeletions(keys, FIRST_LETTERS * 16 + edge, word.slice(0, edge), 1)
    addDeletions(keys, LAST_LETTERS * 16 + edge, word.slice(-edge), 1)
  }
  return [...keys]
}

// Two edges fit into a word without overlapping: what one error spoils, the other keeps.
function edgeLength(length: number): number {
  return length < 12 ? 5 : 6
}

/** The keys to look `query` up under: of every length that one or two errors may have made of it. */
export function errorProbe(query: string): number[] {
  const keys = new Set<number>()
  const { length } = query
  if (length >= 2 && length <= 6) addDeletions(keys, SHORT, query, 1)
  if (length >= 4 && length <= LONGEST_DELETED_TWICE + 2) addDeletions(keys, MIDDLE, query, 2)
  for (const edge of edgesWithin(length)) {
    for (const taken of [edge - 1, edge, edge + 1]) {
      // One letter short stands for a letter left out, one more for a letter put in.
      const deletions = taken === edge - 1 ? 0 : 1
      addDeletions(keys, FIRST_LETTERS * 16 + edge, query.slice(0, taken), deletions)
      addDeletions(keys, LAST_LETTERS * 16 + edge, query.slice(-taken), deletions)
    }
  }
  return [...keys]
}

function edgesWithin(length: number): Set<number> {
  const edges = new Set<number>()
  for (let stored = Math.max(LONGEST_DELETED_TWICE + 1, length - 2); stored <= length + 2; stored++) {
    edges.add(edgeLength(stored))
  }
  return edges
}

function addDeletions(keys: Set<number>, seed: number, text: string, deletions: number): void {
  keys.add(hash32(text, seed) >>> (32 - KEY_BITS))
  if (deletions === 0 || text.length < 2) return
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && text[at] === text[at - 1]) continue // deleting either of two equal letters gives the same
    addDeletions(keys, seed, text.slice(0, at) + text.slice(at + 1), deletions - 1)
  }
}

/**
 * Letters to insert, delete, replace or swap with their neighbour to make `b` of `a` (optimal string alignment),
 * or `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] as number, limit + 1)
}
