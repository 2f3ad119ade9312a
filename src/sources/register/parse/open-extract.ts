// Opens an extract of the register as published by the FPS Economy: a zip or its unpacked folder.

import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pipeline, type Readable, Transform } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ExtractError } from './extract-fault.ts'

export type ExtractFile = {
  /** `enterprise.csv`, without a folder. */
  name: string
  /** The same within its zip or folder, for messages. */
  location: string
  /** Unpacked size in bytes. */
  size: number
  /** The unpacked bytes. A damaged zip entry throws `ExtractError`. */
  open(): Promise<Readable>
}

export type OpenedExtract = {
  /** Name of the zip or folder, for messages. */
  name: string
  path: string
  files: Map<string, ExtractFile>
  close(): void
}

/** Opens a zip or folder. Throws `ExtractError` for anything else or a truncated zip. */
export async function openExtract(path: string): Promise<OpenedExtract> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ExtractError({ file: path }, 'no such file or folder')
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

async function openFolder(path: string): Promise<OpenedExtract> {
  const files = new Map<string, ExtractFile>()
  const folder = basename(resolve(path))
  for (const name of await readdir(path)) {
    if (!name.endsWith('.csv')) continue
    const file = join(path, name)
    const found = await stat(file)
    const open = async () => createReadStream(file, { highWaterMark: 1 << 18 })
    if (found.isFile()) files.set(name, { name, location: `${folder}/${name}`, size: found.size, open })
  }
  if (files.size === 0) throw new ExtractError({ file: path }, 'the folder has no .csv file of the register')
  return { name: folder, path, files, close: () => {} }
}

async function openZip(path: string): Promise<OpenedExtract> {
  const name = basename(path)
  let zip: ZipFile
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  } catch (error) {
    throw new ExtractError(
      { file: name },
      `not a complete zip file (${(error as Error).message}); download it again`,
      { cause: error },
    )
  }
  const files = new Map<string, ExtractFile>()
  let packedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      packedBytes += entry.compressedSize
      if (packedBytes > zip.fileSize) throw new Error('its entries overlap')
      const file = entry.fileName.replace(/^.*\//, '')
      if (!file.endsWith('.csv')) continue
      if (files.has(file)) throw new Error(`it contains ${file} twice`)
      const place = `${name}/${file}`
      const open = async () => {
        const raw = await zip.openReadStreamPromise(entry, { decodeFileData: false }).catch(error => {
          throw damagedEntry(place, error.message)
        })
        return openEntry(raw, entry, place)
      }
      files.set(file, { name: file, location: place, size: entry.uncompressedSize, open })
    }
  } catch (error) {
    zip.close()
    throw new ExtractError(
      { file: name },
      `damaged zip file (${(error as Error).message}); download it again`,
    )
  }
  return { name, path, files, close: () => zip.close() }
}

const STORED = 0
const DEFLATED = 8
// Tables compress about ten times; a large one far beyond that is a zip bomb.
const MAX_COMPRESSION_RATIO = 200
const RATIO_CHECK_FROM_BYTES = 8 << 20
// The library unpacks 16 KiB at a time, which is slower (see bench/notes.md).
const CHUNK_BYTES = 1 << 18

// Unpacks an entry and checks length and checksum at the end.
function openEntry(raw: Readable, entry: Entry, file: string): Readable {
  const { compressionMethod, isEncrypted, compressedSize, uncompressedSize, crc32: expected } = entry
  if (isEncrypted() || (compressionMethod !== STORED && compressionMethod !== DEFLATED)) {
    throw new ExtractError(
      { file },
      'is encrypted or uses an unsupported compression; unpack the zip to a folder',
    )
  }
  if (uncompressedSize > RATIO_CHECK_FROM_BYTES && uncompressedSize > MAX_COMPRESSION_RATIO * compressedSize)
    throw damagedEntry(
      file,
      `unpacks to ${uncompressedSize} bytes, above the limit for a file of the register`,
    )
  let sum = 0
  let bytes = 0
  const check = new Transform({
    readableHighWaterMark: CHUNK_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      bytes += chunk.length
      if (bytes > uncompressedSize)
        done(damagedEntry(file, `more than ${uncompressedSize} bytes`)) // possibly endless
      else done(null, chunk)
    },
    flush(done) {
      if (bytes !== uncompressedSize) done(damagedEntry(file, `${bytes} of ${uncompressedSize} bytes`))
      else done(sum === expected ? null : damagedEntry(file, 'its checksum differs'))
    },
  })
  const stages =
    compressionMethod === STORED ? [raw, check] : [raw, createInflateRaw({ chunkSize: CHUNK_BYTES }), check]
  pipeline(stages, error => {
    if (error && !(error instanceof ExtractError)) check.destroy(damagedEntry(file, error.message))
  })
  return check
}

function damagedEntry(file: string, reason: string): ExtractError {
  return new ExtractError({ file }, `damaged in the zip (${reason}); download it again`)
}
