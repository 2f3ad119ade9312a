import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVENT_KINDS, eventKindLabel } from './event-kinds.ts'
import { LANGUAGES } from './languages.ts'

test('event kind labels are unique in each language', () => {
  for (const lang of LANGUAGES) {
    const names = Object.values(EVENT_KINDS).map(phrase => phrase[lang])
    assert.equal(new Set(names).size, names.length, lang)
    for (const name of names) assert.match(name, /^\p{Lu}.*[^.\s]$/u)
  }
})

test('an unknown event kind is labelled as a notice', () => {
  for (const kind of [null, 'future_kind', 'constructor']) assert.equal(eventKindLabel(kind, 'en'), 'Notice')
})
