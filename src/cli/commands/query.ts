// griffie query

import { createWriteStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Json } from '@duckdb/node-api'
import { type Command, Option } from 'commander'
import { stringify } from 'csv-stringify/sync'
import { readConfig } from '../../config.ts'
import { writeFileAtomic } from '../../platform/write-file-atomic.ts'
import {
  NoSnapshotError,
  QUESTIONS,
  QueryError,
  querySnapshot,
  type SnapshotQuery,
  writeQuery,
} from '../../store/bulk/query-snapshot.ts'
import { CliError, EXIT } from '../errors.ts'
import { formatTable } from '../table.ts'

type Format = 'table' | 'csv' | 'json' | 'parquet'
type Options = { snapshot?: string; format?: Format; output?: string }

/** Rows of a table on the terminal. */
const MAX_SHOWN = 100

/** Adds `query` to the program. */
export function addQuery(program: Command): void {
  program
    .command('query')
    .description('answer a SELECT from the newest snapshot of "griffie export"')
    .argument('<sql>', "one SELECT in DuckDB's SQL")
    .option('--snapshot <folder>', 'folder that "griffie export" wrote (default: BULK_FOLDER)')
    .addOption(
      new Option(
        '--format <format>',
        'table, or as a file: csv, json or parquet (default: by the name of --output)',
      ).choices(['table', 'csv', 'json', 'parquet']),
    )
    .option('--output <file>', 'write to this new file instead of standard output')
    .addHelpText('after', HELP)
    .action(async (sql: string, options: Options) => {
      const folder = options.snapshot ?? readConfig().bulk.folder
      if (folder === null)
        throw new CliError('Name a folder with --snapshot, or set BULK_FOLDER.', EXIT.usage)
      if (folder.includes('://'))
        throw new CliError(
          'Only snapshots in a folder can be queried: copy it from the object store.',
          EXIT.usage,
        )
      const output = chooseOutput(options)
      await answer({ folder: resolve(folder), sql }, output).catch(rethrowQueryError)
    })
}

const HELP = `
Tables: companies, names, addresses, establishments, activities, events, mandates, key_figures, ratios, scores, holdings and
history; docs/bulk.md has their columns. Nothing but the snapshot can be read, and nothing written but --output.
A table on the terminal has the first ${MAX_SHOWN} rows.

Questions to begin with:
${QUESTIONS.map(({ question, sql }) => `\n  ${question}\n${sql.replaceAll(/^/gm, '    ')}\n`).join('')}
Examples:
  griffie query "SELECT count(*) FROM companies"
  griffie query "SELECT * FROM scores" --output scores.csv`

type Output = { format: Format; path: string | null }

function chooseOutput({ format, output }: Options): Output {
  const path = output === undefined ? null : resolve(output)
  const named = /\.(csv|json|parquet)$/.exec(path ?? '')?.[1] as Format | undefined
  const chosen = format ?? named ?? 'table'
  if (chosen === 'parquet' && path === null)
    throw new CliError('Parquet needs a file: name it with --output.', EXIT.usage)
  if (path !== null && existsSync(path))
    throw new CliError(`${path} already exists: choose another name or remove it.`, EXIT.usage)
  return { format: chosen, path }
}

async function answer(query: { folder: string; sql: string }, { format, path }: Output): Promise<void> {
  if (format === 'parquet') {
    const rows = await writeFileAtomic(path as string, partial => writeQuery(query, partial))
    process.stderr.write(`${path}: ${rows.toLocaleString('en')} rows\n`)
    return
  }
  const lines = { table: tableOf, csv: csvOf, json: jsonOf }[format]
  await querySnapshot(query, result =>
    path === null
      ? pipeline(Readable.from(lines(result)), process.stdout as Writable, { end: false })
      : writeFileAtomic(path, partial => pipeline(Readable.from(lines(result)), createWriteStream(partial))),
  )
}

async function* tableOf({ columns, parts }: SnapshotQuery): AsyncGenerator<string> {
  const shown: string[][] = []
  let count = 0
  for await (const part of parts()) {
    if (count < MAX_SHOWN)
      shown.push(
        ...part
          .rows()
          .slice(0, MAX_SHOWN - count)
          .map(row => row.map(toText)),
      )
    count += part.count
  }
  yield formatTable(columns, shown)
  const rest = count - shown.length
  if (rest > 0) yield `… ${rest.toLocaleString('en')} more rows; --format csv has all.\n`
}

async function* csvOf({ columns, parts }: SnapshotQuery): AsyncGenerator<string> {
  yield stringify([[...columns]])
  for await (const part of parts()) yield stringify(part.rows().map(row => row.map(toText)))
}

async function* jsonOf({ columns, parts }: SnapshotQuery): AsyncGenerator<string> {
  let separator = '['
  for await (const part of parts())
    for (const row of part.rows()) {
      yield `${separator}\n${JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, row[at]])))}`
      separator = ','
    }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

function toText(value: Json): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function rethrowQueryError(error: Error): never {
  if (error instanceof QueryError) throw new CliError(error.message, EXIT.usage)
  if (error instanceof NoSnapshotError) throw new CliError(error.message, EXIT.notFound)
  throw error
}
