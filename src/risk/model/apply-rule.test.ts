import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRule } from '../../../test/fixtures/risk-model.ts'
import { probabilityOf } from '../../platform/exact-math.ts'
import { compileRule } from './apply-rule.ts'
import { matrixOf } from './matrix.ts'

const close = (actual: ArrayLike<number>, expected: number[]) => {
  assert.equal(actual.length, expected.length)
  for (const [at, value] of expected.entries())
    assert.ok(Math.abs((actual[at] as number) - value) < 1e-12, `${actual[at]} is not ${value}`)
}

const features = matrixOf({
  equity_to_assets: [0.5, -0.5],
  cash_to_assets: [0.1, 0],
  age_years: [1, 12],
  nace_section: [6, null],
})

test('a rule gives the probability computed by hand from its file', () => {
  close(compileRule(makeRule())(features), [probabilityOf(-3 - 1 - 0.1), probabilityOf(-3 + 1)])
})

test('calibration changes the log-odds, after the prior correction for sampling', () => {
  const calibration = { kind: 'platt' as const, slope: 0.5, intercept: -1, rows: 1, events: 1 }
  const rule = makeRule({ calibration, priorShift: -2 })
  close(compileRule(rule)(features), [
    probabilityOf(-1 + 0.5 * (-4.1 - 2)),
    probabilityOf(-1 + 0.5 * (-2 - 2)),
  ])
})

test('offsets add log-odds by age class and by section', () => {
  const rule = makeRule({
    offsets: [
      { kind: 'steps', feature: 'age_years', from: [0, 5, 10], add: [0.7, 0.2, -0.3], otherwise: 0 },
      { kind: 'categories', feature: 'nace_section', add: { 6: 0.6 }, otherwise: -0.1 },
    ],
  })
  close(compileRule(rule)(features), [probabilityOf(-4.1 + 0.7 + 0.6), probabilityOf(-2 - 0.3 - 0.1)])
})

test('codes become log-odds, uninformative missing values the neutral value, and values their ranks', () => {
  const rule = makeRule({
    inputs: ['equity_to_assets', 'nace_section', 'age_years'],
    encodings: { nace_section: { 6: 0.5 } },
    neutral: { age_years: 8 },
    transform: {
      kind: 'quantile_transform',
      output: 'uniform',
      columns: [{ name: 'equity_to_assets', cuts: [0, 1], missingIndicator: true }],
    },
    learner: {
      ...makeRule().learner,
      intercept: 0,
      terms: [
        { feature: 'equity_to_assets', weight: 1, mean: 0 },
        { feature: 'equity_to_assets__missing', weight: 10, mean: 0 },
        { feature: 'nace_section', weight: 1, mean: 0 },
        { feature: 'age_years', weight: 1, mean: 0 },
      ],
    },
  })
  const given = matrixOf({ equity_to_assets: [0.75, null], nace_section: [6, 3], age_years: [null, 2] })
  close(compileRule(rule)(given), [probabilityOf(0.25 + 0.5 + 8), probabilityOf(0 + 10 + 0 + 2)])
})

test('a missing value that the learner cannot handle gives no probability', () => {
  const given = matrixOf({ equity_to_assets: [null], cash_to_assets: [0.1] })
  assert.ok(Number.isNaN(compileRule(makeRule())(given)[0]))
})
