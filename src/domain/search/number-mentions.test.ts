import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMistypedNumber } from './number-mentions.ts'

test('a number with wrong check digits is mistyped, other texts are not', () => {
  for (const text of ['BE0443246944', '0443.246.944', 'TVA BE 443 246 944'])
    assert.ok(isMistypedNumber(text), text)
  for (const text of ['0443.246.943', 'BE 443246943', '02 123 45', 'Bakker 0443246944', '', '443246'])
    assert.ok(!isMistypedNumber(text), text)
})
