import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { type Holder, sameHolder } from './same-holder.ts'

const person = (name: string): Holder => ({ kind: 'person', name, enterpriseNumber: null })
const company = (name: string, number: string | null = null): Holder => ({
  kind: 'company',
  name,
  enterpriseNumber: number as EnterpriseNumber | null,
})
const FIRST = '0123456749'
const SECOND = '0987654394'

function assertJoined(a: Holder, b: Holder, reason: RegExp): void {
  const found = sameHolder(a, b)
  assert.ok(found.same, `${a.name} | ${b.name}`)
  assert.match(found.reason, reason, `${a.name} | ${b.name}`)
  assert.deepEqual(sameHolder(b, a), found, `${b.name} | ${a.name}`)
}

function assertApart(a: Holder, b: Holder): void {
  assert.equal(sameHolder(a, b).same, false, `${a.name} | ${b.name}`)
  assert.equal(sameHolder(b, a).same, false, `${b.name} | ${a.name}`)
}

const ORDER = /other order/
const FORM = /only capitals/
const INITIAL = /stands for/
const LEFT_OUT = /leaves out/
const SPELLING = /spellings of one name/
const SLIP = /one letter/

const JOINED: [string, string, RegExp][] = [
  ['Jan Peeters', 'PEETERS Jan', ORDER],
  ['Jan Peeters', 'jan péeters', FORM],
  ['De heer Jan Verhulst', 'Jan Verhulst', FORM],
  ['Maître Anaïs Dumoulin', 'DUMOULIN Anais', ORDER],
  ['Baron Jan Verhulst', 'Verhulst Jan, advocaat', ORDER],
  ['Jan Van den Berghe', 'VANDENBERGHE Jan', ORDER],
  ['Jan Vanden Berghe', 'Van Den Berghe, Jan', ORDER],
  ["Piet D'Hondt", 'DHONDT Piet', ORDER],
  ['Jean-Pierre De Smet', 'DESMET Jean Pierre', ORDER],
  ['Jean-Pierre Dumoulin', 'Jean Pierre Dumoulin', FORM],
  ['Jürgen Müllermann', 'Jurgen Mullermann', FORM],
  ['Jürgen Müllermann', 'Juergen Muellermann', /umlaut/],
  ['Jan P. Verhulst', 'Jan Verhulst', LEFT_OUT],
  ['Jan P. Verhulst', 'VERHULST Jan Pieter', INITIAL],
  ['J. Verhulst', 'Jan Verhulst', INITIAL],
  ['J.P. Dumoulin', 'Jean-Pierre Dumoulin', INITIAL],
  ['J.-P. Dumoulin', 'Jean Pierre Dumoulin', INITIAL],
  ['Jan Frans Maria Verhulst', 'Jan Verhulst', LEFT_OUT],
  ['VERHULST Jan Frans', 'Jan Verhulst', LEFT_OUT],
  ['Anna Verhulst-Dumoulin', 'Anna Verhulst', /hyphened second family name/],
  ['Anna Verhulst épouse Dumoulin', 'Anna Verhulst', /married/],
  ['Anna Dumoulin née Verhulst', 'Verhulst Anna', /by marriage/],
  ['Marc Verhulst', 'Mark Verhulst', SPELLING],
  ['Peter Nijsten', 'Peter Nysten', SPELLING],
  ['Jan Verhulst', 'Jan Verhults', SLIP],
  ['Jan Verhulst', 'VERHULT Jan', SLIP],
  ['Els Hemelaer', 'Els Hernelaer', SLIP],
  ['Jan Verhu1st', 'Jan Verhulst', FORM],
  ['Jan Verhulst jr.', 'VERHULST Jan junior', ORDER],
]

const APART: [string, string][] = [
  ['Jan Peeters', 'Jean Peeters'],
  ['Jan Peeters', 'Jan Peeters junior'],
  ['Jan Peeters senior', 'Jan Peeters junior'],
  ['Jan Peeters', 'Jan Peters'],
  ['Jan Willems', 'Jan Willem'],
  ['Jan Peeters', 'An Peeters'],
  ['Jan Peeters', 'Peeters'],
  ['Geert Maes', 'Gert Maes'],
  ['Jan Maes', 'Jan Mees'],
  ['Tom Verhulst', 'Tim Verhulst'],
  ['Martin Dumoulin', 'Martine Dumoulin'],
  ['Daniel Dumoulin', 'Danielle Dumoulin'],
  ['Alexandre Dumoulin', 'Alexander Dumoulin'],
  ['Jean Dumoulin', 'Jean-Pierre Dumoulin'],
  ['Jean Dumoulin', 'Jean Pierre Dumoulin'],
  ['J.K. Dumoulin', 'Jean-Marie Dumoulin'],
  ['Jan P. Verhulst', 'Jan K. Verhulst'],
  ['J.M. Verhulst', 'Jan Karel Verhulst'],
  ['J. Verhulst', 'Karel Verhulst'],
  ['Jan V.', 'Jan Verhulst'],
  ['Maria Verhulst', 'Jan Maria Verhulst'],
  ['Jan Verhulst', 'VERHULST MARIA JAN'],
  ['Jan Pieter Verhulst', 'Pieter Jan Verhulst'],
  ['Jan Verhulst', 'Piet Dumoulin'],
  ['Jan Dumoulin', 'Jan Dumoulins'],
  ['E. Dumoulin', 'E. Dumolin'],
  ['Jan De Ridder', 'Jan De Graaf'],
  ['Comte Jean Paul', 'Jean Paul Dumoulin'],
  ['Jan Verhulst', 'Jan Verhulst & An Maes'],
  ['Luc Van Dorpema', 'VANLORPEMA Luc'],
]

test('spellings of one person are joined, each with its reason', () => {
  for (const [a, b, reason] of JOINED) assertJoined(person(a), person(b), reason)
})

test('two persons of similar names are kept apart', () => {
  for (const [a, b] of APART) assertApart(person(a), person(b))
})

test('companies are compared by number, or by name without one', () => {
  assertJoined(company('Delta Invest NV', FIRST), company('Delta Holding', FIRST), /enterprise number/)
  assertJoined(company('Delta Invest NV', FIRST), company('SA DELTA INVEST'), /legal form/)
  assertJoined(company('Delta Beheermaatschappij BV'), company('Delta Beheermaatschapij'), SLIP)
  assertApart(company('Delta Invest NV', FIRST), company('Delta Invest NV', SECOND))
  assertApart(company('Delta Invest 2 NV'), company('Delta Invest 3 NV'))
  assertApart(company('Delta BV'), company('Delte BV'))
})

test('a name truncated before its marker is the name after it', () => {
  assertJoined(person('née Verhulst'), person('Verhulst'), /only capitals/)
})

test('a person differs from the company of the same name', () => {
  assertApart(person('Jan Verhulst'), company('Jan Verhulst BV'))
})

const nameWord = fc.constantFrom(
  ...'Jan JEAN Jean-Pierre P. Maria Müller van den Berghe De Verhulst Verhults Peeters Peters née junior d’ 1 -'.split(
    ' ',
  ),
)
const anyHolder = fc
  .tuple(
    fc.oneof(
      fc.array(nameWord, { maxLength: 5 }).map(words => words.join(' ')),
      fc.string({ maxLength: 20 }),
    ),
    fc.boolean(),
    fc.constantFrom(null, FIRST, SECOND),
  )
  .map(([name, isPerson, number]) => (isPerson ? person(name) : company(name, number)))

test('the relation is symmetric and reflexive', () => {
  fc.assert(
    fc.property(anyHolder, anyHolder, (a, b) => {
      assert.equal(sameHolder(a, a).same, true)
      assert.deepEqual(sameHolder(a, b), sameHolder(b, a))
    }),
    { numRuns: 2000 },
  )
})
