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
