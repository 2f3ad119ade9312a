// Gradient and Hessian sums per bin, from which splits are chosen. The inner loop of training.

import type { BinnedRows } from './bin-features.ts'

/** Slots per feature in a histogram: one per bin, gradient and hessian interleaved. */
const BINS = 256
export const SLOT = 2 * BINS

/** Loss derivatives of each row at the current scores. */
export type Derivatives = { gradients: Float64Array; hessians: Float64Array }

/**
 * Sums the rows `order[start..end)` into `histogram` (features × `BINS`), cleared first. Only the listed
 * features are filled.
 */
export function fillHistogram(
  histogram: Float64Array,
  { bins, features }: BinnedRows,
  { gradients, hessians }: Derivatives,
  order: Int32Array,
  start: number,
  end: number,
  chosen: Int32Array,
): void {
  histogram.fill(0)
  const count = chosen.length
  for (let at = start; at < end; at++) {
    const row = order[at] as number
    const gradient = gradients[row] as number
    const hessian = hessians[row] as number
    const base = row * features
    for (let k = 0; k < count; k++) {
      const feature = chosen[k] as number
      const place = feature * SLOT + 2 * (bins[base + feature] as number)
      histogram[place] = (histogram[place] as number) + gradient
      histogram[place + 1] = (histogram[place + 1] as number) + hessian
    }
  }
}

/** Histogram subtraction: parent minus one child gives the other child, in place of the parent. */
export function subtractHistogram(parent: Float64Array, child: Float64Array): void {
  for (let at = 0; at < parent.length; at++) parent[at] = (parent[at] as number) - (child[at] as number)
}
