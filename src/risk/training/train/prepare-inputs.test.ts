import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnOf, matrixOf } from '../../model/matrix.ts'
import { createRandom } from '../learn/random.ts'
import {
  encodeCategories,
  imputeUninformativeAbsences,
  neutralValues,
  varyingInputs,
} from './prepare-inputs.ts'

test('a missing register fact is imputed from another company; a missing ratio stays missing', () => {
  const ages = Array.from({ length: 1_000 }, (_, row) => (row % 2 === 0 ? null : row % 20))
  const matrix = matrixOf({ age_years: ages, equity_to_assets: ages })
  const drawn = imputeUninformativeAbsences(matrix, createRandom(1))
  const age = columnOf(drawn, 'age_years')
  assert.ok(age.every(value => value % 2 === 1 && value < 20))
  const counts = age
    .filter((_, row) => row % 2 === 0)
    .reduce((map, value) => map.set(value, (map.get(value) ?? 0) + 1), new Map())
  // Ten values for five hundred rows: about fifty each, so that the imputed ones are not recognisable.
  assert.equal(counts.size, 10)
  assert.ok([...counts.values()].every(count => count > 20 && count < 90))
  assert.ok(Number.isNaN(columnOf(drawn, 'equity_to_assets')[0]))
  assert.ok(Number.isNaN(columnOf(matrix, 'age_years')[0]))
})

test('the neutral value for scoring is the median of known values', () => {
  const matrix = matrixOf({ age_years: [1, null, 3, 10, null], equity_to_assets: [1, 2, 3, 4, 5] })
  assert.deepEqual(neutralValues(matrix, ['age_years', 'equity_to_assets']), { age_years: 3 })
})

test('a code is encoded as log of observed over expected events, shrunk for few observations', () => {
  const sections = [...Array(1_000).fill(9), ...Array(1_000).fill(10), 7, null]
  const labels = sections.map((section, row) => ((section === 9 ? row % 10 === 0 : row % 50 === 0) ? 1 : 0))
  const { nace_section: codes = {} } = encodeCategories(matrixOf({ nace_section: sections }), labels, [
    'nace_section',
  ])
  const expected = (1_000 * labels.reduce<number>((sum, label) => sum + label, 0)) / 2_002
  assert.ok(Math.abs((codes[9] ?? 0) - Math.log((100 + 5) / (expected + 5))) < 1e-12)
  assert.ok((codes[10] ?? 0) < -0.5)
  assert.ok(Math.abs(codes[7] ?? 9) < 0.2)
  assert.deepEqual(Object.keys(codes), ['7', '9', '10'])
})

test('constant inputs are left out', () => {
  const matrix = matrixOf({
    equity_to_assets: [0.1, 0.2, null],
    cash_to_assets: [null, null, null],
    seat_moves_36m: [0, 0, 0],
    age_years: [5, null, 5],
  })
  assert.deepEqual(varyingInputs(matrix), ['equity_to_assets'])
})
