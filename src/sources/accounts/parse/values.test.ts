import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  findDepositNumber,
  readDate,
  readDecimal,
  readEnterpriseNumber,
  readLegalForm,
  readUpperCode,
} from './values.ts'

test('a plain decimal is kept as written', () => {
  for (const written of ['0', '-0.5', '4417302.0', '90214.07', '007']) {
    assert.equal(readDecimal(written, 'x'), written)
  }
  assert.equal(readDecimal('  ', 'x'), null)
})

test('other notations are converted to plain decimals of the same value', () => {
  assert.equal(readDecimal('+5', 'x'), '5')
  assert.equal(readDecimal('.5', 'x'), '0.5')
  assert.equal(readDecimal('3.1415920E7', 'x'), '31415920')
  assert.equal(readDecimal('-1.25e-3', 'x'), '-0.00125')
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
      const read = readDecimal(number.toExponential(), 'x') as string
      assert.match(read, /^-?\d+(\.\d+)?$/)
      assert.equal(Number(read), number === 0 ? 0 : number)
    }),
  )
})

test('a non-number is an error', () => {
  for (const written of ['1,5', '1 000', '€5', 'NaN', '--1', '.', 'e5', '0x1f']) {
    assert.throws(() => readDecimal(written, 'the value of 10'), /the value of 10 is not a number/)
  }
})

test('a date keeps its day and drops the time', () => {
  assert.equal(readDate('2024-12-31', 'x'), '2024-12-31')
  assert.equal(readDate('2024-12-31T23:59:59+01:00', 'x'), '2024-12-31')
  assert.equal(readDate('', 'x'), null)
  assert.throws(() => readDate('2023-02-29', 'DepositDate'), /DepositDate is not a date: "2023-02-29"/)
})

test('a reference is found in names; enterprise numbers and times are not', () => {
  assert.equal(findDepositNumber('0888000158_2025-00069999_x.csv'), '2025-00069999')
  assert.equal(findDepositNumber('201400700000.XBRL'), '2014-00700000')
  for (const name of ['0888000158.json', '2025-0001', 'v12025-000699991', 'export-202506301530']) {
    assert.equal(findDepositNumber(name), null)
  }
})

test('codes are parsed, words are not', () => {
  assert.equal(readLegalForm('lgf:m014'), '014')
  assert.equal(readLegalForm('Naamloze vennootschap'), null)
  assert.equal(readUpperCode('ccy:mEUR', 3), 'EUR')
  assert.equal(readUpperCode('Dutch', 2), null)
})

test('an enterprise number is parsed in any notation, with a missing leading zero restored', () => {
  for (const written of ['0888.000.158', 'BE 0888 000 158', '888000158']) {
    assert.equal(readEnterpriseNumber(written), '0888000158')
  }
  assert.equal(readEnterpriseNumber('88800015'), null)
})
