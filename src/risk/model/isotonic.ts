// Isotonic regression (pool adjacent violators; Ayer et al. 1955) with linear interpolation, so that few
// different companies share a probability.

import { orderByScore } from '../training/learn/order-by-score.ts'

type IsotonicSteps = { from: readonly number[]; to: readonly number[] }

type Pool = { sum: number; rows: number; scores: number }

/** Mean score and event share of each pool, both ascending. */
export function fitSteps(scores: Float64Array, labels: ArrayLike<number>): IsotonicSteps {
  const pools: Pool[] = []
  for (const row of poolTies(scores, labels)) {
    let pool = row
    for (let last = pools.at(-1); last && last.sum * pool.rows >= pool.sum * last.rows; last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, rows: last.rows + pool.rows, scores: last.scores + pool.scores }
      pools.pop()
    }
    pools.push(pool)
  }
  return { from: pools.map(pool => pool.scores / pool.rows), to: pools.map(pool => pool.sum / pool.rows) }
}

// Rows of equal score are pooled first.
function poolTies(scores: Float64Array, labels: ArrayLike<number>): Pool[] {
  const pools: Pool[] = []
  let score = Number.NaN
  for (const row of orderByScore(scores)) {
    const last = pools.at(-1)
    const label = labels[row] as number
    if (last && scores[row] === score) {
      last.sum += label
      last.rows++
      last.scores += score
    } else {
      score = scores[row] as number
      pools.push({ sum: label, rows: 1, scores: score })
    }
  }
  return pools
}

/**
 * The probability of a score, interpolated between steps and constant beyond the outer ones. NaN stays NaN.
 */
export function applySteps({ from, to }: IsotonicSteps, score: number): number {
  if (Number.isNaN(score)) return score
  let low = 0
  let high = from.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((from[middle] as number) <= score) low = middle + 1
    else high = middle
  }
  const below = Math.max(low - 1, 0)
  const above = Math.min(low, from.length - 1)
  const [x0, x1, y0, y1] = [from[below], from[above], to[below], to[above]] as [
    number,
    number,
    number,
    number,
  ]
  return x1 === x0 ? y0 : y0 + ((score - x0) / (x1 - x0)) * (y1 - y0)
}
