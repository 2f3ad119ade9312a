import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blankMargins } from './blank-margins.ts'
import { rightFrameOf } from './right-frame.ts'

const LIST = `L'assemblée générale révoque les administratrices suivantes, avec effet immédiat :
Claire Odon, domiciliée à 5000 Namur, rue du Bac 4, avocate ;
Sophie Peer, domiciliée à 5000 Namur, rue du Bac 4, avocate ;
Lise Tarnel, domiciliée à 5000 Namur, rue du Bac 4, avocate.`

const FRAMED = `L'assemblée générale prend acte de la démission présentée par la société:
Tarnel de son mandat d'administrateur et décide de ne pas la remplacer; !
avant la prochaine assemblée, qui aura lieu au siège de la société le:
premier juin de la même année, à dix heures du matin au plus tard. !`

test('colons and semicolons of a list are no frame, those in the middle of sentences are', () => {
  assert.deepEqual(rightFrameOf(LIST.split('\n')), { signs: '', seen: false })
  assert.deepEqual(rightFrameOf(FRAMED.split('\n')), { signs: ':', seen: true })
})

const KEPT = [
  ['a name without a title', 'Sont nommés gérants, avec effet immédiat :\nClaire Odon, de Namur'],
  ['a blank line', 'Sont nommés gérants pour six ans :\n\nMadame Claire Odon, de Namur'],
  ['a mark that was misread', 'Sont nommés gérants pour six ans :\n~ Monsieur Paul Varlin'],
  ['a short word before the name', 'Worden benoemd met ingang van heden :\n~ De heer Jan Peeters'],
  ['a bar of the frame', 'Sont nommés gérants pour six ans : !\nMonsieur Paul Varlin'],
] as const
for (const [what, text] of KEPT)
  test(`the colon of a list stands before ${what}`, () => assert.match(blankMargins(text, true), /^.*:\s*\n/))

const DROPPED = [
  ['after a word that ends no sentence', 'la société Tarnel, représentée par :\nMonsieur Paul Varlin'],
  ['before the foot of the form', 'der Urkunde :\n\nBitte auf der letzten Seite des Teils B angeben'],
] as const
for (const [what, text] of DROPPED)
  test(`a colon is the frame's ${what}`, () => assert.match(blankMargins(text, true), /^[^:]*\n/))
