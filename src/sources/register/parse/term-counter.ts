// Counts the distinct words and streets of an extract while its files are read.

import { keysOfStreet } from '../../../domain/company/address.ts'
import { STREET, type TermCounts, WORD } from '../../../store/register/terms.ts'

type Counter = Map<string, { rows: number }>

/**
 * Words are counted one by one; towns and streets as filed, and split at the end: there are a thousand times
 * fewer of them than addresses.
 */
export class TermCounter {
  readonly #words: Counter = new Map()
  readonly #towns: Counter = new Map()
  readonly #streets: Counter = new Map()

  /** Counts the words of a name. */
  addWords(words: string[]): void {
    for (const word of words) add(this.#words, word, 1)
  }

  /** Counts words with the number of rows they are in. */
  addCounted(words: ReadonlyMap<string, number>): void {
    for (const [word, rows] of words) add(this.#words, word, rows)
  }

  /** Counts an address: the folded words of its town, its streets as filed. */
  addAddress(town: string, street: string | null, otherStreet: string | null): void {
    add(this.#towns, town, 1)
    if (street !== null) add(this.#streets, street, 1)
    if (otherStreet !== null && otherStreet !== street) add(this.#streets, otherStreet, 1)
  }

  /**
   * All words and streets with the number of rows they occur in, in alphabetical order. Ends the counting.
   */
  take(): TermCounts[] {
    const streets: Counter = new Map()
    for (const [town, { rows }] of this.#towns) {
      for (const word of town.split(' ')) if (word !== '') add(this.#words, word, rows)
    }
    for (const [street, { rows }] of this.#streets) {
      for (const key of keysOfStreet(street)) add(streets, key, rows)
    }
    return [
      { kind: WORD, counts: sortedCounts(this.#words) },
      { kind: STREET, counts: sortedCounts(streets) },
    ]
  }
}

function add(counter: Counter, term: string, rows: number): void {
  const held = counter.get(term)
  if (held) held.rows += rows
  else counter.set(term, { rows })
}

// Numbered alphabetically, similar words are close together on disk.
function sortedCounts(counter: Counter): Map<string, number> {
  return new Map([...counter.keys()].sort().map(term => [term, counter.get(term)?.rows ?? 0]))
}
