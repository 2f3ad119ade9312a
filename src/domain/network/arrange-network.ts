// Chooses the nodes of a network: nearest first, then by kind of edge, current before stale before former, then by key.

import { CURRENCY_ORDER } from '../officers/mandate.ts'
import { EDGE_KINDS, type NetworkEdge } from './network.ts'

export type PlacedNode = {
  key: string
  /** Edges from the company. */
  distance: number
  /** The edge by which it was reached first; null for the company itself. */
  via: NetworkEdge | null
}

export type ArrangedNetwork = {
  /** The company first. */
  nodes: PlacedNode[]
  /** Between these nodes, in their order. */
  edges: NetworkEdge[]
  /** Nodes within the depth that were cut. */
  cut: number
}

type Limits = { depth: number; maxNodes: number }

/** Nodes that no kept edge reaches are left out; circles end where a node is known. */
export function arrangeNetwork(
  centre: string,
  edges: readonly NetworkEdge[],
  { depth, maxNodes }: Limits,
): ArrangedNetwork {
  const edgesOf = groupByEnd(edges)
  const nodes: PlacedNode[] = [{ key: centre, distance: 0, via: null }]
  const seen = new Set([centre])
  let level = nodes
  for (let distance = 1; distance <= depth; distance++) {
    level = [...reachFrom(level, edgesOf, seen)]
      .map(([key, via]) => ({ key, distance, via }))
      .sort(compareNodes)
    for (const { key } of level) seen.add(key)
    nodes.push(...level)
  }
  const kept = nodes.slice(0, maxNodes)
  return { nodes: kept, edges: edgesBetween(kept, edges), cut: nodes.length - kept.length }
}

function groupByEnd(edges: readonly NetworkEdge[]): Map<string, NetworkEdge[]> {
  const byEnd = new Map<string, NetworkEdge[]>()
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) {
      const list = byEnd.get(end)
      if (list === undefined) byEnd.set(end, [edge])
      else list.push(edge)
    }
  return byEnd
}

function reachFrom(
  level: readonly PlacedNode[],
  edgesOf: ReadonlyMap<string, readonly NetworkEdge[]>,
  seen: ReadonlySet<string>,
): Map<string, NetworkEdge> {
  const reached = new Map<string, NetworkEdge>()
  for (const { key } of level)
    for (const edge of edgesOf.get(key) ?? []) {
      const other = edge.from === key ? edge.to : edge.from
      if (seen.has(other)) continue
      const known = reached.get(other)
      if (known === undefined || compareEdges(edge, known) < 0) reached.set(other, edge)
    }
  return reached
}

function compareEdges(a: NetworkEdge, b: NetworkEdge): number {
  return (
    EDGE_KINDS.indexOf(a.kind) - EDGE_KINDS.indexOf(b.kind) ||
    CURRENCY_ORDER[a.currency ?? 'current'] - CURRENCY_ORDER[b.currency ?? 'current']
  )
}

function compareNodes(a: PlacedNode, b: PlacedNode): number {
  return compareEdges(a.via as NetworkEdge, b.via as NetworkEdge) || (a.key < b.key ? -1 : 1)
}

function edgesBetween(nodes: readonly PlacedNode[], edges: readonly NetworkEdge[]): NetworkEdge[] {
  const positions = new Map(nodes.map(({ key }, at) => [key, at]))
  const placed = edges.flatMap(edge => {
    const [from, to] = [positions.get(edge.from), positions.get(edge.to)]
    return from === undefined || to === undefined
      ? []
      : { edge, near: Math.min(from, to), far: Math.max(from, to) }
  })
  placed.sort((a, b) => a.near - b.near || a.far - b.far || compareEdges(a.edge, b.edge))
  return placed.map(({ edge }) => edge)
}
