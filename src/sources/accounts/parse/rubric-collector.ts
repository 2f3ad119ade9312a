// Collects the figures of a filing. A cell may be repeated; two different values are a conflict and give no
// figure.

import type { CellConflict, Rubrics } from '../../../domain/accounts/deposit.ts'
import { ParseError } from './parse-result.ts'
import { quoteShort } from './values.ts'

// A code in parentheses repeats another cell of the filing.
const REPEATED = /^\(.*\)$/
const CODE = /^\d[\d/]{0,9}[A-Z]{0,2}$/

// Belgium's largest balance sheet has twelve digits; ratios are filed with up to twenty decimals.
const BOUNDED = /^-?\d{1,15}(?:\.\d{1,30})?$/
const ALWAYS_BOUNDED_LENGTH = 16

function tooLongError(code: string, value: string): ParseError {
  return new ParseError(
    `the value of ${code} exceeds the range or precision of figures: ${quoteShort(value)}; download the file again`,
  )
}

// Enough for a message.
const MAX_CONFLICT_VALUES = 5

type CollectedRubrics = {
  rubrics: Rubrics
  previousRubrics: Rubrics
  conflicts: CellConflict[]
  unknownFacts: number
}

export class RubricCollector {
  #current: Record<string, string> = {}
  #previous: Record<string, string> = {}
  #conflicts: (CellConflict & { values: string[] })[] = []
  #unknown = 0

  /**
   * A code ending in P (`8199P`) refers to the previous period itself and stays with the filing's own
   * figures; only `14P`, the result carried over, exists for both periods. Throws `ParseError` for too many
   * digits.
   */
  add(code: string, previous: boolean, value: string): void {
    if (REPEATED.test(code)) return
    if (value.length >= ALWAYS_BOUNDED_LENGTH && !BOUNDED.test(value)) throw tooLongError(code, value)
    if (!CODE.test(code)) {
      this.#unknown += 1
      return
    }
    const before = previous && (!code.endsWith('P') || code === '14P')
    const held = before ? this.#previous : this.#current
    const known = held[code]
    if (known === undefined) held[code] = value
    else if (known !== value && Number(known) !== Number(value))
      this.#dispute({ code, period: before ? 'NM1' : 'N', values: [known] }, value)
  }

  countUnknown(): void {
    this.#unknown += 1
  }

  #dispute(cell: CellConflict & { values: string[] }, value: string): void {
    let held = this.#conflicts.find(({ code, period }) => code === cell.code && period === cell.period)
    if (held === undefined) {
      held = cell
      this.#conflicts.push(held)
    }
    if (held.values.length < MAX_CONFLICT_VALUES && !held.values.includes(value)) held.values.push(value)
    this.#unknown += 1
  }

  finish(): CollectedRubrics {
    for (const { code, period } of this.#conflicts)
      delete (period === 'NM1' ? this.#previous : this.#current)[code]
    return {
      rubrics: this.#current,
      previousRubrics: this.#previous,
      conflicts: this.#conflicts,
      unknownFacts: this.#unknown,
    }
  }
}
