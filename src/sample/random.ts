// Deterministic random draws: every draw is a pure function of a seed and the numbers of what it is about, so that any
// company can be generated again in any order. Only 32-bit integers and exact divisions: all machines draw alike.

const UINT32_RANGE = 4294967296 // 2^32

/** A 32-bit hash of two or three integers. Source: the finalizer of MurmurHash3, once for each of them. */
export function hash(seed: number, index: number, salt?: number): number {
  const h = scramble((scramble(seed ^ 0x9e3779b9) + index) | 0)
  return (salt === undefined ? h : scramble(h ^ Math.imul(salt + 1, 0x85ebca6b))) >>> 0
}

function scramble(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** A sequence of draws. Source: mulberry32. */
export class SeededRandom {
  #state: number

  constructor(seed = 0) {
    this.#state = seed | 0
  }

  /** Begins the sequence of another entity: one object serves many. */
  start(seed: number, index: number, salt: number): this {
    this.#state = hash(seed, index, salt)
    return this
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

  /** 0 to n - 1, the first ones far more often: half of the draws fall in the first quarter. */
  skewedBelow(n: number): number {
    const u = this.fraction()
    return Math.floor(u * u * n)
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

  /** As `pick`, the first ones far more often. */
  pickSkewed<T>(list: readonly T[]): T {
    return list[this.skewedBelow(list.length)] as T
  }
}

/** Positions of a list, each as many times as its weight (a whole number) says; to be picked from evenly. */
export function weightedPositions(weights: readonly number[]): number[] {
  return weights.flatMap((weight, at) => new Array<number>(weight).fill(at))
}

// Bell-shaped and log-normal draws from sums and products alone: Math.exp and Math.log may differ in the last bit between
// machines, and the same seed must give the same cents everywhere.

/** Mean 0, standard deviation 1, never beyond 4.2. Source: a sum of uniform draws (Irwin–Hall, 6 of them). */
export function drawNormal(random: SeededRandom): number {
  let sum = 0
  for (let at = 0; at < 6; at++) sum += random.fraction()
  return (sum - 3) * Math.SQRT2 // variance of the sum is 6/12
}

/** e^x for moderate x, by (1 + x/1024)^1024; off by less than 1 % for |x| ≤ 4, which no draw needs to be better than. */
export function exponential(x: number): number {
  let power = 1 + x / 1024
  for (let at = 0; at < 10; at++) power *= power
  return power
}

export function drawBetween(from: number, to: number, random: SeededRandom): number {
  return from + (to - from) * random.fraction()
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
