import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'
import { DictionaryStats } from './dictionary-stats.ts'
import { allButOneQueries, allWordsQuery, correctedQuery } from './word-query.ts'

const word = (text: string, isPrefix = false, near: [string, number][] = []): QueryWord => ({
  word: text,
  isPrefix,
  near: new Map(near),
  beginnings: [],
  places: [],
})

const statsOf = (rows: Record<string, number>) =>
  new DictionaryStats({
    terms: Object.entries(rows).map(([term, frequency]) => ({ term, frequency })),
    completions: null,
  })

const nothingKnown = statsOf({})

test('quotes and backslashes of a word are doubled', () => {
  assert.deepEqual(allWordsQuery([word(`d'a\\b`)], 0, nothingKnown).words, [`('d''a\\\\b')`])
})

test('a word is itself, once and perhaps as a prefix, or what it may be a misspelling of', () => {
  const misspelt = word('molne', true, [
    ['molne', 0],
    ['molen', 1],
    ['kolen', 2],
  ])
  assert.deepEqual(allWordsQuery([misspelt], 1, nothingKnown).words, [`('molne':* | 'molen')`])
})

test('beside another a word may be that of the town, its corrections only where a town has them', () => {
  const either = (text: string) => `('${text}' | '${TOWN_PREFIX}${text}')`
  const { words } = allWordsQuery([word('molen'), word('gent')], 0, nothingKnown)
  assert.deepEqual(words, [either('molen'), either('gent')])
  const misspelt = word('gemt', false, [
    ['gent', 1],
    ['gemst', 1],
  ])
  assert.deepEqual(allWordsQuery([word('molen'), misspelt], 1, nothingKnown).words, [
    either('molen'),
    `('gemt' | '@gemt' | 'gent' | '@gent' | 'gemst')`,
  ])
})

test('the word with the fewest rows comes first', () => {
  const known = statsOf({ de: 280_000, bakkerij: 9_000, zeldzaam: 4 })
  const { words } = allWordsQuery([word('de'), word('bakkerij'), word('zeldzaam')], 0, known)
  assert.deepEqual(
    words.map(spellings => /\w+/.exec(spellings)?.[0]),
    ['zeldzaam', 'bakkerij', 'de'],
  )
})

test('any of the words that may be left out is', () => {
  const words = [word('a'), word('b'), word('c')]
  const [a, b, c] = words.flatMap(one => allWordsQuery([one], 0, nothingKnown, true).words)
  assert.deepEqual(
    allButOneQueries(words, [0, 2], 0, nothingKnown).map(query => query.words),
    [
      [b, c],
      [a, b],
    ],
  )
})

test('a query costs as much as its rarest word has rows, and prefixes all of theirs', () => {
  const known = statsOf({ de: 280_000, bakkerij: 9_000, zeldzaam: 4 })
  const cost = (...words: QueryWord[]) => allWordsQuery(words, 0, known).cost
  assert.ok(cost(word('de')) > 20 * cost(word('bakkerij')))
  assert.ok(cost(word('de'), word('zeldzaam')) < cost(word('bakkerij')))
  known.learnPrefixes([['bak', 40_000]])
  assert.ok(cost(word('zeldzaam'), word('bak', true)) > cost(word('bakkerij')))
  assert.equal(cost(word('con', true)), Number.POSITIVE_INFINITY)
})

test('corrections beyond the cost limit are left out, nearest kept', () => {
  const near = Array.from({ length: 40 }, (_, at): [string, number] => [`woord${at}`, 1])
  const known = statsOf(Object.fromEntries(near.map(([term]) => [term, 1_000])))
  const all = correctedQuery([word('wordt', false, near)], 1, known, Number.POSITIVE_INFINITY)
  assert.equal(all?.words[0]?.split('|').length, 41)
  const some = correctedQuery([word('wordt', false, near)], 1, known, 10_000)
  assert.match(some?.words[0] ?? '', /^\('wordt' \| 'woord0' \|/)
  assert.ok((some?.cost ?? 0) <= 10_000 && some !== null)
  assert.equal(correctedQuery([word('wordt', false, near)], 1, known, 10), null)
})
