// Makes the Parquet files of a snapshot from spooled rows, with DuckDB.

import { createHash } from 'node:crypto'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { SnapshotFile } from '../../domain/bulk/data-package.ts'
import type { BulkTable, ColumnType } from '../../domain/bulk/tables.ts'
import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import { hideSuppressedNames } from '../../domain/changes/show-change.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { literal } from '../../platform/duckdb.ts'
import { createQueries, PREPARATIONS, type QueryOptions } from './parquet-queries.ts'
import type { SpooledRows } from './spooled-rows.ts'

/** Types of DuckDB, and so of the files, by type of a column. */
export const DUCKDB_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'VARCHAR',
  integer: 'INTEGER',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMPTZ',
}

/** Path of spooled rows in `folder`: CSV without a header, in which an empty text is quoted and null is not. */
export function spoolPath(folder: string, name: string): string {
  return join(folder, `${name}.csv`)
}

type Spooled = { folder: string; rows: Readonly<Record<string, Pick<SpooledRows, 'columns'>>> }

// Several of them are read at once; the default is 32 MB.
const CSV_BUFFER_BYTES = 8 << 20

/** Makes the spooled rows readable, and hides what `list` hides. */
export async function prepareTables(
  connection: DuckDBConnection,
  { folder, rows }: Spooled,
  list: SuppressionList,
): Promise<void> {
  for (const [name, { columns }] of Object.entries(rows)) {
    const types = Object.entries(columns).map(([column, type]) => `'${column}': '${type}'`)
    await connection.run(
      `CREATE VIEW ${name} AS SELECT * FROM read_csv(${literal(spoolPath(folder, name))}, auto_detect = false,
         header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n', nullstr = '',
         allow_quoted_nulls = false, buffer_size = ${CSV_BUFFER_BYTES}, columns = {${types.join(', ')}})`,
    )
  }
  await registerFilters(connection, list)
  for (const statement of PREPARATIONS) await connection.run(statement)
}

// The list decides by rules that SQL does not have. Without anything to hide no row is worth a call.
async function registerFilters(connection: DuckDBConnection, list: SuppressionList): Promise<void> {
  if (list.isEmpty) {
    for (const name of ['hides_number', 'hides_name', 'hides_text'])
      await connection.run(`CREATE MACRO ${name}(value) AS false`)
    await connection.run('CREATE MACRO show_value(kind, value) AS value')
    return
  }
  const { BOOLEAN, DuckDBScalarFunction, INTEGER, VARCHAR } = await import('@duckdb/node-api')
  const register = (
    name: string,
    parameterTypes: (typeof INTEGER | typeof VARCHAR)[],
    returnType: typeof BOOLEAN | typeof VARCHAR,
    evaluate: (...values: never[]) => boolean | string | null,
  ) =>
    connection.registerScalarFunction(
      DuckDBScalarFunction.create({
        name,
        parameterTypes,
        returnType,
        specialHandling: true, // null hides nothing
        mainFunction(_info, chunk, output) {
          const vectors = parameterTypes.map((_, at) => chunk.getColumnVector(at))
          for (let row = 0; row < chunk.rowCount; row++)
            output.setItem(row, evaluate(...(vectors.map(vector => vector.getItem(row)) as never[])))
          output.flush()
        },
      }),
    )
  register(
    'hides_number',
    [INTEGER],
    BOOLEAN,
    (number: number | null) => number !== null && list.hidesNumber(number),
  )
  register('hides_name', [VARCHAR], BOOLEAN, list.hidesName)
  register('hides_text', [VARCHAR], BOOLEAN, list.hidesText)
  register('show_value', [VARCHAR, VARCHAR], VARCHAR, (kind: ChangeKind, value: string | null) => {
    if (value === null) return null
    const { after } = hideSuppressedNames({ kind, before: null, after: JSON.parse(value) }, list)
    return JSON.stringify(after)
  })
}

// Small enough that one company reads a few hundred kilobytes, large enough that the footer stays small beside it.
const ROWS_PER_GROUP = 40_960

/** Writes a table below `folder`; returns its files, with paths from there. Throws DuckDB's errors. */
export async function writeTable(
  connection: DuckDBConnection,
  table: BulkTable,
  folder: string,
  options: QueryOptions,
): Promise<SnapshotFile[]> {
  const { name, columns, sort, partition } = table
  const own = join(folder, name)
  await mkdir(own)
  const shown = columns.map(column => `"${column.name}"::${DUCKDB_TYPES[column.type]} AS "${column.name}"`)
  const order = sort.map(column => `"${column}"`).join(', ')
  const select = `SELECT ${[...shown, ...(partition ? [partition] : [])].join(', ')}
                  FROM (${createQueries(options)[name]}) ORDER BY ${order}`
  const format = `FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROWS_PER_GROUP}`
  await connection.run(
    partition === null
      ? `COPY (${select}) TO ${literal(join(own, 'data.parquet'))} (${format})`
      : `COPY (${select}) TO ${literal(own)} (${format}, PARTITION_BY (${partition}), OVERWRITE_OR_IGNORE,
                FILENAME_PATTERN 'data')`,
  )
  // Without rows there is no partition, and readers need a file to know the columns.
  if (partition !== null && (await readdir(own)).length === 0) {
    const empty = join(own, `${partition}=other`)
    await mkdir(empty)
    await connection.run(
      `COPY (SELECT * EXCLUDE (${partition}) FROM (${select})) TO ${literal(join(empty, 'data0.parquet'))} (${format})`,
    )
  }
  return listFiles(connection, folder, own)
}

async function listFiles(connection: DuckDBConnection, folder: string, own: string): Promise<SnapshotFile[]> {
  const counted = await connection.runAndReadAll(
    `SELECT file_name, num_rows::INTEGER FROM parquet_file_metadata(${literal(join(own, '**/*.parquet'))})`,
  )
  const rows = new Map(counted.getRowsJS() as [string, number][])
  const files: SnapshotFile[] = []
  for (const path of [...rows.keys()].sort())
    files.push({ path: relative(folder, path), ...(await hashFile(path)), rows: rows.get(path) as number })
  return files
}

// Also writes the file through to the disk, before anything points to it.
async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(path)
  try {
    await handle.sync()
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of handle.createReadStream({ autoClose: false, highWaterMark: 1 << 20 })) {
      hash.update(chunk)
      bytes += chunk.length
    }
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}
