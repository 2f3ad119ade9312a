// Column-oriented matrix: one typed array per feature. NaN is missing; zero is a value.

export type Matrix = {
  readonly names: readonly string[]
  readonly rows: number
  /** One per name, each of `rows` values. */
  readonly columns: readonly Float64Array[]
}

/** A matrix of named columns. null and undefined become NaN (missing). Throws RangeError when lengths differ. */
export function matrixOf(named: Readonly<Record<string, ArrayLike<number | null | undefined>>>): Matrix {
  const names = Object.keys(named)
  const columns = names.map(name => toColumn(named[name] ?? []))
  const rows = columns[0]?.length ?? 0
  for (const [at, column] of columns.entries()) {
    if (column.length !== rows) {
      throw new RangeError(`column ${names[at]} has ${column.length} rows, the first has ${rows}`)
    }
  }
  return { names, rows, columns }
}

function toColumn(values: ArrayLike<number | null | undefined>): Float64Array {
  if (values instanceof Float64Array) return values
  return Float64Array.from({ length: values.length }, (_, at) => values[at] ?? Number.NaN)
}

/** The column of that name. Throws RangeError when there is none. */
export function columnOf(matrix: Matrix, name: string): Float64Array {
  const column = matrix.columns[matrix.names.indexOf(name)]
  if (!column) throw new RangeError(`no column is named ${name}`)
  return column
}

/** These columns in this order, not copied. Throws RangeError for an unknown name. */
export function selectColumns(matrix: Matrix, names: readonly string[]): Matrix {
  return { names: [...names], rows: matrix.rows, columns: names.map(name => columnOf(matrix, name)) }
}

/** These rows in this order, copied. */
export function selectRows(matrix: Matrix, rows: ArrayLike<number>): Matrix {
  const columns = matrix.columns.map(column => selectValues(column, rows))
  return { names: matrix.names, rows: rows.length, columns }
}

/** The values at these indexes, in this order. */
export function selectValues(values: ArrayLike<number>, rows: ArrayLike<number>): Float64Array {
  const selected = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) selected[at] = values[rows[at] ?? -1] ?? Number.NaN
  return selected
}

/** Column-wise concatenation. Throws RangeError when row counts differ. */
export function joinColumns(left: Matrix, right: Matrix): Matrix {
  if (left.rows !== right.rows) throw new RangeError(`row counts differ: ${left.rows} and ${right.rows}`)
  return {
    names: [...left.names, ...right.names],
    rows: left.rows,
    columns: [...left.columns, ...right.columns],
  }
}

/** Row-wise concatenation; columns are matched by the names of the first. */
export function stackRows(matrices: readonly Matrix[]): Matrix {
  const names = matrices[0]?.names ?? []
  const rows = matrices.reduce((sum, matrix) => sum + matrix.rows, 0)
  const columns = names.map(name => {
    const stacked = new Float64Array(rows)
    let at = 0
    for (const matrix of matrices) {
      stacked.set(columnOf(matrix, name), at)
      at += matrix.rows
    }
    return stacked
  })
  return { names, rows, columns }
}
