import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aucDifference, aucInterval } from './auc-interval.ts'
import {
  accuracyRatio,
  areaUnderCurve,
  averagePrecision,
  brierScore,
  brierSkill,
  evaluateProbabilities,
  logLoss,
  recallAtTop,
} from './evaluate.ts'
import { createRandom } from './random.ts'
import { expectedCalibrationError, reliabilityBins, wilsonInterval } from './reliability-bins.ts'
import { stabilityIndex } from './stability-index.ts'

const of = (...values: number[]) => Float64Array.from(values)
const near = (actual: number, expected: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

test('the AUC counts correctly ordered pairs, ties by half', () => {
  assert.equal(areaUnderCurve(of(1, 2, 3, 4), [0, 0, 1, 1]), 1)
  assert.equal(areaUnderCurve(of(1, 2, 3, 4), [1, 1, 0, 0]), 0)
  assert.equal(areaUnderCurve(of(5, 5, 5, 5), [0, 1, 0, 1]), 0.5)
  assert.equal(areaUnderCurve(of(0.1, 0.4, 0.35, 0.8), [0, 0, 1, 1]), 0.75)
  assert.equal(accuracyRatio(0.75), 0.5)
  assert.throws(() => areaUnderCurve(of(1, Number.NaN), [0, 1]), /a score is missing/)
})

test('average precision matches the textbook example, and is the event share for a constant score', () => {
  near(averagePrecision(of(0.1, 0.4, 0.35, 0.8), [0, 0, 1, 1]), 0.8333333333333333)
  near(averagePrecision(of(1, 1, 1, 1), [0, 0, 0, 1]), 0.25)
})

test('recall at the top tenth counts ties at the edge in part', () => {
  const labels = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
  assert.equal(recallAtTop(of(9, 8, 7, 6, 5, 4, 3, 2, 1, 0), labels, 0.1), 0.5)
  assert.equal(recallAtTop(of(1, 1, 0, 0, 0, 0, 0, 0, 0, 1), labels, 0.3), 1)
  near(recallAtTop(new Float64Array(10), labels, 0.2), 0.2)
})

test('Brier score, skill and log loss match manual computation', () => {
  near(brierScore(of(0.1, 0.9, 0.5), [0, 1, 1]), (0.01 + 0.01 + 0.25) / 3)
  near(brierSkill(of(0.5, 0.5), [0, 1]), 0)
  near(brierSkill(of(0, 1), [0, 1]), 1)
  near(logLoss(of(0.25, 0.5), [0, 1]), -(Math.log(0.75) + Math.log(0.5)) / 2)
  assert.ok(Number.isFinite(logLoss(of(1), [0])))
})

test('the AUC interval has the variance of pairwise counting', () => {
  const scores = of(0.3, 0.9, 0.2, 0.6, 0.6, 0.1)
  const labels = [1, 1, 1, 0, 0, 0]
  const kernel = [0.3, 0.9, 0.2].map(event =>
    [0.6, 0.6, 0.1].map(other => (event > other ? 1 : event === other ? 0.5 : 0)),
  )
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const area = mean(kernel.map(mean))
  const spread = (values: number[]) =>
    values.reduce((sum, value) => sum + (value - area) ** 2, 0) / (values.length - 1)
  const byOther = [0, 1, 2].map(at => mean(kernel.map(row => row[at] as number)))
  const deviation = Math.sqrt(spread(kernel.map(mean)) / 3 + spread(byOther) / 3)
  const { estimate, low } = aucInterval(scores, labels)
  near(estimate, area)
  near(low, Math.max(0, area - 1.959963984540054 * deviation))
})

test('the paired difference of two scores is more precise than each score', () => {
  const random = createRandom(2)
  const labels = Array.from({ length: 600 }, (_, at) => (at % 5 === 0 ? 1 : 0))
  const good = Float64Array.from(labels, label => label + random.normal())
  const worse = good.map(score => score + 0.5 * random.normal())
  const difference = aucDifference(good, worse, labels)
  near(difference.estimate, areaUnderCurve(good, labels) - areaUnderCurve(worse, labels))
  const width = (one: { low: number; high: number }) => one.high - one.low
  assert.ok(width(difference) < width(aucInterval(good, labels)))
  assert.deepEqual(aucDifference(good, good, labels), { estimate: 0, low: 0, high: 0 })
})

test('a small share has a Wilson interval within 0 to 1', () => {
  const { low, high } = wilsonInterval(10, 100)
  near(low, 0.0552, 1e-4)
  near(high, 0.1744, 1e-4)
  assert.equal(wilsonInterval(0, 50).low, 0)
  assert.equal(wilsonInterval(50, 50).high, 1)
})

test('bins cover all rows in order and are merged until each has enough events', () => {
  const random = createRandom(4)
  const probabilities = Float64Array.from({ length: 1_000 }, () => random.next() / 5)
  const labels = Array.from(probabilities, p => (random.next() < p ? 1 : 0))
  const bins = reliabilityBins(probabilities, labels)
  assert.deepEqual(
    bins.map(bin => bin.rows),
    Array(10).fill(100),
  )
  assert.ok(bins.every((bin, at) => at === 0 || bin.predicted > (bins[at - 1]?.predicted ?? 1)))
  const merged = reliabilityBins(probabilities, labels, 10, 15)
  assert.ok(merged.length < 10 && merged.every(bin => bin.events >= 15))
  assert.equal(
    merged.reduce((sum, bin) => sum + bin.rows, 0),
    1_000,
  )
  assert.ok(expectedCalibrationError(bins) < 0.05)
  assert.equal(reliabilityBins(of(0.1, 0.1, 0.1), [0, 1, 0]).length, 1, 'equal probabilities are one bin')
})

test('the stability index is 0 for equal rows, grows with a shift and detects missing values', () => {
  const random = createRandom(6)
  const before = Float64Array.from({ length: 5_000 }, () => random.normal())
  const again = Float64Array.from({ length: 5_000 }, () => random.normal())
  assert.equal(stabilityIndex(before, before), 0)
  assert.ok(stabilityIndex(before, again) < 0.02)
  assert.ok(
    stabilityIndex(
      before,
      again.map(value => value + 1),
    ) > 0.25,
  )
  assert.ok(
    stabilityIndex(
      before,
      again.map((value, at) => (at % 4 === 0 ? Number.NaN : value)),
    ) > 0.25,
  )
})

test('one evaluation has all figures', () => {
  const figures = evaluateProbabilities(of(0.1, 0.2, 0.3, 0.6), [0, 1, 0, 1])
  assert.equal(figures.events, 2)
  assert.equal(figures.areaUnderCurve, 0.75)
  assert.ok(Object.values(figures).every(Number.isFinite), JSON.stringify(figures))
})
