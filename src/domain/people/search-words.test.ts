import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personKeyOf } from './person-key.ts'
import { searchWordsOf } from './search-words.ts'

test('every writing of a name finds every other, but for further given names', () => {
  for (const writings of [
    ['Jean-Pierre De Smet', 'Desmet Jean Pierre', 'DE SMET Jean-Pierre'],
    ['Luc Van den Pluimhof', 'VANDENPLUIMHOF Luc'],
    ['Anne-Marie Müller', 'Muller Anne Marie'],
  ])
    for (const query of writings)
      for (const name of writings) {
        const words = new Set(personKeyOf(name)?.words)
        for (const word of searchWordsOf(query)) assert.ok(words.has(word), `${query} finds ${name}`)
      }
})

test('initials and titles are no words', () => {
  assert.deepEqual(searchWordsOf('M. J. Pluimen'), ['pluimen'])
  assert.deepEqual(searchWordsOf(' . '), [])
})
