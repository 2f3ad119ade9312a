// Best split of a leaf: every cut of every feature, with missing values on either side, by second-order gain
// (Chen & Guestrin 2016, equation 7). Monotone features use LightGBM's basic method: a contrary split is
// rejected, and the children are bounded by the midpoint of the two sides.

import { MISSING_BIN, SLOT } from './bins.ts'

export type LeafSums = { gradient: number; hessian: number; low: number; high: number }

export type SplitRules = {
  l2: number
  minChildWeight: number
  minGain: number
  /** 1 increase, −1 decrease, 0 free, by feature. */
  monotone: Int8Array
  /** Number of bins in use by feature, including the missing one. */
  binCounts: Int32Array
}

export type Split = {
  feature: number
  /** Rows of this bin or a lower one go low. */
  bin: number
  missingLow: boolean
  gain: number
  lowSums: LeafSums
  highSums: LeafSums
}

/** The value of a leaf: the Newton step, within its bounds. */
export function leafValue(gradient: number, hessian: number, sums: LeafSums, l2: number): number {
  const value = -gradient / (hessian + l2)
  return value < sums.low ? sums.low : value > sums.high ? sums.high : value
}

// Loss reduction (times two) of a leaf with these sums and this value.
function reduction(gradient: number, hessian: number, value: number, l2: number): number {
  return -(2 * gradient * value + (hessian + l2) * value * value)
}

/** The best split by gain, or null when none is allowed. `histogram` as filled by `fillHistogram`. */
export function findSplit(
  histogram: Float64Array,
  sums: LeafSums,
  chosen: Int32Array,
  rules: SplitRules,
): Split | null {
  const best = { feature: -1, bin: 0, missingLow: false, gain: rules.minGain, gradient: 0, hessian: 0 }
  for (const feature of chosen) {
    scanFeature(histogram, sums, feature, rules, false, best)
    if ((histogram[feature * SLOT + 2 * MISSING_BIN + 1] as number) > 0) {
      scanFeature(histogram, sums, feature, rules, true, best)
    }
  }
  if (best.feature < 0) return null
  const isMissingHere = (histogram[best.feature * SLOT + 2 * MISSING_BIN + 1] as number) > 0
  const missingLow = isMissingHere ? best.missingLow : isLowRiskier(best, sums, rules)
  return boundSplit({ ...best, missingLow }, sums, rules)
}

// Without missing values in a leaf, missing values go to the riskier side.
function isLowRiskier({ gradient, hessian }: Best, sums: LeafSums, { l2 }: SplitRules): boolean {
  const high = leafValue(sums.gradient - gradient, sums.hessian - hessian, sums, l2)
  return leafValue(gradient, hessian, sums, l2) > high
}

type Best = {
  feature: number
  bin: number
  missingLow: boolean
  gain: number
  gradient: number
  hessian: number
}

function scanFeature(
  histogram: Float64Array,
  sums: LeafSums,
  feature: number,
  rules: SplitRules,
  missingLow: boolean,
  best: Best,
): void {
  const { l2, minChildWeight } = rules
  const direction = rules.monotone[feature] as number
  const last = (rules.binCounts[feature] as number) - 1
  const whole = reduction(sums.gradient, sums.hessian, leafValue(sums.gradient, sums.hessian, sums, l2), l2)
  const base = feature * SLOT
  let gradient = missingLow ? (histogram[base] as number) : 0
  let hessian = missingLow ? (histogram[base + 1] as number) : 0
  for (let bin = 1; bin < last; bin++) {
    gradient += histogram[base + 2 * bin] as number
    hessian += histogram[base + 2 * bin + 1] as number
    const otherHessian = sums.hessian - hessian
    if (hessian < minChildWeight) continue
    if (otherHessian < minChildWeight) return
    const otherGradient = sums.gradient - gradient
    const lowValue = leafValue(gradient, hessian, sums, l2)
    const highValue = leafValue(otherGradient, otherHessian, sums, l2)
    if (direction * (highValue - lowValue) < 0) continue
    const gain =
      reduction(gradient, hessian, lowValue, l2) +
      reduction(otherGradient, otherHessian, highValue, l2) -
      whole
    if (gain > best.gain) Object.assign(best, { feature, bin, missingLow, gain, gradient, hessian })
  }
}

function boundSplit(best: Best, sums: LeafSums, { l2, monotone }: SplitRules): Split {
  const { feature, bin, missingLow, gain, gradient, hessian } = best
  const lowSums = { gradient, hessian, low: sums.low, high: sums.high }
  const highSums = {
    gradient: sums.gradient - gradient,
    hessian: sums.hessian - hessian,
    low: sums.low,
    high: sums.high,
  }
  const direction = monotone[feature] as number
  if (direction !== 0) {
    const middle =
      (leafValue(lowSums.gradient, lowSums.hessian, sums, l2) +
        leafValue(highSums.gradient, highSums.hessian, sums, l2)) /
      2
    if (direction > 0) lowSums.high = highSums.low = middle
    else lowSums.low = highSums.high = middle
  }
  return { feature, bin, missingLow, gain, lowSums, highSums }
}
