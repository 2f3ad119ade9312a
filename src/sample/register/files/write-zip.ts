// One zip of the sample, streamed: rows are invented as fast as they are packed and written.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Rows } from '../rows/csv-rows.ts'
import type { Extract } from './extract-day.ts'

/** A CSV file: its header, and its rows in pieces. */
export type CsvFile = {
  name: string
  columns: readonly string[]
  pieces(): Iterable<ReturnType<Rows['take']>>
}

// The fastest level: the text is so repetitive that it still packs to a fifth.
const COMPRESSION_LEVEL = 1

/**
 * Writes `files` into a zip at `path`, under a temporary name until it is complete. Returns the rows of each file.
 * The bytes depend on nothing but the rows and the zlib that Node carries. `onRows` hears of each piece.
 */
export async function writeZip(
  path: string,
  extract: Extract,
  files: CsvFile[],
  onRows: (count: number) => void,
): Promise<Record<string, number>> {
  const zip = new ZipFile()
  const rows: Record<string, number> = {}
  const fail = (error: Error) => (zip.outputStream as Readable).destroy(error)
  zip.on('error', fail)
  // A zip holds local times: made in local time, they are the same everywhere.
  const mtime = new Date(extract.year, extract.month - 1, extract.day, 7, 40, 18)
  const options = { mtime, mode: 0o100644, forceDosTimestamp: true, compressionLevel: COMPRESSION_LEVEL }
  for (const file of files) {
    zip.addReadStreamLazy(file.name, options, done => {
      const bytes = Readable.from(encode(file, rows, onRows), { objectMode: false, highWaterMark: 1 << 18 })
      done(null, bytes.on('error', fail))
    })
  }
  zip.end()
  const unfinished = `${path}.part`
  try {
    await pipeline(zip.outputStream, createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
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
