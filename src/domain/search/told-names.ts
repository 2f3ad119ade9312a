// Whether a company found by its number is the one that the text names: an invoice may have another one's number.

import { isNearWord } from './near-words.ts'
import type { Query } from './query.ts'

// A name counts as told by this share of its letters: texts leave words out and abbreviate others.
const TOLD_SHARE = 0.6

type FoundCompany = { names: string; townWords: string; streetWords: string }

/** True where the words beside the numbers of `query` are neither a name, the town nor the street of `company`. */
export function isOtherThanTold(query: Query, company: FoundCompany): boolean {
  const { besideNumbers: told, allWords, addresses } = query
  const names = company.names.split('\n')
  const glued = allWords.join('')
  const isTold = (name: string) =>
    glued.includes(name.replaceAll(' ', '')) || tellsMost(told, name.split(' '))
  if (told.length === 0 || names.some(isTold)) return false
  const streets = new Set(company.streetWords.split(' '))
  if (addresses.some(address => address.streets.some(({ street }) => streets.has(`#${street}`)))) return false
  const words = [...company.names.split(/[ \n]/), ...company.townWords.replaceAll('@', '').split(' ')]
  return told.some(word => !words.some(other => isLike(word, other)))
}

function tellsMost(told: readonly string[], name: readonly string[]): boolean {
  const letters = (words: readonly string[]) => words.join('').length
  const found = name.filter(word => told.some(other => isLike(other, word)))
  return letters(found) >= letters(name) * TOLD_SHARE
}

// The same word, misspelt or cut short.
function isLike(told: string, word: string): boolean {
  return isNearWord(told, word) || (told.length >= 3 && word.startsWith(told))
}
