import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findDates, parseDate } from './dates.ts'

const READ: [string, string][] = [
  ['1er janvier 2025', '2025-01-01'],
  ['le 1 er février 2024', '2024-02-01'],
  ['26 februari 2025', '2025-02-26'],
  ['10 Juli 2025', '2025-07-10'],
  ['10. März 2025', '2025-03-10'],
  ['27/06/2025', '2025-06-27'],
  ['01.01.2025', '2025-01-01'],
  ['5-6-2019', '2019-06-05'],
  ['2019-06-05', '2019-06-05'],
  ['04/02/25', '2025-02-04'],
  ['04.02.98', '1998-02-04'],
  ['op zesentwintig februari tweeduizend éénentwintig', '2021-02-26'],
  ['eenendertig december tweeduizend en negen', '2009-12-31'],
  ['le vingt-trois juin deux mille vingt', '2020-06-23'],
  ['le vingt et un août deux mille vingt-cinq', '2025-08-21'],
  ['le premier avril deux mil dix-neuf', '2019-04-01'],
  ['am fünfundzwanzigsten August zweitausendfünfundzwanzig', '2025-08-25'],
  ['am dritten Mai zweitausendzwanzig', '2020-05-03'],
  ["L'an deux mille vingt-cinq, le vingt-six février", '2025-02-26'],
  ['Het jaar tweeduizend vierentwintig, op vier december', '2024-12-04'],
  ['le 23 juin deux mille vingt', '2020-06-23'],
  ['31 DECEMBRE 2024', '2024-12-31'],
  ['14 JUNI 2018', '2018-06-14'],
  ['19 SEP. 2025', '2025-09-19'],
  ['3 septernbre 2021', '2021-09-03'],
  ['3 fevrler 2021', '2021-02-03'],
  ['15 okt0ber 2O20', '2020-10-15'],
  ['28DEC 2022', '2022-12-28'],
  ['29 februari 2024', '2024-02-29'],
  ['12\n mei\n2022', '2022-05-12'],
]

test('a date is parsed in every notation of the three languages', () => {
  for (const [text, date] of READ) assert.equal(parseDate(text), date, text)
})

test('impossible calendar dates are not dates', () => {
  for (const text of [
    '31/02/2024',
    '29 februari 2023',
    '0/1/2020',
    '12.13.2020',
    '32 mei 2020',
    '10 vergadering 2020',
  ]) {
    assert.equal(parseDate(text), null, text)
  }
})

test('numbers that resemble dates are not dates', () => {
  for (const text of [
    '0437.216.117',
    '12.07.30-123.45',
    'artikel 7.1.12',
    'art. 2:8 §4',
    '02/12.11.10',
    '1.250,00 euro',
  ]) {
    assert.equal(parseDate(text), null, text)
  }
})

test('dates are returned in order, without overlap, with offsets', () => {
  const text = 'van 1 januari 2020 tot 31/12/2025, akte van vier mei tweeduizend negentien.'
  const dates = findDates(text)
  assert.deepEqual(
    dates.map(({ date, start, end }) => [date, text.slice(start, end)]),
    [
      ['2020-01-01', '1 januari 2020'],
      ['2025-12-31', '31/12/2025'],
      ['2019-05-04', 'vier mei tweeduizend negentien'],
    ],
  )
})

test('any date round-trips through its numeric notation', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom('/', '.', '-'), (day, separator) => {
      const iso = day.toISOString().slice(0, 10)
      const [year, month, dayOfMonth] = iso.split('-')
      assert.equal(parseDate(`op ${[dayOfMonth, month, year].join(separator)}.`), iso)
    }),
  )
})
