import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEffect } from './effect.ts'
import { foldLine } from './fold-line.ts'

const IMMEDIATE: [string, boolean][] = [
  ['est nommé immédiatement', true],
  ['avec effet immédiat', true],
  ['pour une période qui finira immédiatement après l’assemblée générale de 2033', false],
  ['qui prendra fin immédiatement-après la réunion de l’année 2033', false],
]

for (const [text, immediate] of IMMEDIATE) {
  test(`an immediate start applies only if stated of the start of the mandate: ${text}`, () =>
    assert.equal(readEffect(text, foldLine(text)).immediate, immediate))
}
