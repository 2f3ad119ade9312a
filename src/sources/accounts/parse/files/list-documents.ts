// Lists everything under a path that may contain accounts: nested folders, zips, gzip files.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ParseError, type UnreadableDocument } from '../parse-result.ts'
import { bufferByteSource, openByteSource } from './byte-window.ts'
import { type Document, HEAD_BYTES, isIgnored, MAX_DOCUMENT_BYTES } from './document.ts'
import { listZipEntries } from './zip-entries.ts'

type ListedDocument = { document: Document } | { unreadable: UnreadableDocument }

/** In name order. Throws file-system errors for the path itself. */
export async function* listDocuments(path: string): AsyncGenerator<ListedDocument> {
  if (!(await stat(path)).isDirectory()) return yield* openFile(path)
  const names = (await readdir(path)).filter(name => !isIgnored(name)).sort()
  for (const name of names) yield* listTolerant(join(path, name))
}

// An unreadable file does not stop the folder.
async function* listTolerant(file: string): AsyncGenerator<ListedDocument> {
  try {
    yield* listDocuments(file)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    yield {
      unreadable: {
        file,
        place: null,
        reason: `cannot be opened (${code}); check that it exists and is readable`,
      },
    }
  }
}

async function* openFile(file: string): AsyncGenerator<ListedDocument> {
  try {
    const head = readFrom(file, HEAD_BYTES)
    if (isZip(head)) {
      const source = openByteSource(file)
      try {
        for await (const document of listZipEntries(source, file, null)) yield* openEntry(document)
      } finally {
        source.close()
      }
    } else if (isGzip(head)) yield { document: gzipDocument(file) }
    else yield { document: plainDocument(file, head) }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    yield { unreadable: { file, place: null, reason: error.message } }
  }
}

// A zip inside a zip is opened, one level deep: the Bank nests no deeper.
async function* openEntry(document: Document): AsyncGenerator<ListedDocument> {
  if (!/\.zip$/i.test(document.place ?? '')) return yield { document }
  try {
    const source = bufferByteSource(document.readBytes())
    for await (const inner of listZipEntries(source, document.file, document.place)) yield { document: inner }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    yield { unreadable: { file: document.file, place: document.place, reason: error.message } }
  }
}

function plainDocument(file: string, head: Buffer): Document {
  return { file, place: null, readHead: () => head, readBytes: () => readFrom(file, MAX_DOCUMENT_BYTES + 1) }
}

// Decompressed once and kept.
function gzipDocument(file: string): Document {
  let bytes: Buffer | undefined
  const readBytes = () => {
    bytes ??= gunzip(file)
    return bytes
  }
  return { file, place: null, readHead: () => readBytes().subarray(0, HEAD_BYTES), readBytes }
}

function gunzip(file: string): Buffer {
  try {
    return gunzipSync(readFrom(file, MAX_DOCUMENT_BYTES + 1), { maxOutputLength: MAX_DOCUMENT_BYTES })
  } catch (error) {
    if (error instanceof ParseError) throw error
    throw new ParseError(
      `a compressed file that is damaged or too large (${(error as Error).message}); download it again`,
    )
  }
}

function readFrom(file: string, most: number): Buffer {
  const fd = openSync(file, 'r')
  try {
    const { size } = fstatSync(fd)
    if (size >= most && most > MAX_DOCUMENT_BYTES) {
      throw new ParseError(`${size} bytes, above the size limit; split it or put its parts into a zip`)
    }
    const bytes = Buffer.allocUnsafe(Math.min(size, most))
    return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(fd)
  }
}

// The zip of a day without filings starts with its end record.
const ZIP_SIGNATURES = [0x04034b50, 0x06054b50]

function isZip(head: Buffer): boolean {
  return head.length >= 4 && ZIP_SIGNATURES.includes(head.readUInt32LE(0))
}

function isGzip(head: Buffer): boolean {
  return head.length >= 2 && head.readUInt16BE(0) === 0x1f8b
}
