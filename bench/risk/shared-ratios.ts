// Shared-ratio model, trained on countries with published failures, for services without their own.
// Form selected by leave-one-country-out validation, never on the Belgian set (see bench/notes.md): equal
// weights within solvency, liquidity and profitability (the quick ratio double) and between these groups
// (Dawes 1979, The robust beauty of improper linear models); ranks on a logarithmic scale; only the slope is
// fitted, as the mean over countries. Reported figures are slightly optimistic because of the selection.

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
import type { RankedLogisticModel } from './ranked-logistic.ts'
import type { RatioSet, SharedRatio } from './shared-ratio-sets.ts'

export const GROUPS: Readonly<Record<string, Partial<Record<SharedRatio, number>>>> = {
  solvency: { retained_earnings_to_assets: 1 / 2, equity_to_assets: 1 / 2 },
  liquidity: { quick_ratio: 1 / 2, cash_to_assets: 1 / 4, working_capital_to_assets: 1 / 4 },
  profitability: { operating_result_to_assets: 1 / 3, result_to_assets: 1 / 3, cash_flow_to_debt: 1 / 3 },
}

/** Ratio → weight; each group sums to 1. */
const SHARES: Readonly<Partial<Record<SharedRatio, number>>> = Object.assign({}, ...Object.values(GROUPS))

export const RATIO_NAMES = Object.keys(SHARES) as SharedRatio[]
const INTERVALS = 200

/**
 * The bundled model: weights in log-odds per unit of ln(2 · rank), where rank is the share of companies with
 * a lower ratio. `sets` are the training countries; cut points are those of `reference`, each set with equal
 * weight; the intercept makes the mean probability `baseRate` (annual, 0 to 1) when companies are ranked
 * among their own.
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
  const terms = RATIO_NAMES.map(feature => ({
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
 * Reference set of the bundled cut points: Poland, whose companies are unlisted and small like Belgian ones.
 * A tenth of the American ones are shells with extreme losses, and Taiwanese ratios are not in plain units.
 */
export function referenceOf(sets: readonly RatioSet[]): RatioSet[] {
  return sets.filter(({ name }) => name === 'Poland')
}

/** Ranks of a set's ratios among its own companies, a missing one as the median. */
export function rankWithin(
  { matrix }: Pick<RatioSet, 'matrix'>,
  names: readonly string[] = RATIO_NAMES,
): Matrix {
  const chosen = selectColumns(matrix, names)
  const options = { output: 'log_rank', intervals: INTERVALS, indicatorFrom: 2 } as const
  return applyQuantileTransform(fitQuantileTransform(chosen, options), chosen, 0)
}

/** Σ share · ln(2 · rank) of every company, ranks within its set: lower is riskier. */
export function shareScores(set: Pick<RatioSet, 'matrix'>): Float64Array {
  const ranks = rankWithin(set)
  const scores = new Float64Array(ranks.rows)
  for (const [at, name] of RATIO_NAMES.entries()) {
    const share = SHARES[name] as number
    ranks.columns[at]?.forEach((rank, row) => {
      scores[row] = (scores[row] as number) + share * rank
    })
  }
  return scores
}

// Bisection: the mean probability increases with the intercept.
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

// Each set is represented by a thousand quantiles, so that large sets do not dominate.
function poolRanks(sets: readonly RatioSet[]): QuantileTransform {
  const columns = RATIO_NAMES.map(name => {
    const told = sets.flatMap(({ matrix }) => quantilesOfSorted(sortedValues(columnOf(matrix, name)), 1_000))
    const cuts = quantilesOfSorted(Float64Array.from(told).sort(), INTERVALS)
    return { name, cuts: cuts.map(cut => Number(cut.toPrecision(4))), missingIndicator: false }
  })
  return { kind: 'quantile_transform', output: 'log_rank', columns }
}
