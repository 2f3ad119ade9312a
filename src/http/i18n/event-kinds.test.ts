import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVENT_KINDS, eventKindLabel } from './event-kinds.ts'
import { LANGUAGES } from './languages.ts'

test('in each language no two kinds of event have the same name', () => {
  for (const lang of LANGUAGES) {
    const names = Object.values(EVENT_KINDS).map(phrase => phrase[lang])
    assert.equal(new Set(names).size, names.length, lang)
    for (const name of names) assert.match(name, /^\p{Lu}.*[^.\s]$/u)
  }
})

test('a kind that is not known is a notice, never empty and never its code', () => {
  for (const kind of [null, 'a_kind_of_tomorrow', 'constructor'])
    assert.equal(eventKindLabel(kind, 'en'), 'Notice')
})
