import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseByteRange } from './byte-range.ts'

test('single ranges of all three forms are read, and end with the file', () => {
  for (const [header, first, last] of [
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=10-', 10, 99],
    ['bytes=10-1000', 10, 99],
    ['bytes=99-99', 99, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-99999999999999999999', 0, 99],
    ['BYTES= 5-6 ', 5, 6],
  ] as const)
    assert.deepEqual(parseByteRange(header, 100), { first, last }, header)
})

test('a range behind the end, or of no bytes, is unsatisfiable', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999-', 'bytes=-0'])
    assert.equal(parseByteRange(header, 100), 'unsatisfiable', header)
  for (const header of ['bytes=0-', 'bytes=-1']) assert.equal(parseByteRange(header, 0), 'unsatisfiable')
})

test('anything else is ignored: several ranges, other units, syntax errors', () => {
  for (const header of [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'bytes=1-2-3',
    'bytes=--1',
    'bytes=+1-2',
    'bytes=1.5-2',
    'items=0-1',
    'bytes = 0-1',
  ])
    assert.equal(parseByteRange(header, 100), null, header)
})
