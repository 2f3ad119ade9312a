import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logOddsOf, probabilityOf } from '../../platform/exact-math.ts'
import { createRandom } from '../training/learn/random.ts'
import {
  applyCalibration,
  type Calibration,
  calibrationInTheLarge,
  fitCalibration,
  fitCalibrationLine,
  fitIsotonic,
  fitPlatt,
  priorShift,
} from './calibration.ts'

function invent(rows: number, truth: (score: number) => number) {
  const random = createRandom(11)
  const logOdds = Float64Array.from({ length: rows }, () => -3 + 1.5 * random.normal())
  const labels = logOdds.map(score => (random.next() < truth(score) ? 1 : 0))
  return { logOdds, labels }
}

test("a probability learnt on a balanced sample is corrected to the population's base rate", () => {
  const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-12)
  near(probabilityOf(logOddsOf(0.5) + priorShift(0.5, 0.011)), 0.011)
  // 9 of 10 negatives left out: 100 of 1,000 became 100 of 190.
  near(probabilityOf(logOddsOf(100 / 190) + priorShift(100 / 190, 0.1)), 0.1)
})

test('an overconfident score is shrunk', () => {
  const { logOdds, labels } = invent(20_000, score => probabilityOf(0.5 * score - 1))
  const fitted = fitPlatt(logOdds, labels)
  assert.ok(
    fitted.kind === 'platt' && Math.abs(fitted.slope - 0.5) < 0.06 && Math.abs(fitted.intercept + 1) < 0.2,
  )
  const after = applyCalibration(fitted, logOdds).map(logOddsOf)
  const line = fitCalibrationLine(after, labels)
  assert.ok(Math.abs(line.slope - 1) < 1e-6 && Math.abs(line.intercept) < 1e-6)
  assert.ok(Math.abs(calibrationInTheLarge(after, labels)) < 1e-6)
})

test('below a thousand events Platt scaling is fitted, above it isotonic regression', () => {
  const few = invent(2_000, probabilityOf)
  const many = invent(30_000, probabilityOf)
  assert.equal(fitCalibration(few.logOdds, few.labels).kind, 'platt')
  assert.equal(fitCalibration(many.logOdds, many.labels).kind, 'isotonic')
})

test('isotonic steps are monotone, never certain, and fit a non-linear curve', () => {
  const bend = (score: number) => (score < -3 ? 0.02 : 0.3)
  const { logOdds, labels } = invent(20_000, bend)
  const fitted = fitIsotonic(logOdds, labels)
  const at = Float64Array.from({ length: 200 }, (_, step) => -10 + step / 10)
  const said = applyCalibration(fitted, at)
  assert.ok(
    said.every((p, row) => p >= 0.0002 && p <= 0.9998 && (row === 0 || p >= (said[row - 1] as number))),
  )
  for (const score of [-4, -2]) {
    const [p = 0] = applyCalibration(fitted, Float64Array.of(score))
    assert.ok(Math.abs(p - bend(score)) < 0.04, `${score}: ${p}`)
  }
})

test('a calibration survives a JSON round trip', () => {
  const { logOdds, labels } = invent(3_000, probabilityOf)
  const fitted = fitIsotonic(logOdds, labels)
  const read = JSON.parse(JSON.stringify(fitted)) as Calibration
  assert.deepEqual(applyCalibration(read, logOdds), applyCalibration(fitted, logOdds))
})
