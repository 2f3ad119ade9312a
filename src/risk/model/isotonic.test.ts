import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applySteps, fitSteps } from './calibration.ts'

test('neighbours whose share of events is equal or falls are one step', () => {
  const fitted = (labels: number[]) =>
    fitSteps(
      Float64Array.from(labels, (_, at) => at),
      labels,
    )
  assert.deepEqual(fitted([0, 1, 0, 1]), { from: [0, 1.5, 3], to: [0, 0.5, 1] })
  assert.deepEqual(fitted([0, 0, 1, 1]), { from: [0.5, 2.5], to: [0, 1] })
})

test('rows of one score are one from the start', () => {
  assert.deepEqual(fitSteps(Float64Array.of(1, 1, 2), [1, 0, 1]), { from: [1, 2], to: [0.5, 1] })
})

test('a score lies on the line between two steps, and beyond the outer ones has theirs', () => {
  const steps = { from: [1, 3], to: [0.2, 0.6] }
  assert.deepEqual(
    [0, 1, 2, 3, 4].map(score => Math.round(100 * applySteps(steps, score))),
    [20, 20, 40, 60, 60],
  )
  assert.ok(Number.isNaN(applySteps(steps, Number.NaN)))
})
