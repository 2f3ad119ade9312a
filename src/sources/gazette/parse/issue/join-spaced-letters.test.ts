import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PositionedText } from '../pdf/positioned-text.ts'
import { joinSpacedLetters } from './lay-out-page.ts'

const piece = (text: string, y = 10): PositionedText => ({
  text,
  x: 0,
  right: 10,
  y,
  size: 8.5,
  upright: true,
})

test('letter-spaced words are joined, including short ones next to a longer one', () => {
  const pieces = ['E c o n o m i e', ' ', 'e n', 'K.M.O.'].map(text => piece(text))
  assert.deepEqual(
    joinSpacedLetters(pieces).map(({ text }) => text),
    ['Economie', ' ', 'en', 'K.M.O.'],
  )
})

test('initials on their own line are kept', () => {
  const pieces = [piece('B V'), piece('J P M', 30)]
  assert.deepEqual(joinSpacedLetters(pieces), pieces)
})
