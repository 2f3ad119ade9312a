// Calibration of scores: prior correction to the population's base rate, then Platt scaling or isotonic
// regression on a later year. Never fitted on training rows.

import { log, probabilityOf } from '../../platform/exact-math.ts'
import { orderByScore } from '../training/learn/order-by-score.ts'
import { fitLogistic } from './logistic.ts'
import { matrixOf } from './matrix.ts'

// Isotonic regression (pool adjacent violators; Ayer et al. 1955) with linear interpolation, so that few
// different companies share a probability.

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

/**
 * As JSON, part of a model. platt: log-odds = intercept + slope · log-odds · isotonic: steps joined by
 * straight lines.
 */
export type Calibration =
  | { kind: 'platt'; slope: number; intercept: number; rows: number; events: number }
  | {
      kind: 'isotonic'
      /** Input log-odds, ascending. */
      from: readonly number[]
      /** Calibrated probability, non-decreasing. */
      to: readonly number[]
      /** Probabilities are clamped to [floor, 1 − floor]. */
      floor: number
      rows: number
      events: number
    }

// With fewer events isotonic regression overfits.
const EVENTS_FOR_ISOTONIC = 1_000
const FLOOR = 0.0002

/**
 * Prior correction: log-odds to add for scores learnt at event share `sample`, applied at event share
 * `population`; both in (0, 1). King & Zeng 2001.
 */
export function priorShift(sample: number, population: number): number {
  return log(population / (1 - population)) - log(sample / (1 - sample))
}

/** Isotonic from 1,000 events, Platt below. `logOdds` and `labels` (0, 1) of held-out rows. */
export function fitCalibration(logOdds: Float64Array, labels: ArrayLike<number>): Calibration {
  const events = countEvents(labels)
  return events < EVENTS_FOR_ISOTONIC ? fitPlatt(logOdds, labels) : fitIsotonic(logOdds, labels)
}

/** Slope and intercept on the log-odds (Platt 1999), by maximum likelihood. */
export function fitPlatt(logOdds: Float64Array, labels: ArrayLike<number>): Calibration {
  const { slope, intercept } = fitCalibrationLine(logOdds, labels)
  return { kind: 'platt', slope, intercept, rows: logOdds.length, events: countEvents(labels) }
}

/** Isotonic regression by pool adjacent violators, bounded away from 0 and 1 by `floor` (0.02 %). */
export function fitIsotonic(logOdds: Float64Array, labels: ArrayLike<number>, floor = FLOOR): Calibration {
  const { from, to } = fitSteps(logOdds, labels)
  return { kind: 'isotonic', from, to, floor, rows: logOdds.length, events: countEvents(labels) }
}

/** Calibrated probabilities of log-odds. */
export function applyCalibration(calibration: Calibration, logOdds: Float64Array): Float64Array {
  if (calibration.kind === 'platt') {
    const { slope, intercept } = calibration
    return logOdds.map(value => probabilityOf(intercept + slope * value))
  }
  const { floor } = calibration
  return logOdds.map(value => Math.min(Math.max(applySteps(calibration, value), floor), 1 - floor))
}

/** Calibration slope and intercept: 1 and 0 for calibrated probabilities (Cox 1958). */
export function fitCalibrationLine(
  logOdds: Float64Array,
  labels: ArrayLike<number>,
): { slope: number; intercept: number } {
  const { intercept, terms } = fitLogistic(matrixOf({ score: logOdds }), labels, { ridge: 0 })
  return { slope: terms[0]?.weight ?? 0, intercept }
}

/** Calibration in the large: intercept at slope 1; below 0 the risk is overestimated. */
export function calibrationInTheLarge(logOdds: Float64Array, labels: ArrayLike<number>): number {
  const none = { names: [], rows: logOdds.length, columns: [] }
  return fitLogistic(none, labels, { ridge: 0, offset: logOdds }).intercept
}

function countEvents(labels: ArrayLike<number>): number {
  let events = 0
  for (let row = 0; row < labels.length; row++) events += labels[row] as number
  return events
}
