import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDayBefore, readYearAfter } from './number-words.ts'

const YEARS: [string, number][] = [
  ['deux mille vingt et un', 2021],
  ['deux mille soixante-dix', 2070],
  ['deux mille quatre-vingt-dix-neuf', 2099],
  ['mille neuf cent quatre vingt dix neuf', 1999],
  ['mille neuf cent quatre vingt et dix neuf', 1999],
  ['tweeduizend éénentwintig', 2021],
  ['negentienhonderd negenennegentig', 1999],
  ['zweitausendfünfunddreißig', 2035],
]

for (const [words, year] of YEARS)
  test(`a year in words: ${words}`, () =>
    assert.deepEqual(readYearAfter(`${words}, devant`), { year, end: words.length }))

const DAYS: [string, number][] = [
  ['vingt et un', 21],
  ['dix-sept', 17],
  ['eenendertigste', 31],
  ['éénendertig', 31],
  ['einunddreißigsten', 31],
]

for (const [words, day] of DAYS)
  test(`a day in words: ${words}`, () => {
    assert.deepEqual(readDayBefore(`Le ${words}`), { day, start: 3 })
  })

test('numbers that no year or day has are none', () => {
  assert.equal(readYearAfter('trois mille vingt'), null)
  assert.equal(readDayBefore('le quarante'), null)
})
