// Who was named in full earlier in an act: `M. Boukhriss` further down is that person.

import type { Named } from './find-names.ts'
import { foldLine } from './fold-line.ts'

/** By each word of their names, folded; null for a word of several people's. */
export type People = Map<string, string | null>

const LEAST_LETTERS = 3

/** Gives people named by one word their full names, and remembers those named in full. */
export function nameInFull(names: Named[], people: People): void {
  for (const name of names) {
    if (name.kind !== 'person' || !name.certain) continue
    const words = name.name.split(/\s+/)
    if (words.length > 1) remember(people, name.name, words)
    else name.name = people.get(foldLine(name.name)) ?? name.name
  }
}

function remember(people: People, name: string, words: string[]): void {
  for (const word of words.map(foldLine)) {
    if (word.length < LEAST_LETTERS) continue
    const known = people.get(word)
    people.set(word, known === undefined || sameName(known, name) ? (known ?? name) : null)
  }
}

function sameName(a: string | null, b: string): boolean {
  return a !== null && foldLine(a) === foldLine(b)
}
