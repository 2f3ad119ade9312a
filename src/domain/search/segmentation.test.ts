import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listParts, segment } from './segmentation.ts'

const ROWS: Record<string, number> = {
  van: 90_000,
  den: 60_000,
  broeck: 800,
  vanden: 2_000,
  bouw: 9_000,
  werken: 4_000,
  bouwwerken: 3_000,
}
const rowsOf = (word: string) => ROWS[word] ?? 0

test('the parts of a text are all of two letters and more, the last one included', () => {
  assert.deepEqual(listParts('bouw'), ['bo', 'bou', 'bouw', 'ou', 'ouw', 'uw'])
  assert.equal(listParts('a'.repeat(49)).length, 0, 'too long')
})

test('a text is parted into the fewest and most frequent words', () => {
  assert.deepEqual(segment('vandenbroeck', rowsOf), [
    ['vanden', 'broeck'],
    ['van', 'den', 'broeck'],
  ])
  assert.deepEqual(segment('bouwwerken', rowsOf)[0], ['bouwwerken'])
})

test('a text with a part that is no word is not parted', () => {
  assert.deepEqual(segment('vandenxyzzy', rowsOf), [])
})
