import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EdgeKind } from '../../../../domain/network/network.ts'
import type { LinkedEdge, NetworkNode } from '../../../../usecases/network/get-network.ts'
import { INDENT, layOutNetwork, ROW, WIDTH } from './network-layout.ts'

const node = (id: string, distance: number) => ({ id, distance }) as NetworkNode
const edge = (fromId: string, kind: EdgeKind, toId: string) => ({ fromId, kind, toId }) as LinkedEdge
const nameOf = () => 'Verzonnen'
const nodes = [node('c', 0), node('a', 1), node('b', 1), node('d', 2)]
const edges = [
  edge('a', 'holds', 'c'),
  edge('a', 'director_of', 'c'),
  edge('c', 'holds', 'b'),
  edge('b', 'holds', 'd'),
  edge('d', 'director_of', 'a'),
]

test('a node stands under the one that its best edge reaches, with all edges between the two', () => {
  const { rows } = layOutNetwork(nodes, edges, nameOf)
  assert.deepEqual(
    rows.map(({ node: { id }, parent, x, y }) => [id, parent?.row, parent?.edges.length, x, y]),
    [
      ['c', undefined, undefined, 0, 0],
      ['a', 0, 2, INDENT, ROW],
      ['b', 0, 1, INDENT, 2 * ROW],
      ['d', 2, 1, 2 * INDENT, 3 * ROW],
    ],
  )
})

test('what links other rows is an arc within the drawing', () => {
  const { arcs, right, height } = layOutNetwork(nodes, edges, nameOf)
  assert.deepEqual(
    arcs.map(({ edge: { fromId, toId } }) => [fromId, toId]),
    [['d', 'a']],
  )
  assert.ok(right < WIDTH)
  assert.equal(height, 4 * ROW)
  for (const number of arcs[0]?.path.match(/\d+/g) ?? []) assert.ok(Number(number) <= WIDTH)
})

test('rows are bounded, nearest first, and a company alone is one row', () => {
  const many = Array.from({ length: 50 }, (_, at) => node(`n${at}`, 1))
  const links = many.map(({ id }) => edge('c', 'holds', id))
  assert.equal(layOutNetwork([node('c', 0), ...many], links, nameOf, 30).rows.length, 30)
  assert.equal(layOutNetwork([node('c', 0)], [], nameOf).rows.length, 1)
})
