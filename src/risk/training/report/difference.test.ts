import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '../learn/random.ts'
import { compareScores, lossDifference, type ScoredRows } from './difference.ts'

const rows = 20_000

/** Outcomes drawn from `truth`; scores of two models for the same rows. */
function scored(ours: (truth: number) => number, theirs: (truth: number) => number, seed = 1): ScoredRows {
  const random = createRandom(seed)
  const truths = Float64Array.from({ length: rows }, () => 0.002 + 0.1 * random.next() ** 3)
  const labels = Uint8Array.from(truths, truth => (random.next() < truth ? 1 : 0))
  return {
    matrix: { names: [], rows, columns: [] },
    labels,
    events: labels.reduce((sum, label) => sum + label, 0),
    enterpriseNumbers: Int32Array.from({ length: rows }, (_, row) => row),
    ours: truths.map(ours),
    theirs: truths.map(theirs),
  }
}

test('a model with the true probabilities beats one with the mean', () => {
  const truth = (value: number) => value
  const mean = () => 0.027
  assert.equal(compareScores([scored(truth, mean)])?.verdict, 'better')
  assert.equal(compareScores([scored(mean, truth)])?.verdict, 'worse')
})

test('identical models are equal', () => {
  const difference = compareScores([
    scored(
      value => value,
      value => value,
    ),
  ])
  assert.equal(difference?.verdict, 'no_difference_shown')
  assert.deepEqual(difference?.logLoss, { estimate: 0, low: 0, high: 0 })
})

test('the same order at the wrong level is worse', () => {
  assert.equal(
    compareScores([
      scored(
        value => 3 * value,
        value => value,
      ),
    ])?.verdict,
    'worse',
  )
})

test('rows scored by one model only are left out', () => {
  const part = scored(
    value => (value > 0.05 ? Number.NaN : value),
    value => value,
  )
  const expected = part.theirs?.filter(value => value <= 0.05).length
  assert.equal(compareScores([part])?.rows, expected)
  assert.equal(compareScores([{ ...part, ours: null }]), null)
})

test('clustering by company widens the interval', () => {
  const [ours, theirs] = [0.01, 0.02].map(value =>
    Float64Array.from({ length: 400 }, (_, row) => value * (1 + (row % 4))),
  )
  const labels = Float64Array.from({ length: 400 }, (_, row) => (row % 4 === 0 ? 1 : 0))
  const width = (companies: number) => {
    const numbers = Float64Array.from(
      { length: 400 },
      (_, row) => (row % 4) + 4 * (Math.floor(row / 4) % companies),
    )
    const { low, high } = lossDifference(ours as Float64Array, theirs as Float64Array, labels, numbers)
    return high - low
  }
  assert.ok(width(25) > 1.5 * width(100))
})
