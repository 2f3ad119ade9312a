import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOWN_PREFIX } from '../../domain/search/rating.ts'
import { allButOneQueries, allWordsQuery } from './exact-words.ts'

const word = (text: string, isPrefix = false, near: [string, number][] = []) => ({
  word: text,
  isPrefix,
  near: new Map(near),
  beginnings: [],
  places: [],
})

test('quotes and backslashes of a word are doubled', () => {
  assert.equal(allWordsQuery([word(`d'a\\b`)], 0), `('d''a\\\\b')`)
})

test('a word is itself, once, or what it may be a misspelling of', () => {
  const misspelt = word('molne', true, [
    ['molne', 0],
    ['molen', 1],
    ['kolen', 2],
  ])
  assert.equal(allWordsQuery([misspelt], 1), `('molne':* | 'molen':*)`)
})

test('beside another a word may be that of the town', () => {
  const either = (text: string) => `('${text}' | '${TOWN_PREFIX}${text}')`
  assert.equal(allWordsQuery([word('molen'), word('gent')], 0), `${either('molen')} & ${either('gent')}`)
})

test('any of the words that may be left out is', () => {
  const words = [word('a'), word('b'), word('c')]
  const [a, b, c] = words.map(one => allWordsQuery([one], 0, true))
  assert.deepEqual(allButOneQueries(words, [0, 2], 0), [`${b} & ${c}`, `${a} & ${b}`])
})
