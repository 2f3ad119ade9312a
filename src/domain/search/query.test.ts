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
  assert.equal(parseQuery('62010 Gent').nace, '62010', 'beside a town')
  assert.equal(parseQuery('F43').nace, '43', 'under its section')
  assert.equal(parseQuery('62010 Molen').nace, null)
})

test('a number may be that of a house, in the street before it or after it', () => {
  const streets = (text: string) =>
    parseQuery(text).addresses.map(({ houseNumber, streets }) => [
      houseNumber,
      ...streets.map(({ street }) => street),
    ])
  assert.deepEqual(streets('Kerkstraat 12'), [['12', 'kerkstraat']])
  assert.deepEqual(streets('Bakkerij De Molen Kerkstraat 12')[0], [
    '12',
    'bakkerijmolenkerkstraat',
    'molenkerkstraat',
    'molenkerkstraat',
    'kerkstraat',
  ])
  assert.deepEqual(streets('Kirchstr. 12'), [['12', 'kirchstraat', 'kirchstrasse']])
  assert.ok(streets('12 rue de la Loi Bruxelles')[0]?.includes('rueloi'))
  assert.deepEqual(streets('Kerkstraat'), [])
  assert.deepEqual(streets('2000'), [])
})

test('box and house number are not words of a name', () => {
  for (const text of [
    'Kerkstraat 12 bus 3 Gent',
    'Kerkstraat 12 b A Gent',
    'Kerkstraat 12/3 Gent',
    'Kerkstraat 12 bte 4 Gent',
  ]) {
    const { allWords, addresses } = parseQuery(text)
    assert.equal(allWords[addresses[0]?.house.to ?? 0], 'gent', text)
  }
})

test('a very long text is truncated, not rejected', () => {
  const query = parseQuery('woord '.repeat(5000))
  assert.ok(query.words.length <= 16)
})

test('a box and a house number may be written in one with the word before them', () => {
  const houses = (text: string) =>
    parseQuery(text).addresses.map(({ houseNumber, streets }) => [houseNumber, streets[0]?.street])
  assert.deepEqual(houses('Kanaalsteenweg 1b5')[0], ['1', 'kanaalsteenweg'])
  assert.deepEqual(houses('Kanaalsteenweg 12abus5')[0], ['12', 'kanaalsteenweg'])
  assert.deepEqual(houses('Kerkstraat6'), [['6', 'kerkstraat']])
  assert.deepEqual(houses('Kerkstraat6b2 Gent')[0], ['6', 'kerkstraat'])
  assert.deepEqual(houses('rue de la Loi16 Bruxelles')[0], ['16', 'rueloi'])
  assert.deepEqual(houses('Studio54'), [], 'a name')
  assert.deepEqual(houses('Engineering360'), [], 'a name')
})

test('the mark of a street of the register is no word of it', () => {
  for (const text of ['Rue de la Neige(Fer) 48', 'Rue de la Neige (Fer) 48', 'Rue de la Neige(Fer), 48'])
    assert.equal(parseQuery(text).addresses[0]?.streets[0]?.street, 'rueneige', text)
  assert.ok(parseQuery('Bakker (Gent)').allWords.includes('gent'))
})

test('a web or mail address alone asks for its name', () => {
  for (const text of [
    'www.bakkermolen.be',
    'https://www.bakkermolen.com/contact',
    'info@bakkermolen.be',
    'e-mail: info@shop.bakkermolen.be',
    'bakkermolen.be',
    'BakkerMolen.BE',
    'bakkermolen@telenet.be',
  ]) {
    const { inner } = parseQuery(text)
    assert.deepEqual([inner?.query.words, inner?.isGuess], [['bakkermolen'], true], text)
  }
  assert.equal(parseQuery('BakkerMolen.be').lastIsPrefix, false, 'be is no beginning')
  assert.deepEqual(parseQuery('www.bakker-molen.be').inner?.query.words, ['bakker', 'molen'])
  for (const text of ['info@gmail.com', 'Bakker Molen www.bakkermolen.be', 'Bakker Molen', 'S.A.', 'J.J.be'])
    assert.equal(parseQuery(text).inner, null, text)
})

test('the words of an invoice beside a number are no name', () => {
  const beside = (text: string) => parseQuery(text).besideNumbers
  for (const text of [
    'BTW-nummer BE 0403.449.823',
    'RPR Gent, afdeling Brugge 0403.449.823',
    'klant0403449823x',
    'factuur_0403449823.pdf',
    "n° d'entreprise : 0403.449.823, IBAN BE68 5390 0754 7034",
    'wie is de zaakvoerder van 0403.449.823',
  ])
    assert.deepEqual(beside(text), [], text)
  assert.deepEqual(beside('Bakker Molen BV, BTW BE0403449823'), ['bakker', 'molen'])
  assert.deepEqual(beside('Bakker Molen'), [], 'without a number')
})

test('an account is left out together with its label', () => {
  for (const account of [
    'Bank: BE68 5390 0754 7034',
    'rek. BE68539007547034',
    'Compte : BE68 5390 0754 7034',
  ])
    for (const text of [`Bakker Molen\n${account}`, `${account}\nBakker Molen`])
      assert.deepEqual(parseQuery(text).words, ['bakker', 'molen'], text)
  assert.deepEqual(parseQuery('Bank Molen').words, ['bank', 'molen'])
})
