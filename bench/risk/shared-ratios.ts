// What accounts of every country say of failure, learnt where failures are published, for a service that has none yet.
//
// The form was chosen by leaving one country out in turn, never by the Belgian set: weights learnt on two countries did
// worse on the third than equal ones (as Dawes 1979, The robust beauty of improper linear models, would have it), ranks on
// a logarithmic scale did better than normal scores, size pulled one way here and the other there. So the ratios count
// alike within solvency, liquidity and profitability (the quick ratio double, because the two others of its group say
// less), these three count alike, and only how steeply risk rises is learnt, as the mean of what the countries say. A form
// chosen by such figures makes them a little better than they are.

import { probabilityOf } from '../../src/platform/exact-math.ts'
import { fitCalibrationLine } from '../../src/risk/model/calibration.ts'
import type { LogisticModel } from '../../src/risk/model/logistic.ts'
import { columnOf, type Matrix, selectColumns } from '../../src/risk/model/matrix.ts'
import {
  applyQuantileTransform,
  fitQuantileTransform,
  type QuantileTransform,
  quantilesOfSorted,
  sortedValues,
} from '../../src/risk/model/quantile-transform.ts'
import type { RankedLogisticModel } from '../../src/risk/training/learn/ranked-logistic.ts'
import type { RatioSet, SharedRatio } from './shared-ratio-sets.ts'

export const GROUPS: Readonly<Record<string, Partial<Record<SharedRatio, number>>>> = {
  solvency: { retained_earnings_to_assets: 1 / 2, equity_to_assets: 1 / 2 },
  liquidity: { quick_ratio: 1 / 2, cash_to_assets: 1 / 4, working_capital_to_assets: 1 / 4 },
  profitability: { operating_result_to_assets: 1 / 3, result_to_assets: 1 / 3, cash_flow_to_debt: 1 / 3 },
}

/** Ratio → how much it counts; each group sums to 1. */
export const SHARES: Readonly<Partial<Record<SharedRatio, number>>> = Object.assign(
  {},
  ...Object.values(GROUPS),
)

const NAMES = Object.keys(SHARES) as SharedRatio[]
const INTERVALS = 200

/**
 * The model that ships: weights in log-odds per unit of ln(2 · rank), where rank is the share of companies with a lower
 * ratio. `sets` are the countries to learn from; the cut points are those of `reference`, each of its sets counting alike; the
 * intercept makes the mean probability `baseRate` (a year, 0 to 1) where companies are ranked among their own.
 */
export function learnSharedRatios(
  sets: readonly RatioSet[],
  reference: readonly RatioSet[],
  baseRate = 0.011,
): RankedLogisticModel & { logistic: LogisticModel } {
  const scores = sets.map(shareScores)
  const slope = mean(
    sets.map(({ labels }, at) => fitCalibrationLine(scores[at] as Float64Array, labels).slope),
  )
  const terms = NAMES.map(feature => ({
    feature,
    weight: slope * (SHARES[feature] as number),
    mean: mean(sets.map(set => mean(columnOf(rankWithin(set), feature)))),
  }))
  const intercept = solveIntercept(
    scores.map(set => set.map(score => slope * score)),
    baseRate,
  )
  const labels = sets.flatMap(set => [...set.labels])
  const fit = {
    ridge: 0,
    rows: labels.length,
    events: labels.filter(label => label === 1).length,
    iterations: 1,
  }
  return {
    kind: 'ranked_logistic',
    ranks: poolRanks(reference),
    logistic: { kind: 'ridge_logistic', intercept, terms, ...fit, converged: true },
  }
}

/**
 * Whose cut points ship: Poland's. Its companies are unlisted and small like those a Belgian service scores; a tenth of the
 * American ones are shells with losses of many times their assets, and the Taiwanese ratios are not in plain units.
 */
export function referenceOf(sets: readonly RatioSet[]): RatioSet[] {
  return sets.filter(({ name }) => name === 'Poland')
}

/** The ranks of a set's ratios among its own companies, a missing one as the median's. */
export function rankWithin({ matrix }: Pick<RatioSet, 'matrix'>, names: readonly string[] = NAMES): Matrix {
  const chosen = selectColumns(matrix, names)
  const options = { output: 'log_rank', intervals: INTERVALS, indicatorFrom: 2 } as const
  return applyQuantileTransform(fitQuantileTransform(chosen, options), chosen, 0)
}

/** Σ share · ln(2 · rank) of every company, ranks within its set: lower is riskier. */
export function shareScores(set: Pick<RatioSet, 'matrix'>): Float64Array {
  const ranks = rankWithin(set)
  const scores = new Float64Array(ranks.rows)
  for (const [at, name] of NAMES.entries()) {
    const share = SHARES[name] as number
    ranks.columns[at]?.forEach((rank, row) => {
      scores[row] = (scores[row] as number) + share * rank
    })
  }
  return scores
}

// By halving: the mean probability rises with the intercept.
function solveIntercept(scores: readonly Float64Array[], baseRate: number): number {
  let low = -30
  let high = 30
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    const reached = mean(scores.map(set => mean(set.map(score => probabilityOf(middle + score)))))
    if (reached < baseRate) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] as number
  return sum / values.length
}

// A thousand quantiles of each set stand for it, so that a large set does not outweigh a small one.
function poolRanks(sets: readonly RatioSet[]): QuantileTransform {
  const columns = NAMES.map(name => {
    const told = sets.flatMap(({ matrix }) => quantilesOfSorted(sortedValues(columnOf(matrix, name)), 1_000))
    const cuts = quantilesOfSorted(Float64Array.from(told).sort(), INTERVALS)
    return { name, cuts: cuts.map(cut => Number(cut.toPrecision(4))), missingIndicator: false }
  })
  return { kind: 'quantile_transform', output: 'log_rank', columns }
}
