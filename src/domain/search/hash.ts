// Non-cryptographic hashes for lookup keys. Stored, so they must never change.

const PRIME_1 = 0x9e3779b1
const PRIME_2 = 0x85ebca77

/** A 32-bit hash of `text` in key space `seed`, skipping the letters at two positions; -1 skips none. */
export function hashWithout(text: string, seed: number, first: number, second: number): number {
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
export function nameKey(words: string[]): number {
  return hash53(words.length === 1 ? (words[0] as string) : [...words].sort().join(' '))
}
