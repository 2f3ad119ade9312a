// Bootstrap interval of a difference of two AUCs: stratified resampling, both scores on the same draws (Efron
// & Tibshirani 1993, percentile interval).

import type { Interval } from '../../src/risk/training/learn/auc-interval.ts'
import { orderByScore } from '../../src/risk/training/learn/order-by-score.ts'
import { createRandom } from '../../src/risk/training/learn/random.ts'

/** AUC of `scores` minus that of `others`, 95 % interval of `draws` draws. */
export function bootstrapDifference(
  scores: Float64Array,
  others: Float64Array,
  labels: Float64Array,
  draws = 1_000,
  seed = 1,
): Interval {
  const random = createRandom(seed)
  const kinds = [0, 1].map(kind => [...labels.keys()].filter(row => labels[row] === kind))
  const orders = [orderByScore(scores), orderByScore(others)] as const
  const times = new Int32Array(labels.length)
  const difference = () =>
    weightedArea(scores, orders[0], labels, times) - weightedArea(others, orders[1], labels, times)
  times.fill(1)
  const estimate = difference()
  const drawn = Float64Array.from({ length: draws }, () => {
    times.fill(0)
    for (const rows of kinds) {
      for (let at = 0; at < rows.length; at++) {
        const row = rows[random.below(rows.length)] as number
        times[row] = (times[row] as number) + 1
      }
    }
    return difference()
  }).sort()
  const at = (share: number) => drawn[Math.round(share * (draws - 1))] as number
  return { estimate, low: at(0.025), high: at(0.975) }
}

// AUC where row r is weighted times[r]; `order` is by score, ascending.
function weightedArea(
  scores: Float64Array,
  order: Int32Array,
  labels: Float64Array,
  times: Int32Array,
): number {
  let events = 0
  let others = 0
  let pairs = 0
  for (let start = 0; start < order.length; ) {
    const score = scores[order[start] as number]
    let tiedEvents = 0
    let tiedOthers = 0
    for (; start < order.length && scores[order[start] as number] === score; start++) {
      const row = order[start] as number
      if (labels[row] === 1) tiedEvents += times[row] as number
      else tiedOthers += times[row] as number
    }
    pairs += tiedEvents * (others + tiedOthers / 2)
    events += tiedEvents
    others += tiedOthers
  }
  return pairs / (events * others)
}
