import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contradictMiddle, personKeyOf } from './person-key.ts'

const keyOf = (name: string) => personKeyOf(name)?.key

test('all writings of a name have one key: order, capitals, accents, particles, further given names', () => {
  for (const writing of [
    'Luc Verplume',
    'VERPLUME Luc',
    'Verplume, Luc',
    'Monsieur Luc VERPLUME',
    'Luc Philippe Verplume',
    'Luc Ph. Verplume',
  ])
    assert.equal(keyOf(writing), 'verplume|luc', writing)
  assert.equal(keyOf('Éric Van den Pluimhof'), keyOf('VANDENPLUIMHOF Eric'))
})

test('a given name of two parts is one, with a hyphen or without', () => {
  assert.equal(keyOf('Jean-Pierre Verplume'), keyOf('Verplume Jean Pierre'))
  assert.notEqual(keyOf('Jean-Pierre Verplume'), keyOf('Jean Verplume'))
})

test('father and son are told apart by their generation', () => {
  assert.notEqual(keyOf('Jean Verplume junior'), keyOf('Jean Verplume'))
})

test('a name of given names only has all its words in its key, in any order', () => {
  assert.equal(keyOf('Simon Thomas'), keyOf('Thomas Simon'))
})

test('one word, an initial with a family name, or several persons have no key', () => {
  for (const name of ['Verplume', 'J. Verplume', '', 'Jean Verplume & Anne Pluimen'])
    assert.equal(personKeyOf(name), null, name)
})

test('further given names contradict each other only where both are stated and none agrees', () => {
  assert.ok(contradictMiddle(['philippe'], ['marie']))
  assert.ok(!contradictMiddle(['philippe'], ['p']))
  assert.ok(!contradictMiddle(['philippe', 'marie'], ['marie']))
  assert.ok(!contradictMiddle([], ['marie']))
})
