import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseNumber, parseQuery } from './query.ts'

test('a full number is parsed in any notation', () => {
  const range = { first: 403449823, last: 403449823 }
  for (const text of [
    '0403449823',
    '0403.449.823',
    'BE0403449823',
    'be 0403.449.823',
    '403449823',
    'BE 403 449 823',
  ]) {
    assert.deepEqual(parseNumber(text), range, text)
  }
})

test('tabs in a query count as spaces', () => {
  for (const text of ['0403 449 823', 'BE 0403449823', 'la ruche', 'Korenlei 12 Gent', ' 56111 '])
    assert.deepEqual(parseQuery(text.replaceAll(' ', '\t')), parseQuery(text))
})

test('six digits or more are a number prefix', () => {
  assert.deepEqual(parseNumber('040344'), { first: 403440000, last: 403449999 })
  assert.deepEqual(parseNumber('403449'), { first: 403449000, last: 403449999 }, 'the 0 may be left out')
  assert.deepEqual(parseNumber('1000000'), { first: 1000000000, last: 1000000999 })
  assert.equal(parseNumber('04034'), null)
})

test('ten digits starting with 2 are an establishment', () => {
  assert.deepEqual(parseNumber('2.100.000.127'), { first: 2100000127, last: 2100000127 })
})

test('a NACE code is parsed with or without dots', () => {
  assert.equal(parseQuery('62').nace, '62')
  assert.equal(parseQuery('62.01').nace, '6201')
  assert.equal(parseQuery('62.010').nace, '62010')
  assert.equal(parseQuery('6201001').nace, '6201001')
  assert.equal(parseQuery('6').nace, null)
  assert.equal(parseQuery('62010 Gent').nace, null)
})

test('a street with a number is an address, with an optional town', () => {
  const read = (text: string) => parseQuery(text).addresses
  assert.deepEqual(read('Kerkstraat 12'), [{ street: 'kerkstraat', houseNumber: '12', town: [] }])
  assert.deepEqual(read('Kerkstr. 12 bus 3, 9000 Gent')[0], {
    street: 'kerkstraat',
    houseNumber: '12',
    town: ['9000', 'gent'],
  })
  assert.ok(
    read('12 rue de la Loi Bruxelles').some(
      ({ street, town }) => street === 'ruedelaloi' && town.join() === 'bruxelles',
    ),
  )
  assert.deepEqual(read('Kerkstraat'), [])
  assert.deepEqual(read('2000'), [])
})

test('a very long text is truncated, not rejected', () => {
  const query = parseQuery('woord '.repeat(5000))
  assert.ok(query.words.length <= 16)
})
