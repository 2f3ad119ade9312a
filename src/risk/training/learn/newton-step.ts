import { probabilityOf } from '../../../platform/exact-math.ts'

// Normal equations of a Newton step, Xᵀ W X and Xᵀ (y − p), in row blocks that fit the CPU cache.

const BLOCK = 512

type NormalEquations = {
  /** Row-major, (columns + 1)², both halves; the intercept is first. */
  hessian: Float64Array
  gradient: Float64Array
}

/** Gradient and negated Hessian of the log-likelihood at these weights; intercept first. */
export function accumulateNormalEquations(
  columns: readonly Float64Array[],
  labels: ArrayLike<number>,
  weights: Float64Array,
  offset: Float64Array,
): NormalEquations {
  const size = columns.length + 1
  const hessian = new Float64Array(size * size)
  const gradient = new Float64Array(size)
  const curvature = new Float64Array(BLOCK)
  const residual = new Float64Array(BLOCK)
  const block = Array.from({ length: size }, () => new Float64Array(BLOCK))
  for (let start = 0; start < offset.length; start += BLOCK) {
    const rows = Math.min(BLOCK, offset.length - start)
    loadBlock(block, columns, start, rows)
    computeResiduals(block, weights, offset, labels, start, rows, curvature, residual)
    for (let at = 0; at < size; at++) addRow(block, at, rows, curvature, residual, hessian, gradient)
  }
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) hessian[at * size + row] = hessian[row * size + at] as number
  }
  return { hessian, gradient }
}

function loadBlock(
  block: readonly Float64Array[],
  columns: readonly Float64Array[],
  start: number,
  rows: number,
): void {
  block[0]?.fill(1)
  for (const [at, column] of columns.entries()) block[at + 1]?.set(column.subarray(start, start + rows))
}

function computeResiduals(
  block: readonly Float64Array[],
  weights: Float64Array,
  offset: Float64Array,
  labels: ArrayLike<number>,
  start: number,
  rows: number,
  curvature: Float64Array,
  residual: Float64Array,
): void {
  residual.set(offset.subarray(start, start + rows))
  block.forEach((column, at) => {
    const weight = weights[at] as number
    for (let row = 0; row < rows; row++)
      residual[row] = (residual[row] as number) + weight * (column[row] as number)
  })
  for (let row = 0; row < rows; row++) {
    const probability = probabilityOf(residual[row] as number)
    curvature[row] = probability * (1 - probability)
    residual[row] = (labels[start + row] as number) - probability
  }
}

const weighted = new Float64Array(BLOCK)

function addRow(
  block: readonly Float64Array[],
  at: number,
  rows: number,
  curvature: Float64Array,
  residual: Float64Array,
  hessian: Float64Array,
  gradient: Float64Array,
): void {
  const size = gradient.length
  const column = block[at] as Float64Array
  gradient[at] = (gradient[at] as number) + dot(column, residual, rows)
  for (let row = 0; row < rows; row++) weighted[row] = (column[row] as number) * (curvature[row] as number)
  for (let other = 0; other <= at; other++) {
    const place = at * size + other
    hessian[place] = (hessian[place] as number) + dot(weighted, block[other] as Float64Array, rows)
  }
}

// Four independent accumulators for instruction-level parallelism.
function dot(left: Float64Array, right: Float64Array, rows: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let row = 0
  for (; row + 3 < rows; row += 4) {
    a += (left[row] as number) * (right[row] as number)
    b += (left[row + 1] as number) * (right[row + 1] as number)
    c += (left[row + 2] as number) * (right[row + 2] as number)
    d += (left[row + 3] as number) * (right[row + 3] as number)
  }
  for (; row < rows; row++) a += (left[row] as number) * (right[row] as number)
  return a + b + (c + d)
}

// Newton steps of the logistic learner: Cholesky solver, and steps under sign constraints.

/**
 * Solves A x = b. `matrix` is A, row-major, size × size, lower half read; arguments are not changed. Throws
 * RangeError when A is not positive definite (collinear columns without ridge).
 */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const factor = decompose(matrix, size)
  const x = right.slice()
  for (let row = 0; row < size; row++) {
    let sum = x[row] as number
    for (let k = 0; k < row; k++) sum -= (factor[row * size + k] as number) * (x[k] as number)
    x[row] = sum / (factor[row * size + row] as number)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] as number
    for (let k = row + 1; k < size; k++) sum -= (factor[k * size + row] as number) * (x[k] as number)
    x[row] = sum / (factor[row * size + row] as number)
  }
  return x
}

// The lower triangle L of A = L Lᵀ.
function decompose(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number
      for (let k = 0; k < column; k++) {
        sum -= (factor[row * size + k] as number) * (factor[column * size + k] as number)
      }
      if (row !== column) factor[row * size + column] = sum / (factor[column * size + column] as number)
      else if (sum > 0) factor[row * size + row] = Math.sqrt(sum)
      else
        throw new RangeError(
          'the columns are linearly dependent: increase the ridge penalty or drop a column',
        )
    }
  }
  return factor
}

// Newton step under sign constraints: minimises the quadratic model within bounds by coordinate descent.

export type Sign = -1 | 0 | 1

const MAX_SWEEPS = 10_000

/**
 * The x that minimises ½(x−c)ᵀA(x−c) − gᵀ(x−c) with x[j] ≥ 0 where signs[j] is 1, ≤ 0 where −1, free where 0.
 * `matrix` is A, row-major, both halves filled; `current` is c and `right` g. Coordinate descent, each step
 * exact.
 */
export function solveSignConstrained(
  matrix: Float64Array,
  right: Float64Array,
  current: Float64Array,
  signs: readonly Sign[],
): Float64Array {
  const size = right.length
  const x = current.slice()
  const slope = right.slice()
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let moved = 0
    for (let at = 0; at < size; at++) {
      const curvature = matrix[at * size + at] as number
      const before = x[at] as number
      const wanted = projectSign(before + (slope[at] as number) / curvature, signs[at] ?? 0)
      const step = wanted - before
      if (step === 0) continue
      x[at] = wanted
      for (let k = 0; k < size; k++)
        slope[k] = (slope[k] as number) - step * (matrix[k * size + at] as number)
      moved = Math.max(moved, Math.abs(step))
    }
    if (moved < 1e-13) break
  }
  return x
}

/** The value, or 0 if it violates the sign. */
export function projectSign(value: number, sign: Sign): number {
  return sign * value < 0 ? 0 : value
}
