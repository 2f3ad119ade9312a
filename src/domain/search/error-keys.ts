// Keys under which a misspelt word is found. A word and a misspelling of it have a key in common; few other words
// have. What is found is a candidate: `editDistance` decides.
//
// A key is a hash of the word's first letters with up to so many of them deleted as errors are allowed; a query
// deletes letters of its own first letters in the same way. Source: symmetric deletion with a prefix (SymSpell,
// W. Garbe). Eight letters are enough to be rare, and keep a word at 37 keys.

import { hashWithout } from './hash.ts'

const PREFIX_LENGTH = 8
const LONGEST_SHORT_WORD = 5

// Key spaces: short words are found with one error, others with two.
const SHORT = 1
const LONG = 2

/** Words shorter than this have no misspellings that could be told from other words. */
export const SHORTEST_CORRECTED = 3

/** How many errors are looked for in a word of this length. */
export function allowedErrors(length: number): number {
  if (length < SHORTEST_CORRECTED) return 0
  return length <= LONGEST_SHORT_WORD ? 1 : 2
}

/** The keys (32-bit integers) that `word` is stored under; none for a word too short to be corrected. */
export function errorKeys(word: string): Set<number> {
  const keys = new Set<number>()
  const errors = allowedErrors(word.length)
  if (errors > 0) addDeletions(keys, errors === 1 ? SHORT : LONG, word.slice(0, PREFIX_LENGTH), errors)
  return keys
}

/** The keys to look `query` up under: of every length of word that the errors allowed may have made it of. */
export function errorProbe(query: string): Set<number> {
  const keys = new Set<number>()
  const { length } = query
  if (length >= SHORTEST_CORRECTED - 1 && length <= LONGEST_SHORT_WORD + 1)
    addDeletions(keys, SHORT, query, 1)
  if (length >= LONGEST_SHORT_WORD - 1) addDeletions(keys, LONG, query.slice(0, PREFIX_LENGTH), 2)
  return keys
}

// The same as deleting letters and hashing what is left, without making a string of it: thirty million are made
// for the dictionary of a whole register.
function addDeletions(keys: Set<number>, seed: number, text: string, deletions: number): void {
  keys.add(hashWithout(text, seed, -1, -1))
  if (deletions === 0 || text.length < 2) return
  for (let first = 0; first < text.length; first++) {
    keys.add(hashWithout(text, seed, first, -1))
    if (deletions === 1 || text.length < 3) continue
    for (let second = first + 1; second < text.length; second++)
      keys.add(hashWithout(text, seed, first, second))
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
