// Chance without a memory: the draws about a company follow from the seed and its number alone, so that a sample is
// the same in whatever order the companies come. Only 32-bit integers, so every machine draws alike.

const UINT32_RANGE = 4294967296 // 2^32

/** A 32-bit hash of two integers. Source: the finalizer of MurmurHash3, once for each. */
export function hash(seed: number, index: number): number {
  return scramble((scramble(seed ^ 0x9e3779b9) + index) | 0) >>> 0
}

function scramble(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** A run of draws. Source: mulberry32. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** 0 to 1, without 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / UINT32_RANGE
  }

  /** 0 to n - 1. */
  below(n: number): number {
    return Math.floor(this.fraction() * n)
  }

  /** `from` to `to`, both possible. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }
}
