import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWatchImport } from './watch-import.ts'

test('numbers are read in any notation and any column, once each', () => {
  const { numbers, badLines } = readWatchImport(
    [
      'number;name',
      '0403.449.823',
      'BE 0403449823',
      'BE0200065765',
      '403.449.823',
      '"Invented, Ltd";"0417.497.106";12',
      '',
      '# note',
    ].join('\r\n'),
  )
  assert.deepEqual(badLines, [])
  assert.deepEqual(numbers, ['0403449823', '0200065765', '0417497106'])
})

test('several numbers of one line are taken, and blanks within a number part nothing', () => {
  const { numbers, badLines } = readWatchImport('0403449823 0200065765\nBE 0417 497 106\nBakery 9000 Gent')
  assert.deepEqual(numbers, ['0403449823', '0200065765', '0417497106'])
  assert.deepEqual(badLines, [{ line: 3, text: 'Bakery 9000 Gent' }])
})

test('bad lines are told with their line numbers, the others are taken', () => {
  const { numbers, badLines } = readWatchImport('0403449823\n0403449824\nBakery\n0200065765')
  assert.deepEqual(numbers, ['0403449823', '0200065765'])
  assert.deepEqual(badLines, [
    { line: 2, text: '0403449824' },
    { line: 3, text: 'Bakery' },
  ])
})
