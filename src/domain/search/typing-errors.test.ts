import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prefixSpellings } from './prefix-spellings.ts'
import { rankTypingError } from './typing-errors.ts'

test('letters left out or in another order are likelier than a key beside the right one, and that than any other', () => {
  for (const [typed, meant, rank] of [
    ['molne', 'molen', 0],
    ['moln', 'molen', 0],
    ['molleen', 'moleen', 1],
    ['mollen', 'molen', 1],
    ['mopen', 'molen', 2],
    ['moken', 'molen', 1],
    ['molxen', 'molen', 2],
    ['molqn', 'molen', 2],
    ['zolen', 'aolen', 1],
  ] as const)
    assert.equal(rankTypingError(typed, meant), rank, `${typed} for ${meant}`)
})

test('spellings of a beginning are in the order of their likelihood', () => {
  const ranks = prefixSpellings('molne').map(spelling => rankTypingError('molne', spelling))
  assert.deepEqual(ranks, ranks.toSorted())
  assert.equal(new Set(ranks).size, 3)
})
