import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStopWord, withoutQuestion } from './filler-words.ts'

test('a question is asked about the name in it', () => {
  for (const text of [
    'wie is de zaakvoerder van Zavelput',
    'Wat is het btw-nummer van Zavelput?',
    'adres van de firma Zavelput',
    'qui dirige Zavelput',
    'numéro de TVA de Zavelput',
    "numéro d'entreprise de la société Zavelput",
    'wem gehört Zavelput?',
    'Adresse der Firma Zavelput',
    'who owns Zavelput',
    'What is the address of the company Zavelput?',
    'la société Zavelput',
    'Zavelput adres',
    'zavelput btw-nummer',
  ])
    assert.equal(withoutQuestion(text)?.replaceAll(/\W/g, ''), 'zavelput', text)
})

test('a name is no question', () => {
  for (const text of [
    'Zavelput',
    'Adres',
    'wie is',
    'Entreprise Zavelput',
    'Firma Zavelput',
    'who owns ?',
    '',
  ])
    assert.equal(withoutQuestion(text), null, text)
})

test('prepositions and single letters say too little alone', () => {
  for (const word of ['in', 'a', 'op', 'la', 'bei', 'of', 'no']) assert.ok(isStopWord(word), word)
  for (const word of ['gent', 'bakker', 'noord']) assert.ok(!isStopWord(word), word)
})
