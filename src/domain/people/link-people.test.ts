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
  activityCount: () => 3_000,
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
    activity: null,
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

const QUITE_RARE: Frequencies = { ...RARE, partCount: () => 400 }

for (const { what, pair, frequencies, joined } of [
  {
    what: 'a very rare name and seats in one district',
    pair: { zip: '9040' },
    frequencies: RARE,
    joined: 'near_zip',
  },
  { what: 'a very rare name and seats far apart', pair: { zip: '8500' }, frequencies: RARE, joined: null },
  {
    what: 'a rather rare name and seats in one district',
    pair: { zip: '9040' },
    frequencies: QUITE_RARE,
    joined: null,
  },
  {
    what: 'a rather rare name and seats in one postal code',
    pair: { zip: '9000' },
    frequencies: QUITE_RARE,
    joined: 'same_zip',
  },
  {
    what: 'a rare name and a rare activity',
    pair: { activity: '62010' },
    frequencies: QUITE_RARE,
    joined: 'same_activity',
  },
  {
    what: 'a frequent name and a rare activity',
    pair: { activity: '62010' },
    frequencies: FREQUENT,
    joined: null,
  },
  {
    what: 'a very rare name and an activity of many',
    pair: { activity: '62010' },
    frequencies: { ...RARE, activityCount: () => 150_000 },
    joined: null,
  },
])
  test(`${what} ${joined === null ? 'do not join' : `join, and tell why: ${joined}`}`, () => {
    const [a, b] = [
      appearance({ zip: '9000', activity: '62010' }),
      appearance({ activity: '70220', ...pair }),
    ]
    const { joins } = linkPeople([a, b], frequencies)
    assert.deepEqual(
      joins.flatMap(({ reasons }) => reasons),
      joined === null ? [] : [joined],
    )
  })

test('places and activities are told together, and only where nothing else connects', () => {
  const [zip, near, activity] = ['9000', '9040', '62010']
  const together = [appearance({ zip, activity }), appearance({ zip: near, activity })]
  assert.deepEqual(linkPeople(together, QUITE_RARE).joins[0]?.reasons, ['near_zip', 'same_activity'])
  const represents = [200_500_000]
  const represented = together.map(one => ({ ...one, represents }))
  assert.deepEqual(linkPeople(represented, QUITE_RARE).joins[0]?.reasons, ['same_represented_company'])
})

test('the rarer a further given name that both state, the more it proves', () => {
  const bitsOf = (name: string) => {
    const pair = [appearance({ zip: '9000', middle: [name] }), appearance({ zip: '9000', middle: [name] })]
    const partCount = (part: string) => (part === 'maria' ? 60_000 : 100)
    return linkPeople(pair, { ...RARE, partCount }).joins[0]?.bits ?? 0
  }
  assert.ok(bitsOf('hadewych') > bitsOf('maria'))
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
