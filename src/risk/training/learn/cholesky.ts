// Cholesky solver for the Newton step: a symmetric positive definite system of a few dozen unknowns.

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
