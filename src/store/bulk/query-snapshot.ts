// Queries of a snapshot with DuckDB: the tables as views over its files, and nothing else. The text comes from the caller,
// so that it must be one SELECT, and the engine can read the snapshot only.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DuckDBConnection, Json } from '@duckdb/node-api'
import { LATEST_FILE, parseLatest } from '../../domain/bulk/layout.ts'
import { BULK_TABLES, type BulkTable } from '../../domain/bulk/tables.ts'
import { literal, withDuckDB } from '../../platform/duckdb.ts'

/** The query is at fault: the message says where. */
export class QueryError extends Error {
  override name = 'QueryError'
}

/** There is no snapshot to query. */
export class NoSnapshotError extends Error {
  override name = 'NoSnapshotError'
}

/** Questions that somebody new to the data may have, each with its query. */
export const QUESTIONS: readonly { question: string; sql: string }[] = readFileSync(
  join(import.meta.dirname, '../../../data/bulk/questions.sql'),
  'utf8',
)
  .split(/^-- /m)
  .slice(1)
  .map(text => {
    const [question = '', ...lines] = text.split('\n')
    return { question, sql: lines.join('\n').trim() }
  })

const MEMORY_MEBIBYTES = 768
const THREADS = 2

/** A part of a result. */
export type ResultPart = {
  count: number
  /** Values as JSON has them: large integers, dates and times are texts. */
  rows(): Json[][]
}

export type SnapshotQuery = { columns: readonly string[]; parts(): AsyncGenerator<ResultPart> }

type QueryOptions = {
  /** Bulk folder. */
  folder: string
  sql: string
}

/**
 * Runs `work` on the result of a query over the newest snapshot. Throws `QueryError` for anything but one valid SELECT, and
 * `NoSnapshotError`.
 */
export async function querySnapshot<T>(
  { folder, sql }: QueryOptions,
  work: (query: SnapshotQuery) => Promise<T>,
): Promise<T> {
  return withSnapshotQuery({ folder, sql }, null, async (connection, query) => {
    const { JsonDuckDBValueConverter } = await import('@duckdb/node-api')
    const result = await connection.stream(query)
    return work({
      columns: result.columnNames(),
      async *parts() {
        for (
          let chunk = await result.fetchChunk();
          chunk && chunk.rowCount > 0;
          chunk = await result.fetchChunk()
        ) {
          const { rowCount: count } = chunk
          const part = chunk
          yield { count, rows: () => part.convertRows(JsonDuckDBValueConverter) as Json[][] }
        }
      },
    })
  })
}

/** Writes the result of a query into a new Parquet file; returns the number of rows. Throws as `querySnapshot` does. */
export function writeQuery({ folder, sql }: QueryOptions, path: string): Promise<number> {
  return withSnapshotQuery({ folder, sql }, path, async (connection, query) => {
    const copy = `COPY (\n${query}\n) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`
    return (await connection.run(copy)).rowsChanged
  })
}

async function withSnapshotQuery<T>(
  { folder, sql }: QueryOptions,
  output: string | null,
  work: (connection: DuckDBConnection, query: string) => Promise<T>,
): Promise<T> {
  const snapshot = await findSnapshot(folder)
  return withDuckDB({ memoryMebibytes: MEMORY_MEBIBYTES, threads: THREADS }, async connection => {
    for (const table of BULK_TABLES)
      await connection.run(`CREATE VIEW ${table.name} AS SELECT * FROM ${filesOf(table, snapshot)}`)
    await lock(connection, snapshot, output)
    return orQueryError(async () => work(connection, await checkQuery(connection, sql)))
  })
}

async function findSnapshot(folder: string): Promise<string> {
  const text = await readFile(join(folder, LATEST_FILE), 'utf8').catch(() => '')
  const latest = parseLatest(text)
  if (latest === null) throw new NoSnapshotError(`${folder} has no snapshot: griffie export writes one.`)
  return join(folder, latest.path)
}

function filesOf({ name, partition }: BulkTable, snapshot: string): string {
  const files = literal(join(snapshot, name, partition === null ? 'data.parquet' : '*/*.parquet'))
  const folders =
    partition === null ? '' : `, hive_partitioning = true, hive_types = {'${partition}': VARCHAR}`
  return `read_parquet(${files}${folders})`
}

async function lock(connection: DuckDBConnection, snapshot: string, output: string | null): Promise<void> {
  const settings = [
    `allowed_directories = [${literal(`${snapshot}/`)}]`,
    ...(output === null ? [] : [`allowed_paths = [${literal(output)}]`]),
    'enable_external_access = false',
    'lock_configuration = true',
  ]
  for (const setting of settings) await connection.run(`SET ${setting}`)
}

const COMMENTS = String.raw`(?:\s|\(|--.*\n|/\*[\s\S]*?\*/)*`
const READS = new RegExp(
  `^${COMMENTS}(?:select|with|from|values|table|describe|summarize|show|pivot|unpivot)\\b`,
  'i',
)
// DuckDB's parser has no result for it.
const NOTHING = new RegExp(`^${COMMENTS}(?:--.*)?$`)
const READ_ONLY = 'Only SELECT is possible: snapshots are read-only.'

// One statement that only reads: others could write into the folders that are allowed, some already when they are
// prepared (EXPORT DATABASE makes its folder).
async function checkQuery(connection: DuckDBConnection, sql: string): Promise<string> {
  const { StatementType } = await import('@duckdb/node-api')
  const query = sql.trim().replace(/;$/, '')
  if (NOTHING.test(query)) throw new QueryError(READ_ONLY)
  // First, so that a typing error is told as such, with its line.
  const statements = await connection.extractStatements(query)
  if (!READS.test(query)) throw new QueryError(READ_ONLY)
  if (statements.count !== 1) throw new QueryError('One SELECT is possible, not several statements.')
  const prepared = await statements.prepare(0)
  const type = prepared.statementType
  prepared.destroySync()
  if (type !== StatementType.SELECT) throw new QueryError(READ_ONLY)
  return query
}

async function orQueryError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // DuckDB's errors are plain ones, those of the file system have codes.
    const isOther = error instanceof QueryError || (error as { code?: string }).code !== undefined
    throw isOther
      ? error
      : new QueryError((error as Error).message.replace('Failed to extract statements: ', ''))
  }
}
