import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from './query.ts'

test('a code may have its label', () => {
  for (const [text, code] of [
    ['NACE 56.101', '56101'],
    ['nace 56101', '56101'],
    ['NACE-BEL 56.101', '56101'],
    ['nacebel 43.341', '43341'],
    ['NACE: 43341', '43341'],
    ['n° nace 43341', '43341'],
    ['NACE-code 43.341', '43341'],
    ['code NACE 43.341', '43341'],
    ['NACE-BEL 2008 43.341', '43341'],
    ['NACE-BEL (2025): 43.341', '43341'],
    ['activité 5610', '5610'],
    ['activiteit 43.341', '43341'],
    ['code d’activité 56.10', '5610'],
    ['activiteitscode 56.10', '5610'],
    ['NACE F43', '43'],
    ['NACE 43.341 Gent', '43341'],
    ['Gent, NACE 43.341', '43341'],
  ] as const)
    assert.equal(parseQuery(text).nace, code, text)
})

test('a name with a number is no code', () => {
  for (const text of ['Activity 24', 'Nace Consulting', 'nace', 'Activité 5610 Molen'])
    assert.equal(parseQuery(text).nace, null, text)
})
