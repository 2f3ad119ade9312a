import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Appearance, Frequencies } from './appearance.ts'
import { type Decision, linkPeople } from './link-people.ts'

const RARE: Frequencies = {
  appearances: 2_000_000,
  partCount: () => 40,
  officerCount: () => 3,
  zipCount: () => 1_500,
  seatCount: () => 2,
}
const FREQUENT: Frequencies = { ...RARE, partCount: () => 30_000 }

let number = 200_000_000
function appearance(more: Partial<Appearance> = {}): Appearance {
  return {
    company: ++number,
    appearanceKey: 'verplume|jean',
    nameKey: 'verplume|jean',
    nameParts: ['verplume', 'jean'],
    names: ['Jean Verplume'],
    middle: [],
    holderKeys: ['person verplume jean'],
    represents: [],
    others: [],
    related: [],
    numacs: [],
    zip: null,
    seat: null,
    ...more,
  }
}

function link(appearances: Appearance[], frequencies = FREQUENT, decisions: Decision[] = []) {
  return linkPeople(appearances, frequencies, decisions).people
}

const decide = (kind: Decision['kind'], a: Appearance, b: Appearance): Decision => ({ kind, a, b })

test('a name alone joins nobody, however rare', () => {
  assert.deepEqual(link([appearance(), appearance()], RARE), [[0], [1]])
})

test('representing the same company joins a frequent name, and tells why', () => {
  const pair = [appearance({ represents: [200_500_000] }), appearance({ represents: [200_500_000] })]
  const { people, joins } = linkPeople(pair, FREQUENT)
  assert.deepEqual(people, [[0, 1]])
  assert.deepEqual(joins[0]?.reasons, ['same_represented_company'])
  assert.ok((joins[0]?.bits ?? 0) >= 8)
})

test('whoever represents a company and is an officer of it is one person', () => {
  const own = appearance()
  assert.deepEqual(link([own, appearance({ represents: [own.company] })]), [[0, 1]])
})

test('two shared boards join, one other of a frequent name does not', () => {
  const shared = (...others: string[]) => [appearance({ others }), appearance({ others })]
  assert.deepEqual(link(shared('pluimen|anne', 'veermans|koen'), RARE), [[0, 1]])
  assert.deepEqual(link(shared('pluimen|anne')), [[0], [1]])
})

test('a rare name and the same postal code join, a frequent name and the same postal code do not', () => {
  const neighbours = [appearance({ zip: '9000' }), appearance({ zip: '9000' })]
  assert.deepEqual(link(neighbours, RARE), [[0, 1]])
  assert.deepEqual(link(neighbours, FREQUENT), [[0], [1]])
})

test('the same seat joins, unless many companies share it', () => {
  const neighbours = [appearance({ seat: '9000 kerkstraat 5' }), appearance({ seat: '9000 kerkstraat 5' })]
  assert.deepEqual(link(neighbours, RARE), [[0, 1]])
  assert.deepEqual(link(neighbours, { ...FREQUENT, seatCount: () => 3_000 }), [[0], [1]])
})

test('evidence never joins further given names that contradict each other, nor through a third appearance', () => {
  const represents = [200_500_000]
  assert.deepEqual(
    link([
      appearance({ represents, middle: ['philippe'] }),
      appearance({ represents }),
      appearance({ represents, middle: ['marc'] }),
    ]),
    [[0, 1], [2]],
  )
})

test('two whom one company tells apart stay apart everywhere', () => {
  const represents = [200_500_000]
  const [a, other] = [appearance({ represents }), appearance({ represents })]
  const second = { ...appearance({ represents }), company: a.company, appearanceKey: 'verplume|jean|marc' }
  const people = link([a, other, second])
  assert.equal(people.length, 2)
  assert.ok(!people.some(positions => positions.includes(0) && positions.includes(2)))
})

test('a decision joins what nothing connects, across names too, and splits what evidence joins', () => {
  const represents = [200_500_000]
  const [a, b, c] = [
    appearance({ represents }),
    appearance({ represents }),
    appearance({ nameKey: 'pluim|jean', appearanceKey: 'pluim|jean' }),
  ]
  assert.deepEqual(link([a, b, c], FREQUENT, [decide('split', a, b), decide('join', a, c)]), [[0, 2], [1]])
})

test('the later of two decisions about the same pair counts', () => {
  const [a, b] = [appearance(), appearance()]
  assert.deepEqual(link([a, b], FREQUENT, [decide('split', a, b), decide('join', b, a)]), [[0, 1]])
  assert.deepEqual(link([a, b], FREQUENT, [decide('join', a, b), decide('split', b, a)]), [[0], [1]])
})
