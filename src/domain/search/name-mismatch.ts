// Whether a company found by its number is the one that the text names: an invoice may have another one's number.

import { isNearWord } from './near-words.ts'
import type { Query } from './query.ts'

// A text names a company by this share of the letters of its name: words are left out and abbreviated.
const NAME_MATCH_SHARE = 0.6

type FoundCompany = { names: string; townWords: string; streetWords: string }

/** True where the words beside the numbers of `query` are neither a name, the town nor the street of `company`. */
export function isNameMismatch(query: Query, company: FoundCompany): boolean {
  const { besideNumbers: words, allWords, addresses } = query
  const names = company.names.split('\n')
  const glued = allWords.join('')
  const isNamed = (name: string) =>
    glued.includes(name.replaceAll(' ', '')) || matchesMost(words, name.split(' '))
  if (words.length === 0 || names.some(isNamed)) return false
  const streets = new Set(company.streetWords.split(' '))
  if (addresses.some(address => address.streets.some(({ street }) => streets.has(`#${street}`)))) return false
  const known = [...company.names.split(/[ \n]/), ...company.townWords.replaceAll('@', '').split(' ')]
  return words.some(word => !known.some(other => isLike(word, other)))
}

function matchesMost(words: readonly string[], name: readonly string[]): boolean {
  const letters = (some: readonly string[]) => some.join('').length
  const found = name.filter(word => words.some(other => isLike(other, word)))
  return letters(found) >= letters(name) * NAME_MATCH_SHARE
}

// The same word, misspelt or cut short.
function isLike(written: string, word: string): boolean {
  return isNearWord(written, word) || (written.length >= 3 && word.startsWith(written))
}
