// Compares two names of persons, with an explanation of the match.

import { alignWords, isSameWord, type NameMatch } from './align-words.ts'
import type { NameWord, PersonName } from './person-name.ts'

const OTHER_FAMILY_NAME = 1

const MARRIED = 'one of them adds the other family name of a married person'
const BY_MARRIAGE = 'one name gives the family name by marriage, the other by birth'
const SAME_LETTERS = { distance: 0, reason: 'only capitals, accents, spaces, hyphens or titles differ' }
const OTHER_ORDER = { distance: 0, reason: 'given name and family name stand in the other order' }

/** Null when there is no match, or a contradiction. Symmetric. */
export function comparePersons(a: PersonName, b: PersonName): NameMatch | null {
  if (a.generation !== b.generation || a.several !== b.several) return null
  if (a.letters === '' || b.letters === '') return null
  const main = compareWords(a.words, b.words, a.letters, b.letters)
  if (a.marriedName === null && b.marriedName === null) return main
  if (main === null) return compareMarriedNames(a, b)
  const added = (a.marriedName === null) !== (b.marriedName === null)
  return added ? { distance: main.distance + OTHER_FAMILY_NAME, reason: MARRIED } : main
}

function compareMarriedNames(a: PersonName, b: PersonName): NameMatch | null {
  const pairs: [readonly NameWord[] | null, readonly NameWord[] | null][] = [
    [a.marriedName, b.words],
    [a.words, b.marriedName],
    [a.marriedName, b.marriedName],
  ]
  const found = pairs
    .map(([one, other]) => one && other && compareWords(one, other, lettersOf(one), lettersOf(other)))
    .filter(likeness => likeness !== null)
  if (found.length === 0) return null
  return {
    distance: Math.min(...found.map(({ distance }) => distance)) + OTHER_FAMILY_NAME,
    reason: BY_MARRIAGE,
  }
}

function lettersOf(words: readonly NameWord[]): string {
  return words.map(word => word.text).join('')
}

function compareWords(
  a: readonly NameWord[],
  b: readonly NameWord[],
  lettersA: string,
  lettersB: string,
): NameMatch | null {
  if (lettersA === lettersB) return SAME_LETTERS
  if (isRotation(a, b, lettersA, lettersB)) return OTHER_ORDER
  if (!sharesAWord(a, b)) return null
  const swap = a.length > b.length || (a.length === b.length && lettersA > lettersB)
  return swap ? alignWords(b, a) : alignWords(a, b)
}

// Early exit for nearly all pairs.
function sharesAWord(a: readonly NameWord[], b: readonly NameWord[]): boolean {
  return a.some(word => b.some(other => isSameWord(word, other)))
}

function isRotation(
  a: readonly NameWord[],
  b: readonly NameWord[],
  lettersA: string,
  lettersB: string,
): boolean {
  if (lettersA.length !== lettersB.length || !(lettersA + lettersA).includes(lettersB)) return false
  const turned = rotations(a)
  return rotations(b).some(turn => turned.includes(turn))
}

function rotations(words: readonly NameWord[]): string[] {
  return words.map((_, at) => lettersOf([...words.slice(at), ...words.slice(0, at)]))
}
