// An invented register in the exact official format: a Full zip and the Update zips that follow it. For trying the
// service out, for tests and for benchmarks; no row is about a company or a person that exists.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { COLUMNS } from '../../sources/register/parse/columns.ts'
import { toIso } from '../days.ts'
import { MAX_COMPANIES } from '../numbers.ts'
import { ZipWriter } from '../zip-writer.ts'
import { addMeta, type Extract, extractAfter, zipName } from './files/extract-day.ts'
import { type CsvFile, fullFiles, wholeFile } from './files/full-files.ts'
import { generatePopulation } from './population.ts'
import { addCodes } from './rows/code-rows.ts'
import { planUpdates } from './updates/plan-updates.ts'
import { type Changes, TABLE_NAMES } from './updates/update-changes.ts'

// The files of an Update: the whole code table, then for each table what to delete and what to insert.

function updateFiles(extract: Extract, changes: Changes): CsvFile[] {
  return [
    wholeFile('meta', rows => addMeta(rows, extract)),
    wholeFile('code', addCodes),
    ...TABLE_NAMES.flatMap(table => [
      {
        name: `${table}_delete.csv`,
        columns: COLUMNS[table].slice(0, 1),
        pieces: () => changes.deleted(table).map(number => ({ text: `"${number}"\n`, count: 1 })),
      },
      { name: `${table}_insert.csv`, columns: COLUMNS[table], pieces: () => changes.inserted(table) },
    ]),
  ]
}

/** `companies`: 1 to 3 million. The same three numbers give the same files. `updates`: 3 unless told otherwise. */
export type RegisterSampleOptions = { companies: number; seed: number; updates?: number }

/** `file` is the zip's name; `rowsExpected` an estimate. */
export type SampleProgress = { file: string; rowsWritten: number; rowsExpected: number }

/** Rows of each CSV file, headers not counted. */
type SampleSummary = { zips: { path: string; rows: Record<string, number> }[] }

// Rows of a Full for each company, and rows of code.csv. Measured on samples of 100,000 companies.
const ROWS_PER_COMPANY = 24.1
const CODE_ROWS = 3000

/**
 * Writes the sample into `folder`, which is made when missing; files of the same names are replaced. Throws a
 * `RangeError` for numbers out of range.
 */
export async function writeRegisterSample(
  folder: string,
  { companies, seed, updates = 3 }: RegisterSampleOptions,
  onProgress: (progress: SampleProgress) => void = () => {},
): Promise<SampleSummary> {
  requireWhole('companies', companies, 1, MAX_COMPANIES)
  requireWhole('seed', seed, 0, 2 ** 31 - 1)
  requireWhole('updates', updates, 0, 365)
  await mkdir(folder, { recursive: true })
  const population = generatePopulation(seed, companies)
  const zips: SampleSummary['zips'] = []
  const write = async (extract: Extract, files: CsvFile[], rowsExpected: number) => {
    const file = zipName(extract)
    let rowsWritten = 0
    const rows = await writeZip(join(folder, file), extract, files, count => {
      rowsWritten += count
      onProgress({ file, rowsWritten, rowsExpected })
    })
    zips.push({ path: join(folder, file), rows })
  }
  const full = extractAfter(0)
  await write(full, fullFiles(population, full), CODE_ROWS + Math.round(companies * ROWS_PER_COMPANY))
  for (const { extract, changes, rows } of planUpdates(population, updates)) {
    await write(extract, updateFiles(extract, changes), CODE_ROWS + rows)
  }
  return { zips }
}

async function writeZip(
  path: string,
  { day }: Extract,
  files: CsvFile[],
  onRows: (count: number) => void,
): Promise<Record<string, number>> {
  const zip = new ZipWriter(path, new Date(`${toIso(day)}T07:40:18`))
  const rows: Record<string, number> = {}
  for (const file of files) zip.addChunks(file.name, () => encode(file, rows, onRows))
  await zip.close()
  return rows
}

function* encode(
  file: CsvFile,
  rows: Record<string, number>,
  onRows: (count: number) => void,
): Generator<Buffer> {
  yield Buffer.from(`${file.columns.map(column => `"${column}"`).join(',')}\n`)
  let total = 0
  for (const { text, count } of file.pieces()) {
    total += count
    onRows(count)
    if (text !== '') yield Buffer.from(text)
  }
  rows[file.name] = total
}

function requireWhole(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}`)
  }
}
