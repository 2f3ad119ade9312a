// Words that are the same but for typing errors.

import { editDistance, maxErrorsFor } from './lookup-keys.ts'

/** Whether two folded words differ by the errors that are allowed for their length. Another number is another one. */
export function isNearWord(word: string, other: string): boolean {
  if (word === other) return true
  if (ONLY_DIGITS.test(word) || ONLY_DIGITS.test(other)) return false
  const limit = Math.min(maxErrorsFor(word.length), maxErrorsFor(other.length))
  return limit > 0 && editDistance(word, other, limit) <= limit
}

const ONLY_DIGITS = /^\d+$/
