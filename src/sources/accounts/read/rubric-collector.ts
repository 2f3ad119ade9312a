// Figures of one filing as they come in. A cell may be written twice; two values for one cell are no figure.

import type { Rubrics } from '../../../domain/accounts/deposit.ts'

// A code in brackets repeats another cell of the same filing.
const REPEATED = /^\(.*\)$/
const CODE = /^\d[\d/]{0,9}[A-Z]{0,2}$/

export type CollectedRubrics = {
  rubrics: Rubrics
  previousRubrics: Rubrics
  unknownFacts: number
}

export class RubricCollector {
  #current: Record<string, string> = {}
  #previous: Record<string, string> = {}
  #disputed: Set<string> | null = null
  #unknown = 0

  /**
   * A code ending in P (`8199P`) names the period before by itself and stays with the filing's own figures; only
   * `14P`, the result carried over, exists for both periods.
   */
  add(code: string, previous: boolean, value: string): void {
    if (REPEATED.test(code)) return
    if (!CODE.test(code)) {
      this.#unknown += 1
      return
    }
    const before = previous && (!code.endsWith('P') || code === '14P')
    const held = before ? this.#previous : this.#current
    const known = held[code]
    if (known === undefined) held[code] = value
    else if (known !== value && Number(known) !== Number(value)) this.#dispute(code, before)
  }

  countUnknown(): void {
    this.#unknown += 1
  }

  #dispute(code: string, before: boolean): void {
    this.#disputed ??= new Set()
    this.#disputed.add(`${before}${code}`)
    this.#unknown += 1
  }

  finish(): CollectedRubrics {
    for (const disputed of this.#disputed ?? []) {
      if (disputed.startsWith('true')) delete this.#previous[disputed.slice('true'.length)]
      else delete this.#current[disputed.slice('false'.length)]
    }
    return { rubrics: this.#current, previousRubrics: this.#previous, unknownFacts: this.#unknown }
  }
}
