// Evaluation of discrimination and calibration. `labels` are 1 (failed) or 0; higher scores mean more risk.

import { log, logOddsOf } from '../../../platform/exact-math.ts'
import { calibrationInTheLarge, fitCalibrationLine } from '../../model/calibration.ts'
import { orderByScore } from './order-by-score.ts'

/**
 * AUC (ROC): share of correctly ordered pairs, ties counting half (Mann & Whitney 1947; Hanley & McNeil
 * 1982). NaN for a single class.
 */
export function areaUnderCurve(scores: Float64Array, labels: ArrayLike<number>): number {
  const order = orderByScore(scores)
  let events = 0
  let others = 0
  let pairs = 0
  for (let start = 0; start < order.length; ) {
    const end = tieEnd(scores, order, start)
    const tiedEvents = countEvents(labels, order, start, end)
    const tiedOthers = end - start - tiedEvents
    pairs += tiedEvents * (others + tiedOthers / 2)
    events += tiedEvents
    others += tiedOthers
    start = end
  }
  return pairs / (events * others)
}

/** Gini coefficient, 2 · AUC − 1: 0 for chance, 1 for a perfect order. */
export function accuracyRatio(areaUnderCurve: number): number {
  return 2 * areaUnderCurve - 1
}

/**
 * Average precision, Σ precision · Δrecall over the distinct scores (Davis & Goadrich 2006: no linear
 * interpolation). Chance gives the event share.
 */
export function averagePrecision(scores: Float64Array, labels: ArrayLike<number>): number {
  const order = orderByScore(scores).reverse()
  let events = 0
  let sum = 0
  for (let start = 0; start < order.length; ) {
    const end = tieEnd(scores, order, start)
    const tiedEvents = countEvents(labels, order, start, end)
    events += tiedEvents
    sum += tiedEvents * (events / end)
    start = end
  }
  return sum / events
}

/** Recall in the top `share` (0 to 1) of scores; a tie at the edge counts in part. */
export function recallAtTop(scores: Float64Array, labels: ArrayLike<number>, share: number): number {
  const order = orderByScore(scores).reverse()
  const wanted = share * order.length
  let caught = 0
  for (let start = 0; start < order.length && start < wanted; ) {
    const end = tieEnd(scores, order, start)
    const part = Math.min(1, (wanted - start) / (end - start))
    caught += part * countEvents(labels, order, start, end)
    start = end
  }
  return caught / countEvents(labels, order, 0, order.length)
}

/** Mean squared error of the probability (Brier 1950): lower is better. */
export function brierScore(probabilities: Float64Array, labels: ArrayLike<number>): number {
  let sum = 0
  for (let row = 0; row < probabilities.length; row++) {
    const error = (probabilities[row] as number) - (labels[row] as number)
    sum += error * error
  }
  return sum / probabilities.length
}

/** Brier skill: 1 − Brier score / that of the base rate; above 0 beats the base rate. */
export function brierSkill(probabilities: Float64Array, labels: ArrayLike<number>): number {
  const rate = eventShare(labels)
  return 1 - brierScore(probabilities, labels) / (rate * (1 - rate))
}

/** Mean of −ln of the probability of the outcome, clamped 1e-15 away from 0 and 1. */
export function logLoss(probabilities: Float64Array, labels: ArrayLike<number>): number {
  let sum = 0
  for (let row = 0; row < probabilities.length; row++) {
    const p = Math.min(Math.max(probabilities[row] as number, 1e-15), 1 - 1e-15)
    sum -= log(labels[row] === 1 ? p : 1 - p)
  }
  return sum / probabilities.length
}

/** Share of label 1. */
export function eventShare(labels: ArrayLike<number>): number {
  let events = 0
  for (let row = 0; row < labels.length; row++) events += labels[row] as number
  return events / labels.length
}

export type Evaluation = {
  rows: number
  events: number
  areaUnderCurve: number
  accuracyRatio: number
  averagePrecision: number
  captureAt1Percent: number
  captureAt5Percent: number
  captureAt10Percent: number
  brierScore: number
  brierSkill: number
  logLoss: number
  /** Of the labels on the log-odds: 1 and 0 when calibrated. */
  calibrationSlope: number
  calibrationIntercept: number
  calibrationInTheLarge: number
}

/** All measures for probabilities. Throws RangeError for a single class. */
export function evaluateProbabilities(probabilities: Float64Array, labels: ArrayLike<number>): Evaluation {
  const area = areaUnderCurve(probabilities, labels)
  const logOdds = probabilities.map(logOddsOf)
  const line = fitCalibrationLine(logOdds, labels)
  return {
    rows: probabilities.length,
    events: Math.round(eventShare(labels) * probabilities.length),
    areaUnderCurve: area,
    accuracyRatio: accuracyRatio(area),
    averagePrecision: averagePrecision(probabilities, labels),
    captureAt1Percent: recallAtTop(probabilities, labels, 0.01),
    captureAt5Percent: recallAtTop(probabilities, labels, 0.05),
    captureAt10Percent: recallAtTop(probabilities, labels, 0.1),
    brierScore: brierScore(probabilities, labels),
    brierSkill: brierSkill(probabilities, labels),
    logLoss: logLoss(probabilities, labels),
    calibrationSlope: line.slope,
    calibrationIntercept: line.intercept,
    calibrationInTheLarge: calibrationInTheLarge(logOdds, labels),
  }
}

function tieEnd(scores: Float64Array, order: Int32Array, start: number): number {
  const score = scores[order[start] as number]
  let end = start + 1
  while (end < order.length && scores[order[end] as number] === score) end++
  return end
}

function countEvents(labels: ArrayLike<number>, order: Int32Array, start: number, end: number): number {
  let events = 0
  for (let at = start; at < end; at++) events += labels[order[at] as number] as number
  return events
}
