import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsOf, resolveModel } from './accounts-year.ts'

test('calendar years, shifted years and years of 52 or 53 weeks have twelve months', () => {
  assert.equal(monthsOf('2023-01-01', '2023-12-31'), 12)
  assert.equal(monthsOf('2024-01-01', '2024-12-31'), 12)
  assert.equal(monthsOf('2023-07-01', '2024-06-30'), 12)
  assert.equal(monthsOf('2024-01-01', '2024-12-29'), 12)
  assert.equal(monthsOf('2023-12-31', '2025-01-04'), 12)
})

test('first years have their calendar length', () => {
  assert.equal(monthsOf('2023-07-01', '2024-12-31'), 18)
  assert.equal(monthsOf('2024-03-15', '2024-12-31'), 9.5)
  assert.equal(monthsOf('2024-02-01', '2024-02-29'), 1)
  assert.equal(monthsOf('2023-12-01', '2024-12-31'), 13)
})

test('a period with a missing date has no length', () => {
  assert.equal(monthsOf(null, '2024-12-31'), null)
  assert.equal(monthsOf('2024-01-01', null), null)
})

test('a filed model is resolved by its number', () => {
  assert.deepEqual(resolveModel('m82-a', {}), {
    model: 'm82',
    scheme: 'full',
    association: false,
    variant: 'full',
  })
  assert.equal(resolveModel('m08-f', {})?.variant, 'micro_association')
  for (const filed of ['m06-p', 'm120-f-p', 'm02-o'])
    assert.equal(resolveModel(filed, { '20/58': '1' }), null, filed)
})

test('an unknown model is resolved by rubrics that only some models have', () => {
  assert.equal(resolveModel(null, { '60/66A': '1' })?.variant, 'full')
  assert.equal(resolveModel(null, { '9900': '1' })?.variant, 'abridged')
  assert.equal(resolveModel('m99-f', { '9900': '1', '635/9': '1' })?.variant, 'abridged_association')
})
