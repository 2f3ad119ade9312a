// Ridge logistic regression by Newton's method (iteratively reweighted least squares). Rows are unweighted:
// reweighting or oversampling rare events would distort the probabilities.
// Minimises Σ log(1 + e^−s·η) + ½ ridge Σ β² on standardised columns, with an unpenalised intercept.

import { exp, log, logOddsOf } from '../../platform/exact-math.ts'
import {
  accumulateNormalEquations,
  projectSign,
  type Sign,
  solveSignConstrained,
  solveSymmetric,
} from '../training/learn/newton-step.ts'
import { type Standardised, standardise } from '../training/learn/standardise.ts'
import { columnOf, type Matrix } from './matrix.ts'

type LogisticTerm = {
  feature: string
  /** Log-odds per unit of the feature. */
  weight: number
  /** Mean of the training rows: reference of contributions. */
  mean: number
}

/** The model, as JSON. */
export type LogisticModel = {
  kind: 'ridge_logistic'
  intercept: number
  terms: readonly LogisticTerm[]
  ridge: number
  rows: number
  events: number
  iterations: number
  /** False when the last step exceeded the tolerance; such a model should not be used. */
  converged: boolean
}

export type LogisticOptions = {
  /** Penalty on standardised weights: 1 is mild, the number of events is strong. */
  ridge?: number
  maxIterations?: number
  /** Convergence criterion: largest change of a standardised weight. */
  tolerance?: number
  /** Sign constraints: 1 raises the risk, −1 lowers it, 0 or absent is free. */
  signs?: Readonly<Record<string, Sign>>
  /** Fixed log-odds added to each row. */
  offset?: Float64Array
}

const MAX_STEP_HALVINGS = 30

/**
 * Fits the log-odds of label 1. `labels` holds 0 or 1 per row; the matrix has no missing values. Throws
 * RangeError for a missing or infinite value, another label, or a single class.
 */
export function fitLogistic(
  matrix: Matrix,
  labels: ArrayLike<number>,
  options: LogisticOptions = {},
): LogisticModel {
  const { ridge = 1, maxIterations = 50, tolerance = 1e-8 } = options
  const events = countEvents(matrix, labels)
  const data = standardise(matrix)
  const signs: Sign[] = [0, ...matrix.names.map(name => options.signs?.[name] ?? 0)]
  const offset = options.offset ?? new Float64Array(matrix.rows)
  let weights: Float64Array = new Float64Array(matrix.names.length + 1)
  weights[0] = options.offset ? 0 : logOddsOf(events / matrix.rows)
  let loss = penalisedLoss(data, labels, weights, ridge, offset)
  let iterations = 0
  let step = Number.POSITIVE_INFINITY
  while (step > tolerance && iterations < maxIterations) {
    const target = newtonTarget(data, labels, weights, ridge, offset, signs)
    const next = backtrack(weights, target, loss, trial => penalisedLoss(data, labels, trial, ridge, offset))
    step = largestChange(weights, next.weights)
    weights = next.weights
    loss = next.loss
    iterations++
  }
  const fit = { ridge, rows: matrix.rows, events, iterations, converged: step <= tolerance }
  return { kind: 'ridge_logistic', ...unstandardise(matrix.names, weights, data, signs), ...fit }
}

function countEvents(matrix: Matrix, labels: ArrayLike<number>): number {
  let events = 0
  for (let row = 0; row < matrix.rows; row++) {
    const label = labels[row]
    if (label !== 0 && label !== 1) throw new RangeError(`label of row ${row} is neither 0 nor 1`)
    events += label
  }
  if (events === 0 || events === matrix.rows)
    throw new RangeError('all labels are equal: no model can be trained')
  return events
}

function newtonTarget(
  data: Standardised,
  labels: ArrayLike<number>,
  weights: Float64Array,
  ridge: number,
  offset: Float64Array,
  signs: readonly Sign[],
): Float64Array {
  const size = weights.length
  const { hessian, gradient } = accumulateNormalEquations(data.columns, labels, weights, offset)
  for (let at = 1; at < size; at++) {
    // A minimal ridge keeps a constant column from making the system singular.
    hessian[at * size + at] = (hessian[at * size + at] as number) + Math.max(ridge, 1e-9)
    gradient[at] = (gradient[at] as number) - ridge * (weights[at] as number)
  }
  if (signs.some(sign => sign !== 0)) return solveSignConstrained(hessian, gradient, weights, signs)
  const step = solveSymmetric(hessian, gradient)
  return step.map((change, at) => (weights[at] as number) + change)
}

/** Backtracking line search: the first point towards the target that does not increase the loss. */
function backtrack(
  from: Float64Array,
  target: Float64Array,
  loss: number,
  lossAt: (weights: Float64Array) => number,
): { weights: Float64Array; loss: number } {
  let part = 1
  for (let halving = 0; halving < MAX_STEP_HALVINGS; halving++, part /= 2) {
    const weights = from.map((weight, at) => weight + part * ((target[at] as number) - weight))
    const reached = lossAt(weights)
    // Tolerance for rounding in a sum of a million terms.
    if (reached <= loss + 1e-12 * Math.abs(loss)) return { weights, loss: reached }
  }
  return { weights: from, loss }
}

function largestChange(before: Float64Array, after: Float64Array): number {
  return before.reduce(
    (largest, weight, at) => Math.max(largest, Math.abs((after[at] as number) - weight)),
    0,
  )
}

function penalisedLoss(
  { columns }: Standardised,
  labels: ArrayLike<number>,
  weights: Float64Array,
  ridge: number,
  offset: Float64Array,
): number {
  const logOdds = offset.map(value => value + (weights[0] as number))
  for (const [at, column] of columns.entries()) addScaled(logOdds, column, weights[at + 1] as number)
  let loss = 0
  for (let row = 0; row < logOdds.length; row++) {
    const against = labels[row] === 1 ? -(logOdds[row] as number) : (logOdds[row] as number)
    loss += against > 0 ? against + log(1 + exp(-against)) : log(1 + exp(against))
  }
  for (let at = 1; at < weights.length; at++) loss += 0.5 * ridge * squareOf(weights[at] as number)
  return loss
}

function addScaled(sum: Float64Array, column: Float64Array, weight: number): void {
  if (weight === 0) return
  for (let row = 0; row < sum.length; row++)
    sum[row] = (sum[row] as number) + weight * (column[row] as number)
}

function unstandardise(
  names: readonly string[],
  weights: Float64Array,
  { means, deviations }: Standardised,
  signs: readonly Sign[],
): Pick<LogisticModel, 'intercept' | 'terms'> {
  const terms = names.map((feature, at) => {
    const weight = projectSign(weights[at + 1] as number, signs[at + 1] ?? 0) / (deviations[at] as number)
    return { feature, weight, mean: means[at] as number }
  })
  const intercept = terms.reduce((sum, { weight, mean }) => sum - weight * mean, weights[0] as number)
  return { intercept, terms }
}

/** Log-odds of every row. Throws RangeError for a feature that the matrix lacks; a missing value gives NaN. */
export function scoreLogistic(
  model: Pick<LogisticModel, 'intercept' | 'terms'>,
  matrix: Matrix,
): Float64Array {
  const logOdds = new Float64Array(matrix.rows).fill(model.intercept)
  for (const { feature, weight } of model.terms) addScaled(logOdds, columnOf(matrix, feature), weight)
  return logOdds
}

function squareOf(value: number): number {
  return value * value
}
