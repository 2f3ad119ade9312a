import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RankedLogisticModel, scoreRankedLogistic } from '../../bench/risk/ranked-logistic.ts'
import { createSharedModel } from '../../bench/risk/seal-shared-model.ts'
import { logOddsOf } from '../../src/platform/exact-math.ts'
import { compileRule } from '../../src/risk/model/apply-rule.ts'
import { matrixOf } from '../../src/risk/model/matrix.ts'
import { readModelFile, writeModel } from '../../src/risk/model/model-file.ts'
import { extremeScores } from '../../src/risk/model/quantile-transform.ts'

const shared: RankedLogisticModel = {
  kind: 'ranked_logistic',
  ranks: {
    kind: 'quantile_transform',
    output: 'log_rank',
    columns: [
      { name: 'equity_to_assets', cuts: [-0.5, 0, 0.3, 0.6, 1], missingIndicator: false },
      { name: 'quick_ratio', cuts: [0, 0.5, 1, 2, 20], missingIndicator: false },
    ],
  },
  logistic: {
    intercept: -4.5,
    terms: [
      { feature: 'equity_to_assets', weight: -0.8, mean: -0.3 },
      { feature: 'quick_ratio', weight: -0.5, mean: -0.3 },
    ],
  },
}

test('the shared model equals its logistic regression plus offsets for sector, age and missing ratios', () => {
  const model = createSharedModel(shared, { version: '1.0.0', about: {} })
  assert.deepEqual(readModelFile(writeModel(model), 'shipped.json'), model)
  assert.deepEqual(
    Object.values(model.segments).map(({ calibrated }) => calibrated),
    [true, true, false, false],
  )
  const features = matrixOf({
    equity_to_assets: [0.1, 0.1, 0.1],
    quick_ratio: [0.7, 0.7, null],
    nace_section: [9, 10, null],
    age_years: [2, 8, null],
  })
  const alone = scoreRankedLogistic(shared, features)
  const part = model.segments.brief
  assert.ok(part.calibrated)
  const moved = compileRule(part.decides)(features).map(
    (probability, row) => logOddsOf(probability) - (alone[row] as number),
  )
  // Half of ln 21.5/4.9 and of ln 34.4/70.8, each 0.08 more so that the mean factor is 1; ln 46.7/41, ln 53.3/59, and
  // nothing for an unknown age or trade; a ratio that is missing counts as the worst, not as the median.
  const weight = shared.logistic.terms.find(({ feature }) => feature === 'quick_ratio')?.weight ?? 0
  const worst = weight * extremeScores(shared.ranks.output).least
  const expected = [0.819 + 0.13, -0.281 - 0.102, worst]
  for (const [row, value] of expected.entries())
    assert.ok(Math.abs((moved[row] as number) - value) < 1e-9, String(moved[row]))
})
