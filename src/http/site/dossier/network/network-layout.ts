// Layout of a network for narrow screens: a row per node, indented under the node it was reached by; what links other
// rows is an arc on the right.

import { stratify } from 'd3-hierarchy'
import type { LinkedEdge, NetworkNode } from '../../../../usecases/network/get-network.ts'

// View box units, about a pixel on a narrow screen.
export const WIDTH = 360
export const ROW = 42
export const INDENT = 24
/** Maximum number of rows. */
const MAX_ROWS = 30
const MAX_ARCS = 12
const ARC_STEP = 7
const ARC_GUTTER = 8
/** Where the text of a row begins, from its indent. */
export const TEXT_X = 18
/** On average, of names with capitals. */
export const CHARACTER_WIDTH = 7.4
// Of names in capitals: rather too wide than crossed by a line.
const WIDEST_CAPITAL = 9.6

export type PlacedRow = {
  node: NetworkNode
  /** Row of the node it was reached by, and what links the two; null for the first. */
  parent: { row: number; edges: readonly LinkedEdge[] } | null
  x: number
  y: number
}

export type PlacedArc = {
  edge: LinkedEdge
  /** Path of the arc. */
  path: string
}

export type NetworkLayout = {
  rows: PlacedRow[]
  arcs: PlacedArc[]
  height: number
  /** Right end of the rows. */
  right: number
}

type Item = { id: string; parentId: string | null; node: NetworkNode; edges: readonly LinkedEdge[] }

/** `nodes` nearest first, the company at their head; `nameOf`: the label of a row, at the end of which arcs begin. */
export function layOutNetwork(
  nodes: readonly NetworkNode[],
  edges: readonly LinkedEdge[],
  nameOf: (node: NetworkNode) => string,
  maxRows = MAX_ROWS,
): NetworkLayout {
  const items = attachToNearest(nodes.slice(0, maxRows), edges)
  const root = stratify<Item>()
    .id(({ id }) => id)
    .parentId(({ parentId }) => parentId)([...items])
  const placed = new Map<string, number>()
  const rows: PlacedRow[] = []
  // Depth first, so that what one node is linked to stands together.
  root.eachBefore(({ data: { id, parentId, node, edges: own }, depth }) => {
    const parent = parentId === null ? null : { row: placed.get(parentId) as number, edges: own }
    placed.set(id, rows.length)
    rows.push({ node, parent, x: depth * INDENT, y: rows.length * ROW })
  })
  const used = new Set(items.flatMap(({ edges: own }) => own))
  const others = edges.filter(edge => !used.has(edge) && placed.has(edge.fromId) && placed.has(edge.toId))
  const arcs = others.filter(({ fromId, toId }) => fromId !== toId).slice(0, MAX_ARCS)
  const right = WIDTH - (arcs.length === 0 ? 1 : ARC_GUTTER + arcs.length * ARC_STEP)
  const ends = ({ fromId, toId }: LinkedEdge) =>
    [fromId, toId]
      .map(id => endOf(rows[placed.get(id) as number] as PlacedRow, nameOf, right))
      .sort((a, b) => a.y - b.y) as [End, End]
  return {
    rows,
    arcs: arcs.map((edge, at) => placeArc(edge, ends(edge), right, at)),
    height: rows.length * ROW,
    right,
  }
}

// The first edge to a nearer node is the best one, as edges are ordered.
function attachToNearest(nodes: readonly NetworkNode[], edges: readonly LinkedEdge[]): Item[] {
  const distances = new Map(nodes.map(({ id, distance }) => [id, distance]))
  const linking = new Map<string, { parentId: string; edges: LinkedEdge[] }>()
  for (const edge of edges)
    for (const [id, other] of [
      [edge.fromId, edge.toId],
      [edge.toId, edge.fromId],
    ] as const) {
      const [distance, nearer] = [distances.get(id), distances.get(other)]
      if (distance === undefined || nearer !== distance - 1) continue
      const known = linking.get(id)
      if (known === undefined) linking.set(id, { parentId: other, edges: [edge] })
      else if (known.parentId === other) known.edges.push(edge)
    }
  return nodes.flatMap((node): Item[] => {
    const { id } = node
    const link = linking.get(id)
    if (node.distance === 0) return [{ id, parentId: null, node, edges: [] }]
    return link === undefined ? [] : [{ id, node, ...link }]
  })
}

type End = { x: number; y: number }

// From label to label, around those between.
function placeArc(edge: LinkedEdge, [top, bottom]: [End, End], right: number, at: number): PlacedArc {
  const out = right + (at + 1) * ARC_STEP + ARC_GUTTER
  const curve = `C${out} ${top.y} ${out} ${bottom.y} ${right} ${bottom.y}`
  return { edge, path: `M${top.x} ${top.y}H${right}${curve}H${bottom.x}` }
}

function endOf({ node, x, y }: PlacedRow, nameOf: (node: NetworkNode) => string, right: number): End {
  const name = nameOf(node)
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0
  const width = (name.length - capitals) * CHARACTER_WIDTH + capitals * WIDEST_CAPITAL
  return { x: Math.min(right, Math.ceil(x + TEXT_X + width + 6)), y: y + ROW / 2 - 7 }
}
