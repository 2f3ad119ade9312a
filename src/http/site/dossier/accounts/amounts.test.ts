import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { decimalsOf, formatFiled, formatMoney, readAmount } from './amounts.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('filed figures keep every digit', () => {
  assert.equal(formatFiled('nl', '9273680.09'), '9.273.680,09')
  assert.equal(plain(formatFiled('fr', '9273680.09')), '9 273 680,09')
  assert.equal(formatFiled('en', '123456789012345678901234.5', 2), '123,456,789,012,345,678,901,234.50')
})

test('trailing zeros are dropped unless a column has two decimals', () => {
  assert.equal(formatFiled('en', '1961298.0'), '1,961,298')
  assert.equal(formatFiled('en', '0', 2), '0.00')
  assert.equal(formatFiled('en', '-12.50'), '-12.5')
  assert.equal(decimalsOf(['10.00', '20']), 0)
  assert.equal(decimalsOf(['10.00', '20.10']), 2)
})

test('text that is not a plain decimal is not parsed', () => {
  assert.equal(formatFiled('nl', 'n/a'), 'n/a')
  assert.equal(readAmount('n/a'), null)
  assert.equal(readAmount(undefined), null)
})

test('digit grouping agrees with Intl for integers', () => {
  fc.assert(
    fc.property(fc.integer(), number => {
      assert.equal(formatFiled('nl', String(number)), new Intl.NumberFormat('nl-BE').format(number))
      assert.equal(formatFiled('fr', String(number)), new Intl.NumberFormat('fr-BE').format(number))
    }),
  )
})

test('amounts for charts are clamped to a finite range', () => {
  assert.equal(readAmount('9'.repeat(400)), 1e21)
  assert.equal(readAmount(`-${'9'.repeat(30)}`), -1e21)
})

test('amounts show their currency when the filing states one', () => {
  assert.equal(plain(formatMoney('nl', -1234567, 'EUR')), '€ -1.234.567')
  assert.equal(formatMoney('en', 1234567, 'USD'), '1,234,567 USD')
  assert.equal(formatMoney('en', 1234567, null), '1,234,567')
})
