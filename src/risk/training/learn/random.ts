// Seeded random numbers for all sampling in training. The generator is sfc32 (Doty-Humphrey, PractRand),
// 32-bit integer arithmetic only, so identical on every machine.

import { normalQuantile } from '../../model/normal-quantile.ts'

export type Random = {
  /** Uniform in [0, 1), 53 bits. */
  next(): number
  /** An integer from 0 to limit − 1. */
  below(limit: number): number
  /** Standard normal. */
  normal(): number
}

const WARM_UP = 15

/** A generator for a 32-bit seed. */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed >>> 0
  let counter = 1
  const draw = () => {
    const result = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
  for (let round = 0; round < WARM_UP; round++) draw()
  const next = () => ((draw() >>> 5) * 67108864 + (draw() >>> 6)) / 9007199254740992
  return {
    next,
    below: limit => Math.floor(next() * limit),
    normal: () => normalQuantile(next() + 2 ** -54),
  }
}

/** About `share` (0 to 1) of `count`, at least one, without replacement, ascending. */
export function sampledRows(count: number, share: number, random: Random): Int32Array {
  if (share >= 1) return Int32Array.from({ length: count }, (_, at) => at)
  let wanted = Math.max(1, Math.round(share * count))
  const rows = new Int32Array(wanted)
  let taken = 0
  for (let at = 0; at < count && wanted > 0; at++) {
    if (random.next() * (count - at) >= wanted) continue
    rows[taken++] = at
    wanted--
  }
  return rows
}
