import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNumberMentions, isMistypedNumber } from './number-mentions.ts'

test('a number with wrong check digits is mistyped, other texts are not', () => {
  for (const text of ['BE0443246944', '0443.246.944', 'TVA BE 443 246 944'])
    assert.ok(isMistypedNumber(text), text)
  for (const text of ['0443.246.943', 'BE 443246943', '02 123 45', 'Bakker 0443246944', '', '443246'])
    assert.ok(!isMistypedNumber(text), text)
})

test('a mobile number is no enterprise number, whatever its check digits', () => {
  assert.deepEqual(findNumberMentions('M 0403/44.98.23').numbers, [])
  assert.deepEqual(findNumberMentions('gsm: 0403 44 98 23').numbers, [])
  assert.deepEqual(findNumberMentions('0403/44.98.23').numbers, [403449823], 'without a label')
  assert.deepEqual(
    findNumberMentions('T. 0403.449.823').numbers,
    [403449823],
    'grouped as enterprise numbers are',
  )
})
