import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameHolder } from './statement-features.ts'

test('a word may be left over beside two, not beside one', () => {
  assert.equal(isSameHolder('Alida Peer', 'Peer Alida Maria'), true)
  assert.equal(isSameHolder('Peer', 'Alida Peer'), false)
  assert.equal(isSameHolder('Alida Peer', 'Alida Peer Maria Anna'), false)
})

test('slips are forgiven by length: none in three letters, one in four, two in eight', () => {
  const pairs: [string, string, boolean][] = [
    ['Alida Haa', 'Alida Hoa', false],
    ['Alida Haas', 'Alida Hoas', true],
    ['Alida Haas', 'Alida Hoes', false],
    ['Alida Verhulst', 'Alida Verhalzt', true],
  ]
  for (const [one, other, same] of pairs) assert.equal(isSameHolder(one, other), same, `${one}, ${other}`)
})

test('titles and legal forms are no part of a name', () => {
  assert.equal(isSameHolder('Monsieur Odilon Peer', 'Peer Odilon'), true)
  assert.equal(isSameHolder('Kwakkel SA', 'N.V. Kwakkel'), true)
  assert.equal(isSameHolder('SA', 'NV'), false)
})
