import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeModel, makeRule } from '../../../test/fixtures/risk-model.ts'
import { makeRow } from '../../../test/fixtures/snapshot-row.ts'
import { logOddsOf } from '../../platform/exact-math.ts'
import { dayOf } from '../features/segments.ts'
import { explainByRule, explainScore } from './explain-company.ts'

const row = makeRow({
  as_of: dayOf('2024-01-01'),
  period_end: dayOf('2022-12-31'),
  start_date: dayOf('2022-01-01'),
  total_assets: 100,
  equity: -20,
  cash: 30,
  current_investments: 0,
})

test('average and contributions sum to the score', () => {
  const offsets = [
    { kind: 'steps' as const, feature: 'age_years', from: [0, 5], add: [0.4, 0], otherwise: 0 },
  ]
  const calibration = { kind: 'platt' as const, slope: 0.8, intercept: -0.2, rows: 1, events: 1 }
  const explanation = explainByRule(makeRule({ offsets, calibration }), row)
  assert.ok(explanation)
  const sum = explanation.reasons.reduce(
    (total, { logOdds }) => total + logOdds,
    logOddsOf(explanation.averageProbability),
  )
  assert.ok(Math.abs(sum - logOddsOf(explanation.probability)) < 1e-9)
})

test('the largest group comes first, with its figures and direction', () => {
  const explanation = explainScore(makeModel(), row, 'm07-f')
  assert.deepEqual(
    explanation?.reasons.map(({ group, direction }) => [group, direction]),
    [
      ['solvency', 'raises'],
      ['liquidity', 'lowers'],
    ],
  )
  const [solvency] = explanation?.reasons ?? []
  // −2 · (−0.2 − 0.3)
  assert.deepEqual(solvency?.logOdds, 1)
  assert.deepEqual(solvency?.features[0], {
    name: 'equity_to_assets',
    value: -0.2,
    unit: 'fraction',
    formula: '10/15 / 20/58',
    logOdds: 1,
  })
})

test('a company not scored by the model has no explanation', () => {
  assert.equal(explainScore(makeModel(), makeRow({ as_of: dayOf('2024-01-01') }), null), null)
  const incomplete = row.slice()
  incomplete.set(makeRow({ as_of: dayOf('2024-01-01'), period_end: dayOf('2022-12-31') }))
  assert.equal(explainScore(makeModel(), incomplete, 'm07-f'), null)
})

test('trees are explained by the same groups, with the same sum', () => {
  const leaf = (value: number, rows: number) => ({ value, rows })
  const learner = {
    kind: 'boosted_trees' as const,
    features: ['equity_to_assets', 'cash_to_assets'],
    base: -3,
    monotone: {},
    trees: [
      {
        ...leaf(0.25, 100),
        split: {
          feature: 'equity_to_assets',
          at: 0,
          missing: 'high' as const,
          low: leaf(1, 25),
          high: leaf(0, 75),
        },
      },
    ],
  }
  const explanation = explainByRule(makeRule({ learner }), row)
  assert.ok(explanation)
  assert.deepEqual(
    explanation.reasons.map(({ group, logOdds }) => [group, logOdds]),
    [['solvency', 0.75]],
  )
  const sum = logOddsOf(explanation.averageProbability) + 0.75
  assert.ok(Math.abs(sum - logOddsOf(explanation.probability)) < 1e-9)
})
