// From a score that ranks to a probability that holds: moved to the base rate of the population it is used on, then bent
// to what a later year showed. Never fitted on the rows the score was trained on.

import { log, logOddsOf, probabilityOf } from '../../platform/exact-math.ts'
import { applySteps, fitSteps } from './isotonic.ts'
import { fitLogistic } from './logistic.ts'
import { matrixOf } from './matrix.ts'

/** As JSON, part of a model. platt: log-odds = intercept + slope · log-odds · isotonic: steps joined by straight lines. */
export type Calibration =
  | { kind: 'platt'; slope: number; intercept: number; rows: number; events: number }
  | {
      kind: 'isotonic'
      /** Log-odds before, ascending. */
      from: readonly number[]
      /** Probability there, not falling. */
      to: readonly number[]
      /** No probability is below it or above 1 minus it. */
      floor: number
      rows: number
      events: number
    }

// Fewer, and steps follow chance: facts of practice, not a law.
const EVENTS_FOR_ISOTONIC = 1_000
const FLOOR = 0.0002

/**
 * What to add to log-odds learnt on rows with event share `sample` to hold where it is `population`: both between 0 and 1,
 * exclusive. King & Zeng 2001, prior correction.
 */
export function priorShift(sample: number, population: number): number {
  return log(population / (1 - population)) - log(sample / (1 - sample))
}

/** A probability learnt on rows with event share `sample`, for a population where it is `population`. */
export function correctPrior(probability: number, sample: number, population: number): number {
  return probabilityOf(logOddsOf(probability) + priorShift(sample, population))
}

/** The same where of the rows without event only a share `kept` (0 to 1) was trained on: p = kept·p / (kept·p − p + 1). */
export function undoSampling(probability: number, kept: number): number {
  return (kept * probability) / (kept * probability - probability + 1)
}

/** Isotonic from 1,000 events, Platt below. `logOdds` and `labels` (0, 1) of rows not trained on. */
export function fitCalibration(logOdds: Float64Array, labels: ArrayLike<number>): Calibration {
  const events = countEvents(labels)
  return events < EVENTS_FOR_ISOTONIC ? fitPlatt(logOdds, labels) : fitIsotonic(logOdds, labels)
}

/** A slope and an intercept on the log-odds (Platt 1999), by maximum likelihood. */
export function fitPlatt(logOdds: Float64Array, labels: ArrayLike<number>): Calibration {
  const { slope, intercept } = fitCalibrationLine(logOdds, labels)
  return { kind: 'platt', slope, intercept, rows: logOdds.length, events: countEvents(labels) }
}

/** Steps by pooling adjacent violators. Exact zeros and ones are kept off by `floor` (0.02 %). */
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

/** Slope and intercept of the labels' log-odds on these: 1 and 0 where the probabilities hold (Cox 1958). */
export function fitCalibrationLine(
  logOdds: Float64Array,
  labels: ArrayLike<number>,
): { slope: number; intercept: number } {
  const { intercept, terms } = fitLogistic(matrixOf({ score: logOdds }), labels, { ridge: 0 })
  return { slope: terms[0]?.weight ?? 0, intercept }
}

/** What must be added to the log-odds, slope kept at 1, for the mean to hold: below 0, the risk was told too high. */
export function calibrationInTheLarge(logOdds: Float64Array, labels: ArrayLike<number>): number {
  const none = { names: [], rows: logOdds.length, columns: [] }
  return fitLogistic(none, labels, { ridge: 0, offset: logOdds }).intercept
}

function countEvents(labels: ArrayLike<number>): number {
  let events = 0
  for (let row = 0; row < labels.length; row++) events += labels[row] as number
  return events
}
