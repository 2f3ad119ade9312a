// Prefixes with one typing error.

import { rankTypingError } from './typing-errors.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MAX_LENGTH = 14

/**
 * Every text that becomes `prefix` by one error after its first letter: a letter too many, too few or another, or two
 * in the wrong order. Some six hundred at most, those by a likelier error first.
 */
export function prefixSpellings(prefix: string): string[] {
  const text = prefix.slice(0, MAX_LENGTH)
  const spellings = new Set<string>()
  for (let at = 1; at < text.length; at++) {
    const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
    if (after !== '') spellings.add(`${before}${after.charAt(0)}${letter}${after.slice(1)}`)
    if (after !== '') spellings.add(`${before}${after}`)
    for (const other of LETTERS) {
      spellings.add(`${before}${other}${after}`)
      spellings.add(`${before}${other}${letter}${after}`)
    }
  }
  spellings.delete(text)
  return [...spellings].sort((a, b) => rankTypingError(text, a) - rankTypingError(text, b))
}
