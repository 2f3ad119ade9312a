// Seeded random numbers for all sampling in training. The generator is sfc32 (Doty-Humphrey, PractRand),
// 32-bit integer arithmetic only, so identical on every machine.

import { cellOf, type SnapshotRow } from '../../../store/risk/snapshot-columns.ts'
import { normalQuantile } from '../../model/normal-quantile.ts'

// Subsampling by a hash of company and day, independent of reading order and batch size.

/** All events, and about `share` of the other rows. */
export function isSampled(row: SnapshotRow, share: number, seed: number): boolean {
  if (share >= 1 || cellOf(row, 'fails') === 1) return true
  return uniformHash(cellOf(row, 'enterprise_number'), cellOf(row, 'as_of') ^ (seed << 16)) < share
}

/** A uniform number in [0, 1) from two integers (MurmurHash3 mixing). */
export function uniformHash(a: number, b: number): number {
  let mixed = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

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
