// Error keys (deletion neighbourhood) for misspelt words. A word and its misspellings share a key; candidates
// are confirmed by `editDistance`.
// A key is a hash of the word's prefix with up to the allowed number of letters deleted; queries delete
// letters in the same way. Source: symmetric deletion with a prefix (SymSpell, W. Garbe). A prefix of eight
// letters is selective, with at most 37 keys per word.

// Non-cryptographic hashes for lookup keys. Stored, so they must never change.

const PRIME_1 = 0x9e3779b1
const PRIME_2 = 0x85ebca77

/** A 32-bit hash of `text` in key space `seed`, skipping the letters at two positions; -1 skips none. */
function hashWithout(text: string, seed: number, first: number, second: number): number {
  let hash = seed ^ 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    if (at !== first && at !== second) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), PRIME_2)
  return (hash ^ (hash >>> 13)) | 0
}

/** A 53-bit hash as an integer (fits PostgreSQL's `bigint` and a JavaScript number). */
export function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, PRIME_1)
    low = Math.imul(low ^ code, PRIME_2)
  }
  high = Math.imul(high ^ (high >>> 16), PRIME_2) ^ Math.imul(low ^ (low >>> 13), PRIME_1)
  low = Math.imul(low ^ (low >>> 16), PRIME_2) ^ Math.imul(high ^ (high >>> 13), PRIME_1)
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)
}

/** The key of names with the same words in any order. */
export function nameKey(words: readonly string[]): number {
  return hash53(words.length === 1 ? (words[0] as string) : [...words].sort().join(' '))
}

/** The key of names with the same letters, wherever their blanks are: `bouw werken`, `bouwwerken`. */
export function gluedKey(words: readonly string[]): number {
  return hash53(words.join(''))
}

const PREFIX_LENGTH = 8
const MAX_SHORT_WORD_LENGTH = 5

// Key spaces: short words allow one error, longer ones two.
const SHORT = 1
const LONG = 2

/** Misspellings of shorter words are indistinguishable from other words. */
export const MIN_CORRECTED_LENGTH = 3

/** Allowed errors for a word of this length. */
export function maxErrorsFor(length: number): number {
  if (length < MIN_CORRECTED_LENGTH) return 0
  return length <= MAX_SHORT_WORD_LENGTH ? 1 : 2
}

/** The keys (32-bit integers) of `word`; empty for a word too short to be corrected. */
export function errorKeys(word: string): Set<number> {
  const keys = new Set<number>()
  const errors = maxErrorsFor(word.length)
  if (errors > 0) addDeletions(keys, errors === 1 ? SHORT : LONG, word.slice(0, PREFIX_LENGTH), errors)
  return keys
}

/**
 * The keys to look up for `query`: for every word length within the allowed errors; `mostErrors` limits
 * these.
 */
export function queryErrorKeys(query: string, mostErrors = 2): Set<number> {
  const keys = new Set<number>()
  const { length } = query
  if (length >= MIN_CORRECTED_LENGTH - 1 && length <= MAX_SHORT_WORD_LENGTH + 1)
    addDeletions(keys, SHORT, query, 1)
  if (length >= MAX_SHORT_WORD_LENGTH - 1) addDeletions(keys, LONG, query.slice(0, PREFIX_LENGTH), mostErrors)
  return keys
}

// Deletes letters and hashes in one step without building strings: thirty million keys are made for a whole
// register.
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
 * Edit distance with transpositions (optimal string alignment), or `limit + 1` when above `limit`. Optimised
 * for hundreds of mostly distant pairs per search: no allocation, and only cells within the band of `limit`
 * are computed (E. Ukkonen, 1985).
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let start = 0
  let aEnd = a.length
  let bEnd = b.length
  while (aEnd > 0 && bEnd > 0 && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--
    bEnd--
  }
  while (start < aEnd && start < bEnd && a.charCodeAt(start) === b.charCodeAt(start)) start++
  const width = bEnd - start
  if (aEnd === start || width === 0) return Math.min(aEnd - start + width, limit + 1)
  ensureCapacity(width + 2)
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= aEnd - start; row++) {
    const from = Math.max(1, row - limit)
    const to = Math.min(width, row + limit)
    current[from - 1] = from === 1 ? row : limit + 1
    let least = current[from - 1] as number
    for (let column = from; column <= to; column++) {
      const letter = a.charCodeAt(start + row - 1)
      const other = b.charCodeAt(start + column - 1)
      let cost = (last[column - 1] as number) + (letter === other ? 0 : 1)
      const inserted = (current[column - 1] as number) + 1
      if (inserted < cost) cost = inserted
      const deleted = column === row + limit ? cost : (last[column] as number) + 1
      if (deleted < cost) cost = deleted
      if (
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(start + column - 2) &&
        a.charCodeAt(start + row - 2) === other &&
        (beforeLast[column - 2] as number) + 1 < cost
      )
        cost = (beforeLast[column - 2] as number) + 1
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return Math.min(last[width] as number, limit + 1)
}

// Rows of the table, one per letter of the first word: the current one and the two above it.
let beforeLast = new Int32Array(64)
let last = new Int32Array(64)
let current = new Int32Array(64)

function ensureCapacity(cells: number): void {
  if (cells <= last.length) return
  beforeLast = new Int32Array(2 * cells)
  last = new Int32Array(2 * cells)
  current = new Int32Array(2 * cells)
}
