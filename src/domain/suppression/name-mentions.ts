// Whether a text mentions one of several people: the whole name, words in any order, between other words.

import { stripAccents } from '../search/fold.ts'
import { nameKeysOf } from './name-keys.ts'

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Pd}.'’`´]+/u
const NOT_LETTERS = /[^\p{L}]+/gu
const UMLAUTS = /[äöü]/gi
// Particles may be written separately: `Vandenberghe`, `van den Berghe`.
const MAX_EXTRA_WORDS = 3
// Generation as in keys; texts abbreviate it.
const GENERATION = /^(?:junior|senior|\d)$/

/** A predicate for texts that mention one of `names`. */
export function createNameMatcher(names: readonly string[]): (text: string) => boolean {
  const keys = names.flatMap(nameKeysOf)
  const known = new Set(keys)
  const wordsByKey = keys.map(key => key.split(' ').filter(word => !GENERATION.test(word)))
  const longest = Math.max(0, ...names.map(name => splitWords(name).length)) + MAX_EXTRA_WORDS
  return text => {
    const letters = squeeze(text)
    // Cheap pre-check that rejects nearly every text.
    if (!wordsByKey.some(words => words.every(word => letters.includes(word)))) return false
    return wordNGrams(splitWords(text), longest).some(stretch =>
      nameKeysOf(stretch).some(key => known.has(key)),
    )
  }
}

// The letters only, followed by the letters with umlauts written out.
function squeeze(text: string): string {
  const plain = stripAccents(text).replaceAll(NOT_LETTERS, '')
  if (!/[äöü]/i.test(text)) return plain
  const out = stripAccents(text.replaceAll(UMLAUTS, letter => `${stripAccents(letter)}e`))
  return `${plain} ${out.replaceAll(NOT_LETTERS, '')}`
}

function splitWords(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter(word => word !== '')
}

function wordNGrams(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) - 1 }, (_, more) =>
      words.slice(start, start + more + 2).join(' '),
    ),
  )
}
