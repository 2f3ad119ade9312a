// The distinct words and streets of an extract, counted while its files go by.

import { STREET, type TermCounts, WORD } from '../../store/register/terms.ts'

export class TermCount {
  readonly #words = new Map<string, number>()
  readonly #streets = new Map<string, number>()

  get counts(): TermCounts[] {
    return [
      { kind: WORD, counts: this.#words },
      { kind: STREET, counts: this.#streets },
    ]
  }

  /** Counts each of the words, parted by single blanks. */
  addWords(folded: string): void {
    let start = 0
    while (start < folded.length) {
      const blank = folded.indexOf(' ', start)
      const end = blank < 0 ? folded.length : blank
      count(this.#words, folded.slice(start, end))
      start = end + 1
    }
  }

  /** Counts a street by its key without the house number. */
  addStreet(key: string): void {
    const blank = key.indexOf(' ')
    count(this.#streets, blank < 0 ? key : key.slice(0, blank))
  }
}

function count(terms: Map<string, number>, term: string): void {
  terms.set(term, (terms.get(term) ?? 0) + 1)
}
