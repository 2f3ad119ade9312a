// Which rows a sample keeps: decided by the company and the day alone, so that neither the order of reading nor the size of
// batches changes it.

import { cellOf, type SnapshotRow } from '../../../store/risk/snapshot-columns.ts'

/** Every row that failed, and about `share` of the others. */
export function isSampled(row: SnapshotRow, share: number, seed: number): boolean {
  if (share >= 1 || cellOf(row, 'fails') === 1) return true
  return uniformHash(cellOf(row, 'enterprise_number'), cellOf(row, 'as_of') ^ (seed << 16)) < share
}

/** A number from 0 to 1 that two whole numbers stand for (mixing of MurmurHash3). */
export function uniformHash(a: number, b: number): number {
  let mixed = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
