import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Currency } from '../officers/mandate.ts'
import { arrangeNetwork } from './arrange-network.ts'
import type { EdgeKind, NetworkEdge } from './network.ts'

const edge = (
  from: string,
  kind: EdgeKind,
  to: string,
  currency: Currency | null = 'current',
): NetworkEdge => ({
  kind,
  from,
  to,
  currency,
  doubtful: false,
  source: { kind: 'register' },
  date: null,
  mandates: [],
  onBehalfOf: null,
  holding: null,
})
const keysOf = ({ nodes }: { nodes: { key: string }[] }) => nodes.map(({ key }) => key).join(' ')

test('nodes are kept by distance, kind of edge, currency, then key; the rest is counted', () => {
  const edges = [
    edge('c', 'same_seat', 's', null),
    edge('a', 'auditor_of', 'c'),
    edge('f', 'director_of', 'c', 'former'),
    edge('e', 'director_of', 'c', 'stale'),
    edge('d2', 'director_of', 'c'),
    edge('d1', 'director_of', 'c'),
    edge('c', 'holds', 'h'),
    edge('h', 'holds', 'far'),
  ]
  const all = arrangeNetwork('c', edges, { depth: 2, maxNodes: 200 })
  assert.equal(keysOf(all), 'c h d1 d2 e f a s far')
  assert.equal(all.cut, 0)
  const cut = arrangeNetwork('c', edges, { depth: 2, maxNodes: 3 })
  assert.equal(keysOf(cut), 'c h d1')
  assert.deepEqual([cut.cut, cut.edges.map(({ from }) => from)], [6, ['c', 'd1']])
})

test('a node is placed by its best edge, and circles end', () => {
  const edges = [
    edge('b', 'director_of', 'c', 'former'),
    edge('c', 'holds', 'b'),
    edge('b', 'holds', 'd'),
    edge('d', 'holds', 'c'),
    edge('c', 'holds', 'c'),
  ]
  const { nodes, edges: kept } = arrangeNetwork('c', edges, { depth: 2, maxNodes: 200 })
  assert.deepEqual(
    nodes.map(({ key, distance, via }) => [key, distance, via?.kind]),
    [
      ['c', 0, undefined],
      ['b', 1, 'holds'],
      ['d', 1, 'holds'],
    ],
  )
  assert.equal(kept.length, 5)
})

test('depth ends the network, and what no edge reaches is in none', () => {
  const edges = [edge('c', 'holds', 'b'), edge('b', 'holds', 'd'), edge('x', 'holds', 'y')]
  assert.equal(keysOf(arrangeNetwork('c', edges, { depth: 1, maxNodes: 200 })), 'c b')
  assert.equal(keysOf(arrangeNetwork('c', edges, { depth: 2, maxNodes: 200 })), 'c b d')
  assert.equal(keysOf(arrangeNetwork('c', [], { depth: 2, maxNodes: 200 })), 'c')
})
