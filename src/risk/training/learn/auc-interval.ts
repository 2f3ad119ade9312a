// Confidence interval of an AUC. DeLong, DeLong & Clarke-Pearson 1988, in the rank form of Sun & Xu 2014; two
// scores of the same rows are compared with their covariance.

import { selectValues } from '../../model/matrix.ts'
import { normalQuantile } from '../../model/normal-quantile.ts'
import { orderByScore } from './order-by-score.ts'

export type Interval = { estimate: number; low: number; high: number }

/** Placement values of each class among the other, whose mean is the AUC. */
type RankPlacements = { area: number; ofEvents: Float64Array; ofOthers: Float64Array }

/** The AUC with its interval (default 95 %), clamped to 0 and 1. */
export function aucInterval(scores: Float64Array, labels: ArrayLike<number>, confidence = 0.95): Interval {
  const placements = rankPlacements(scores, labels)
  const spread = Math.sqrt(covariance(placements, placements))
  const { estimate, low, high } = intervalAround(placements.area, spread, confidence)
  return { estimate, low: Math.max(0, low), high: Math.min(1, high) }
}

/** Difference of two AUCs on the same rows (`scores` − `others`), with its interval. */
export function aucDifference(
  scores: Float64Array,
  others: Float64Array,
  labels: ArrayLike<number>,
  confidence = 0.95,
): Interval {
  const a = rankPlacements(scores, labels)
  const b = rankPlacements(others, labels)
  const variance = covariance(a, a) + covariance(b, b) - 2 * covariance(a, b)
  return intervalAround(a.area - b.area, Math.sqrt(Math.max(0, variance)), confidence)
}

function intervalAround(estimate: number, deviation: number, confidence: number): Interval {
  const reach = normalQuantile(0.5 + confidence / 2) * deviation
  return { estimate, low: estimate - reach, high: estimate + reach }
}

function rankPlacements(scores: Float64Array, labels: ArrayLike<number>): RankPlacements {
  const rows = Array.from(scores, (_, row) => row)
  const events = rows.filter(row => labels[row] === 1)
  const others = rows.filter(row => labels[row] !== 1)
  const all = midRanks(scores)
  const eventScores = selectValues(scores, events)
  const otherScores = selectValues(scores, others)
  const amongEvents = midRanks(eventScores)
  const amongOthers = midRanks(otherScores)
  const ofEvents = Float64Array.from(
    events,
    (row, at) => ((all[row] as number) - (amongEvents[at] as number)) / others.length,
  )
  const ofOthers = Float64Array.from(
    others,
    (row, at) => 1 - ((all[row] as number) - (amongOthers[at] as number)) / events.length,
  )
  return { area: meanOf(ofEvents), ofEvents, ofOthers }
}

/** Mid-ranks from 1. */
function midRanks(scores: Float64Array): Float64Array {
  const order = orderByScore(scores)
  const ranks = new Float64Array(scores.length)
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && scores[order[end] as number] === scores[order[start] as number]) end++
    for (let at = start; at < end; at++) ranks[order[at] as number] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}

function covariance(a: RankPlacements, b: RankPlacements): number {
  return covarianceOf(a.ofEvents, b.ofEvents) + covarianceOf(a.ofOthers, b.ofOthers)
}

// Covariance of means, hence divided by the count again.
function covarianceOf(a: Float64Array, b: Float64Array): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += ((a[at] as number) - meanA) * ((b[at] as number) - meanB)
  return sum / (a.length - 1) / a.length
}

function meanOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
