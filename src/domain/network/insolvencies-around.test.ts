import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findInsolvenciesAround,
  type Insolvency,
  listInsolvencies,
  ranBefore,
} from './insolvencies-around.ts'
import type { EdgeKind, EdgeMandate, NetworkEdge } from './network.ts'

const mandate = (given: Partial<EdgeMandate> = {}): EdgeMandate => ({
  office: 'director',
  currency: 'current',
  startsOn: '2020-01-01',
  endsOn: null,
  confirmedOn: null,
  numac: '20012345',
  doubtful: false,
  ...given,
})
const edge = (from: string, kind: EdgeKind, to: string, given: Partial<NetworkEdge> = {}): NetworkEdge => ({
  kind,
  from,
  to,
  currency: 'current',
  doubtful: false,
  source: { kind: 'act', numac: '20012345' },
  date: null,
  mandates: kind === 'holds' ? [] : [mandate()],
  onBehalfOf: null,
  holding: null,
  ...given,
})
const failed: Insolvency = { kind: 'bankruptcy', openedOn: '2024-05-06', numac: '2024800001' }
const around = (edges: NetworkEdge[], insolvency = failed) =>
  findInsolvenciesAround('c', edges, new Map([['x', [insolvency]]])).flatMap(({ links }) => links)

test('a company led by the same person or company is around, with who links them', () => {
  const person = [edge('person p', 'director_of', 'c'), edge('person p', 'represents', 'x')]
  assert.deepEqual(around(person), [{ kind: 'same_person', through: 'person p' }])
  const company = [edge('h', 'director_of', 'c'), edge('h', 'director_of', 'x')]
  assert.deepEqual(around(company), [{ kind: 'same_company', through: 'h' }])
  assert.deepEqual(around([edge('c', 'director_of', 'x')]), [{ kind: 'leads', through: null }])
  assert.deepEqual(around([edge('x', 'director_of', 'c')]), [{ kind: 'led_by', through: null }])
})

test('a mandate counts when it ran at the opening or within the year before it', () => {
  const day = '2024-05-06'
  assert.ok(ranBefore(mandate(), day))
  assert.ok(ranBefore(mandate({ startsOn: null }), day))
  assert.ok(ranBefore(mandate({ currency: 'former', endsOn: '2023-05-06' }), day))
  assert.ok(!ranBefore(mandate({ currency: 'former', endsOn: '2023-05-05' }), day))
  assert.ok(!ranBefore(mandate({ startsOn: '2024-05-07' }), day))
  assert.ok(!ranBefore(mandate({ currency: 'former' }), day), 'the day of its end is unknown')
  assert.ok(ranBefore(mandate(), null))
  assert.ok(!ranBefore(mandate({ currency: 'former', endsOn: '2023-05-06' }), null))
})

test('auditors, liquidators, doubtful mandates and a shared seat link nothing', () => {
  for (const given of [
    { mandates: [mandate({ office: 'liquidator' })] },
    { doubtful: true },
    { mandates: [mandate({ currency: 'former', endsOn: '2010-01-01' })] },
  ])
    assert.deepEqual(around([edge('h', 'director_of', 'c'), edge('h', 'director_of', 'x', given)]), [])
  assert.deepEqual(around([edge('h', 'auditor_of', 'c'), edge('h', 'auditor_of', 'x')]), [])
  assert.deepEqual(around([edge('c', 'same_seat', 'x')]), [])
})

test('the group is followed over majorities, with the company in between', () => {
  const majority = { holding: { byHolder: '0.6', byHeld: null, contradiction: false, majority: true } }
  assert.deepEqual(around([edge('h', 'holds', 'c', majority), edge('h', 'holds', 'x', majority)]), [
    { kind: 'group', through: 'h' },
  ])
  assert.deepEqual(around([edge('c', 'holds', 'x', majority)]), [{ kind: 'group', through: null }])
  assert.deepEqual(around([edge('c', 'holds', 'x')]), [])
})

test('an opening that was revoked is none, one published twice is one, a later one stays', () => {
  const opening = { kind: 'bankruptcy_opening', day: '2024-05-06', numac: '2' } as const
  const revocation = { kind: 'bankruptcy_revocation', day: '2024-07-01', numac: '3' } as const
  assert.deepEqual(listInsolvencies([opening, { ...opening, numac: '1' }], false), [
    { kind: 'bankruptcy', openedOn: '2024-05-06', numac: '1' },
  ])
  assert.deepEqual(listInsolvencies([opening, revocation], false), [])
  const again = { ...opening, day: '2025-01-02', numac: '4' }
  assert.deepEqual(
    listInsolvencies([opening, revocation, again], true).map(({ openedOn }) => openedOn),
    ['2025-01-02'],
  )
})

test('a bankruptcy that only the register knows has no date', () => {
  assert.deepEqual(listInsolvencies([], true), [{ kind: 'bankruptcy', openedOn: null, numac: null }])
  assert.deepEqual(listInsolvencies([], false), [])
})
