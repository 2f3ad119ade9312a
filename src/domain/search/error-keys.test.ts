import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance, errorKeys, maxErrorsFor, queryErrorKeys } from './lookup-keys.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = fc.array(letter, { minLength: 3, maxLength: 22 }).map(letters => letters.join(''))
const error = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  letter,
})

type Slip = { at: number; kind: string; letter: string }

function slip(text: string, { at, kind, letter: put }: Slip): string {
  const place = at % text.length
  if (kind === 'insert') return text.slice(0, place) + put + text.slice(place)
  if (kind === 'delete') return text.slice(0, place) + text.slice(place + 1)
  if (kind === 'replace') return text.slice(0, place) + put + text.slice(place + 1)
  return (
    text.slice(0, place) +
    text
      .slice(place, place + 2)
      .split('')
      .reverse()
      .join('') +
    text.slice(place + 2)
  )
}

test('a word and its misspellings within the allowed errors share a key', () => {
  fc.assert(
    fc.property(word, fc.array(error, { minLength: 1, maxLength: 2 }), (right, slips) => {
      const wrong = slips.slice(0, maxErrorsFor(right.length)).reduce(slip, right)
      fc.pre(wrong.length >= 2)
      const keys = errorKeys(right)
      assert.ok(
        [...queryErrorKeys(wrong)].some(key => keys.has(key)),
        `${wrong} for ${right}`,
      )
    }),
    { numRuns: 3000 },
  )
})

test('a query for one error finds every word with one error', () => {
  fc.assert(
    fc.property(word, error, (right, one) => {
      const wrong = slip(right, one)
      fc.pre(wrong.length >= 2 && maxErrorsFor(right.length) > 0)
      const keys = errorKeys(right)
      const probe = queryErrorKeys(wrong, 1)
      assert.ok(
        [...probe].some(key => keys.has(key)),
        `${wrong} for ${right}`,
      )
      assert.ok(probe.isSubsetOf(queryErrorKeys(wrong)))
    }),
    { numRuns: 3000 },
  )
})

test('few unrelated words share a key', () => {
  let common = 0
  fc.assert(
    fc.property(word, word, (a, b) => {
      fc.pre(editDistance(a, b, 4) > 4)
      const keys = errorKeys(a)
      if ([...queryErrorKeys(b)].some(key => keys.has(key))) common++
    }),
    { numRuns: 2000, seed: 7 },
  )
  assert.ok(common < 20, `${common} of 2000`)
})

test('the distance counts a transposition as one error', () => {
  assert.equal(editDistance('bakkerij', 'bakkreij', 2), 1)
  assert.equal(editDistance('bakkerij', 'bakerij', 2), 1)
  assert.equal(editDistance('bakkerij', 'slagerij', 2), 3, 'more than the limit is the limit and one')
})

test('the distance is symmetric and zero only for equal words', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.equal(editDistance(a, b, 30), editDistance(b, a, 30))
      assert.equal(editDistance(a, b, 30) === 0, a === b)
    }),
  )
})
