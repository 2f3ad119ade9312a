// Grows one tree leaf-wise: always splits the leaf with the largest gain, up to the maximum number of leaves.

import {
  type BinnedRows,
  type Derivatives,
  fillHistogram,
  MISSING_BIN,
  SLOT,
  subtractHistogram,
} from './bins.ts'
import { findSplit, type LeafSums, leafValue, type Split, type SplitRules } from './find-split.ts'

/** A node by feature index and bin. */
export type GrownNode = {
  value: number
  rows: number
  split: { feature: number; bin: number; missingLow: boolean; low: GrownNode; high: GrownNode } | null
}

export type TreeShape = SplitRules & { maxLeaves: number; maxDepth: number; learningRate: number }

type Leaf = {
  node: GrownNode
  sums: LeafSums
  /** The rows of the leaf are order[start..end). */
  start: number
  end: number
  depth: number
  histogram: Float64Array | null
  split: Split | null
}

type Grower = {
  binned: BinnedRows
  shape: TreeShape
  /** Reusable histograms. */
  histogramPool: Float64Array[]
  buffer: Int32Array
}

/** State shared by the trees of a training run. */
export function createGrower(binned: BinnedRows, shape: TreeShape): Grower {
  return { binned, shape, histogramPool: [], buffer: new Int32Array(binned.rows) }
}

/** Grows a tree on the rows in `rows` (reordered in place) and the features in `chosen`. */
export function growTree(
  grower: Grower,
  derivatives: Derivatives,
  rows: Int32Array,
  chosen: Int32Array,
): GrownNode {
  const root = rootLeaf(derivatives, rows)
  root.histogram = acquireHistogram(grower)
  fillHistogram(root.histogram, grower.binned, derivatives, rows, 0, rows.length, chosen)
  searchLeaf(grower, root, chosen)
  const leaves = [root]
  while (leaves.length < grower.shape.maxLeaves) {
    const leaf = bestLeaf(leaves)
    if (!leaf?.split) break
    leaves.splice(leaves.indexOf(leaf), 1, ...splitLeaf(grower, derivatives, rows, chosen, leaf, leaf.split))
  }
  for (const leaf of leaves) {
    setLeafValue(leaf, grower.shape)
    releaseHistogram(grower, leaf)
  }
  setNodeMeans(root.node)
  return root.node
}

function rootLeaf({ gradients, hessians }: Derivatives, rows: Int32Array): Leaf {
  let gradient = 0
  let hessian = 0
  for (const row of rows) {
    gradient += gradients[row] as number
    hessian += hessians[row] as number
  }
  const sums = { gradient, hessian, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  return createLeaf(sums, 0, rows.length, 0)
}

function createLeaf(sums: LeafSums, start: number, end: number, depth: number): Leaf {
  const node: GrownNode = { value: 0, rows: end - start, split: null }
  return { node, sums, start, end, depth, histogram: null, split: null }
}

function bestLeaf(leaves: readonly Leaf[]): Leaf | null {
  let best: Leaf | null = null
  for (const leaf of leaves) {
    if (leaf.split && leaf.split.gain > (best?.split?.gain ?? 0)) best = leaf
  }
  return best
}

function splitLeaf(
  grower: Grower,
  derivatives: Derivatives,
  rows: Int32Array,
  chosen: Int32Array,
  leaf: Leaf,
  split: Split,
): [Leaf, Leaf] {
  const middle = partition(grower, rows, leaf, split)
  const low = createLeaf(split.lowSums, leaf.start, middle, leaf.depth + 1)
  const high = createLeaf(split.highSums, middle, leaf.end, leaf.depth + 1)
  const { feature, bin, missingLow } = split
  leaf.node.split = { feature, bin, missingLow, low: low.node, high: high.node }
  const [small, large] = low.node.rows <= high.node.rows ? [low, high] : [high, low]
  if (leaf.histogram && low.depth < grower.shape.maxDepth) {
    small.histogram = acquireHistogram(grower)
    fillHistogram(small.histogram, grower.binned, derivatives, rows, small.start, small.end, chosen)
    subtractHistogram(leaf.histogram, small.histogram)
    large.histogram = leaf.histogram
    leaf.histogram = null
    searchLeaf(grower, small, chosen)
    searchLeaf(grower, large, chosen)
  }
  releaseHistogram(grower, leaf)
  return [low, high]
}

// A leaf too light for two children needs no histogram.
function searchLeaf(grower: Grower, leaf: Leaf, chosen: Int32Array): void {
  const { shape } = grower
  if (leaf.sums.hessian >= 2 * shape.minChildWeight && leaf.histogram) {
    leaf.split = findSplit(leaf.histogram, leaf.sums, chosen, shape)
  }
  if (!leaf.split) releaseHistogram(grower, leaf)
}

// Stable partition: rows that go low first. Returns the start of the high ones.
function partition({ binned, buffer }: Grower, rows: Int32Array, leaf: Leaf, split: Split): number {
  const { bins, features } = binned
  let low = leaf.start
  let high = 0
  for (let at = leaf.start; at < leaf.end; at++) {
    const row = rows[at] as number
    const bin = bins[row * features + split.feature] as number
    if (bin === MISSING_BIN ? split.missingLow : bin <= split.bin) rows[low++] = row
    else buffer[high++] = row
  }
  rows.set(buffer.subarray(0, high), low)
  return low
}

function setLeafValue({ node, sums }: Leaf, { l2, learningRate }: TreeShape): void {
  node.value = learningRate * leafValue(sums.gradient, sums.hessian, sums, l2)
}

function setNodeMeans(node: GrownNode): number {
  if (node.split) {
    const { low, high } = node.split
    node.value = (setNodeMeans(low) * low.rows + setNodeMeans(high) * high.rows) / node.rows
  }
  return node.value
}

function acquireHistogram({ histogramPool, binned }: Grower): Float64Array {
  return histogramPool.pop() ?? new Float64Array(binned.features * SLOT)
}

function releaseHistogram({ histogramPool }: Grower, leaf: Leaf): void {
  if (leaf.histogram) histogramPool.push(leaf.histogram)
  leaf.histogram = null
}
