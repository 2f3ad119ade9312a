import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toPageCode } from './activities.ts'

test('a NACE code is reduced to at most five digits', () => {
  const cases = {
    62: '62',
    '62.01': '6201',
    '62.010': '62010',
    '01.1': '011',
    6201: '6201',
    8559901: '85599',
  }
  for (const [text, code] of Object.entries(cases)) assert.equal(toPageCode(text), code)
})

test('invalid NACE codes are rejected', () => {
  for (const text of ['', '6', 'A', '62.', '.62', '62..01', '62-01', '６２', '12345678', '62 01'])
    assert.equal(toPageCode(text), null, text)
})
