// Zip entries as documents. Daily extracts contain hundreds of thousands of small entries, so directory and
// entries are read through a window and decompressed synchronously; a stream per entry costs more than
// parsing.

import { constants, crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { ParseError } from '../parse-result.ts'
import type { ByteSource } from './byte-window.ts'
import { type Document, HEAD_BYTES, isIgnored, MAX_DOCUMENT_BYTES } from './document.ts'

// Accounts compress 10 to 30 times; a large entry far beyond that is a zip bomb.
const MAX_COMPRESSION_RATIO = 200
const RATIO_CHECK_FROM_BYTES = 1 << 20

// Decompresses to more than HEAD_BYTES, or is the whole entry.
const PACKED_HEAD_BYTES = HEAD_BYTES / 2

const STORED = 0
const DEFLATED = 8
const LOCAL_HEADER_BYTES = 30

/** `within` is the path of the outer zip. Throws `ParseError` for a damaged zip. */
export async function* listZipEntries(
  source: ByteSource,
  file: string,
  within: string | null,
): AsyncGenerator<Document> {
  try {
    const zip = await openZip(source)
    const directoryAt = directoryOffset(zip)
    let packedBytes = 0
    for await (const entry of zip.eachEntry()) {
      // Overlapping entries decompress to far more than the zip's size allows (zip bomb).
      packedBytes += LOCAL_HEADER_BYTES + entry.compressedSize
      if (packedBytes > directoryAt) throw new ParseError('its entries overlap; download it again')
      const name = entry.fileName
      if (name.endsWith('/') || isIgnored(name)) continue
      yield entryDocument(source, entry, file, within === null ? name : `${within}/${name}`)
    }
    checkEntryCount(source, zip)
  } catch (error) {
    if (error instanceof ParseError) throw error
    throw new ParseError(`not a complete zip (${(error as Error).message}); download it again`)
  }
}

// Writers without zip64 wrap the entry count at 65,536; the library stops at that count.
function checkEntryCount(source: ByteSource, zip: ZipFile): void {
  if (source.read(directoryOffset(zip), ENTRY_SIGNATURE.length).toString('latin1') === ENTRY_SIGNATURE)
    throw new ParseError('has more files than its directory lists; unpack it to a folder and import that')
}

const ENTRY_SIGNATURE = 'PK\x01\x02'

// Offset of the next directory entry; the library's types wrongly declare a boolean.
function directoryOffset({ readEntryCursor }: ZipFile): number {
  return readEntryCursor as unknown as number
}

class WindowReader extends RandomAccessReader {
  #source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const read = this.#source.read(position, length).copy(buffer, offset)
    callback(read < length ? new Error('unexpected end') : null)
  }
}

async function openZip(source: ByteSource): Promise<ZipFile> {
  return fromRandomAccessReaderPromise(new WindowReader(source.fork()), source.size, {
    lazyEntries: true,
    autoClose: false,
  })
}

function entryDocument(source: ByteSource, entry: Entry, file: string, place: string): Document {
  return {
    file,
    place,
    readHead: () => inflateHead(findData(source, entry, PACKED_HEAD_BYTES), entry),
    readBytes: () => {
      checkEntrySize(entry)
      return inflate(findData(source, entry, entry.compressedSize), entry)
    },
  }
}

function checkEntrySize({ uncompressedSize, compressedSize }: Entry): void {
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (
    uncompressedSize > MAX_DOCUMENT_BYTES ||
    (uncompressedSize > RATIO_CHECK_FROM_BYTES && ratio > MAX_COMPRESSION_RATIO)
  ) {
    throw new ParseError(
      `unpacks to ${uncompressedSize} bytes, above the size limit; unpack it manually if it is valid`,
    )
  }
}

// The compressed bytes of the entry, at most `most`. The local header's length is known only by reading it.
function findData(source: ByteSource, entry: Entry, most: number): Buffer {
  const { compressionMethod } = entry
  if (entry.isEncrypted() || (compressionMethod !== STORED && compressionMethod !== DEFLATED)) {
    throw new ParseError(
      'encrypted, or with an unsupported compression; unpack the zip to a folder and import that',
    )
  }
  const header = source.read(entry.relativeOffsetOfLocalHeader, LOCAL_HEADER_BYTES)
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== 0x04034b50) throw damaged()
  const start =
    entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  const length = Math.min(entry.compressedSize, most)
  const data = source.read(start, length)
  if (data.length < length) throw damaged()
  return data
}

function inflateHead(packed: Buffer, { compressionMethod }: Entry): Buffer {
  if (compressionMethod === STORED) return packed
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, HEAD_BYTES)
  } catch {
    throw damaged()
  }
}

function inflate(packed: Buffer, entry: Entry): Buffer {
  const most = Math.max(1, entry.uncompressedSize)
  let bytes: Buffer
  try {
    bytes =
      entry.compressionMethod === STORED
        ? Buffer.from(packed)
        : inflateRawSync(packed, { maxOutputLength: most, chunkSize: Math.max(64, most) })
  } catch {
    throw damaged()
  }
  if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) throw damaged()
  return bytes
}

function damaged(): ParseError {
  return new ParseError('damaged in the zip; download it again')
}
