import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccountsYear } from './accounts-year.ts'
import { sizeClassOf, sizeName } from './size-class.ts'

function year(rubrics: AccountsYear['rubrics'], more: Partial<AccountsYear> = {}): AccountsYear {
  const period = { periodStart: '2024-01-01', periodEnd: '2024-12-31' }
  return { rubrics, previousRubrics: {}, model: 'm01-f', ...period, ...more }
}

function classOf(rubrics: AccountsYear['rubrics'], more: Partial<AccountsYear> = {}) {
  return sizeClassOf(year(rubrics, more))?.sizeClass ?? null
}

test('one limit may be exceeded, two may not', () => {
  assert.equal(classOf({ '9087': '11', '70': '800000', '20/58': '400000' }), 'micro')
  assert.equal(classOf({ '9087': '11', '70': '950000', '20/58': '400000' }), 'small')
  assert.equal(classOf({ '9087': '60', '70': '9000000', '20/58': '5000000' }), 'small')
  assert.equal(classOf({ '9087': '60', '70': '9000000', '20/58': '6500000' }), 'large')
})

test('years that began before 2024 use the lower limits', () => {
  const rubrics = { '9087': '5', '70': '800000', '20/58': '400000' }
  assert.equal(classOf(rubrics), 'micro')
  assert.equal(classOf(rubrics, { periodStart: '2023-12-01', periodEnd: '2024-11-30' }), 'small')
})

test('a missing criterion matters only if decisive', () => {
  assert.equal(classOf({ '9087': '60', '20/58': '7000000' }), 'large')
  assert.equal(classOf({ '9087': '2', '20/58': '100000' }), 'micro')
  assert.equal(classOf({ '9087': '60', '20/58': '1000000' }), null)
  assert.equal(classOf({ '20/58': '100000' }), null)
})

test('small but not provably micro is small, unless filed in the micro model', () => {
  const rubrics = { '9087': '2', '20/58': '500000' }
  assert.equal(classOf(rubrics), 'small')
  assert.equal(classOf(rubrics, { model: 'm87-f' }), 'micro')
})

test('a result without staff costs proves that there is no staff', () => {
  assert.equal(classOf({ '20/58': '100000', '9901': '50', '9900': '60', '630': '10' }), 'micro')
  assert.equal(classOf({ '20/58': '100000', '9901': '50', '9900': '60' }), null)
})

test('turnover of a longer first year is annualised', () => {
  const rubrics = { '9087': '11', '70': '1200000', '20/58': '100000' }
  assert.equal(classOf(rubrics), 'small')
  assert.equal(classOf(rubrics, { periodStart: '2023-07-01' }), 'small')
  assert.equal(classOf(rubrics, { periodStart: '2024-01-01', periodEnd: '2025-06-30' }), 'micro')
})

test('a change of class takes effect in its second year', () => {
  const small = { '9087': '20', '70': '2000000', '20/58': '1000000' }
  const large = { '9087': '80', '70': '20000000', '20/58': '9000000' }
  const grown = sizeClassOf(year(large, { previousRubrics: small }))
  assert.deepEqual([grown?.sizeClass, grown?.basis], ['small', 'year_before'])
  const settled = sizeClassOf(year(large, { previousRubrics: large }))
  assert.deepEqual([settled?.sizeClass, settled?.basis], ['large', 'two_years'])
  assert.equal(sizeClassOf(year(large))?.basis, 'one_year')
})

test('previous-year staff is read from the code of the social balance', () => {
  const rubrics = { '1003': '12', '1003P': '11', '70': '950000', '20/58': '500000' }
  const size = sizeClassOf(year(rubrics, { previousRubrics: { '70': '950000', '20/58': '100000' } }))
  assert.deepEqual([size?.sizeClass, size?.basis], ['small', 'two_years'])
})

test('a small class is a lower bound unless the filing uses a model for companies of that size', () => {
  const named = (rubrics: AccountsYear['rubrics'], model: string | null) => {
    const size = sizeClassOf(year(rubrics, { model }))
    return size && sizeName(size)
  }
  const micro = { '9087': '2', '70': '100000', '20/58': '100000' }
  const small = { '9087': '20', '70': '2000000', '20/58': '1000000' }
  const large = { '9087': '80', '70': '20000000', '20/58': '9000000' }
  // A listed holding has few staff of its own and files the full model.
  assert.equal(named(micro, 'm02-f'), 'micro_or_larger')
  assert.equal(named(small, 'm82-f'), 'small_or_larger')
  assert.equal(named(small, null), 'small_or_larger')
  assert.equal(named(small, 'm01-f'), 'small')
  assert.equal(named(micro, 'm01-f'), 'micro_or_larger')
  assert.equal(named(micro, 'm07-f'), 'micro')
  assert.equal(named(large, 'm02-f'), 'large')
})

test('amounts in another or an unknown currency are not compared with limits in euro', () => {
  const rubrics = { '9087': '5', '70': '90000000', '20/58': '80000000' }
  assert.equal(classOf(rubrics, { currency: 'EUR' }), 'large')
  for (const currency of ['JPY', null]) {
    assert.equal(classOf(rubrics, { currency, model: 'm02-f' }), null)
    assert.equal(classOf(rubrics, { currency, model: 'm07-f' }), 'micro', 'the model itself says so')
  }
})
