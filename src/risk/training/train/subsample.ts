// Subsampling by a hash of company and day, independent of reading order and batch size.

import { cellOf, type SnapshotRow } from '../../../store/risk/snapshot-columns.ts'

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
