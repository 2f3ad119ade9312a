// Reliability bins: rows in bins of equal size by probability, each with its observed share.

import { normalQuantile } from '../../model/normal-quantile.ts'
import type { Interval } from './auc-interval.ts'
import { orderByScore } from './order-by-score.ts'

export type ReliabilityBin = {
  rows: number
  events: number
  /** Mean predicted probability. */
  predicted: number
  /** Observed share, with its Wilson interval (95 %). */
  observed: Interval
}

/**
 * `bins` bins of equal size (ties stay together), ascending; neighbours are merged until each has `minEvents`
 * events (0 for no merging), since small bins are uninformative at 1 %.
 */
export function reliabilityBins(
  probabilities: Float64Array,
  labels: ArrayLike<number>,
  bins = 10,
  minEvents = 0,
): ReliabilityBin[] {
  const order = orderByScore(probabilities)
  const result: ReliabilityBin[] = []
  let start = 0
  for (let bin = 1; bin <= bins && start < order.length; bin++) {
    let end = Math.max(Math.round((bin / bins) * order.length), start + 1)
    while (end < order.length && sameScore(probabilities, order, end)) end++
    const made = makeBin(probabilities, labels, order, start, end)
    const left = end < order.length
    if (left && made.events < minEvents) continue
    result.push(made)
    start = end
  }
  const last = result.at(-1)
  if (!last || last.events >= minEvents || result.length < 2) return result
  const from = order.length - last.rows - (result.at(-2)?.rows ?? 0)
  return [...result.slice(0, -2), makeBin(probabilities, labels, order, from, order.length)]
}

function sameScore(scores: Float64Array, order: Int32Array, at: number): boolean {
  return scores[order[at] as number] === scores[order[at - 1] as number]
}

function makeBin(
  probabilities: Float64Array,
  labels: ArrayLike<number>,
  order: Int32Array,
  start: number,
  end: number,
): ReliabilityBin {
  let events = 0
  let sum = 0
  for (let at = start; at < end; at++) {
    events += labels[order[at] as number] as number
    sum += probabilities[order[at] as number] as number
  }
  const rows = end - start
  return { rows, events, predicted: sum / rows, observed: wilsonInterval(events, rows) }
}

/**
 * A share with its score interval (Wilson 1927), which stays within 0 to 1 and is valid for few events. NaN
 * without rows.
 */
export function wilsonInterval(events: number, rows: number, confidence = 0.95): Interval {
  const z = normalQuantile(0.5 + confidence / 2)
  const share = events / rows
  const middle = (share + (z * z) / (2 * rows)) / (1 + (z * z) / rows)
  const reach =
    (z * Math.sqrt((share * (1 - share)) / rows + (z * z) / (4 * rows * rows))) / (1 + (z * z) / rows)
  return {
    estimate: share,
    low: events === 0 ? 0 : Math.max(0, middle - reach),
    high: events === rows ? 1 : Math.min(1, middle + reach),
  }
}

/** Expected calibration error: row-weighted mean distance of predicted and observed (Naeini et al. 2015). */
export function expectedCalibrationError(bins: readonly ReliabilityBin[]): number {
  const rows = bins.reduce((sum, bin) => sum + bin.rows, 0)
  return bins.reduce(
    (sum, { predicted, observed, rows: n }) => sum + (n / rows) * Math.abs(predicted - observed.estimate),
    0,
  )
}
