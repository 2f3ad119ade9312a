// A zip of very many small documents: packed as they come, several at a time, in memory that does not grow but for
// 65 bytes of directory each. (yazl keeps an object for each entry and cannot be made to wait.) Format: PKWARE APPNOTE 6.3,
// with its 64-bit records where numbers need them.

import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)
// The fastest level: figures pack to a seventh all the same.
const LEVEL = 1
const MAX_PARALLEL_ENTRIES = 12
const CHUNK_BYTES = 1 << 20
const DIRECTORY_CHUNK_ENTRIES = 4_096
const MAX_UINT16 = 0xffff
const MAX_UINT32 = 0xffffffff
// 3 October 2025, 06:00 as DOS writes it: the same in all samples.
const DOS_TIME = 6 << 11
const DOS_DATE = ((2025 - 1980) << 9) | (10 << 5) | 3
const UTF8_NAMES = 0x0800
const DEFLATED = 8

type Packed = { name: Buffer; crc: number; size: number; packed: Buffer }

export class ZipWriter {
  readonly #handle: FileHandle
  readonly #path: string
  #waiting: Promise<Packed>[] = []
  #pieces: Buffer[] = []
  #gathered = 0
  #offset = 0
  readonly #directory: Buffer[] = []
  #recent: Buffer[] = []
  #entries = 0

  private constructor(handle: FileHandle, path: string) {
    this.#handle = handle
    this.#path = path
  }

  /** Opens a zip to be written anew, under a temporary name until it is closed. */
  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(`${path}.part`, 'w'), path)
  }

  get entries(): number {
    return this.#entries + this.#waiting.length
  }

  /** Adds a document; `drain` has to be awaited now and then. */
  add(name: string, text: string): void {
    const bytes = Buffer.from(text)
    const packed = pack(bytes, { level: LEVEL })
    const crc = crc32(bytes)
    this.#waiting.push(
      packed.then(done => ({ name: Buffer.from(name), crc, size: bytes.length, packed: done })),
    )
  }

  /** Waits until few documents are being packed. */
  async drain(most = MAX_PARALLEL_ENTRIES): Promise<void> {
    while (this.#waiting.length > most) {
      this.#place(await (this.#waiting.shift() as Promise<Packed>))
      if (this.#gathered >= CHUNK_BYTES) await this.#flush()
    }
  }

  /** Writes the rest and gives the file its name. */
  async close(): Promise<void> {
    await this.drain(0)
    this.#join()
    const start = this.#offset
    const directory = Buffer.concat(this.#directory)
    this.#gather(directory)
    this.#gather(endOfDirectory(this.#entries, directory.length, start))
    await this.#flush()
    await this.#handle.close()
    await rename(`${this.#path}.part`, this.#path)
  }

  /** Closes and leaves no file. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.#waiting)
    await this.#handle.close()
    await rm(`${this.#path}.part`, { force: true })
  }

  #place({ name, crc, size, packed }: Packed): void {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    writeCommon(local, 6, crc, packed.length, size, name.length)
    this.#recent.push(directoryEntry(name, crc, packed.length, size, this.#offset))
    if (this.#recent.length === DIRECTORY_CHUNK_ENTRIES) this.#join()
    this.#entries++
    this.#gather(local)
    this.#gather(name)
    this.#gather(packed)
  }

  // Small buffers cost several times their size.
  #join(): void {
    this.#directory.push(Buffer.concat(this.#recent))
    this.#recent = []
  }

  #gather(bytes: Buffer): void {
    this.#pieces.push(bytes)
    this.#gathered += bytes.length
    this.#offset += bytes.length
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#gathered = 0
    await this.#handle.writeFile(bytes)
  }
}

// Flags, method, time, date, checksum, both sizes, length of the name, no extra field.
function writeCommon(
  into: Buffer,
  at: number,
  crc: number,
  packed: number,
  size: number,
  nameLength: number,
): void {
  into.writeUInt16LE(UTF8_NAMES, at)
  into.writeUInt16LE(DEFLATED, at + 2)
  into.writeUInt16LE(DOS_TIME, at + 4)
  into.writeUInt16LE(DOS_DATE, at + 6)
  into.writeUInt32LE(crc, at + 8)
  into.writeUInt32LE(packed, at + 12)
  into.writeUInt32LE(size, at + 16)
  into.writeUInt16LE(nameLength, at + 20)
}

function directoryEntry(name: Buffer, crc: number, packed: number, size: number, offset: number): Buffer {
  const far = offset >= MAX_UINT32
  const entry = Buffer.alloc(46 + name.length + (far ? 12 : 0))
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE((3 << 8) | 45, 4)
  entry.writeUInt16LE(far ? 45 : 20, 6)
  writeCommon(entry, 8, crc, packed, size, name.length)
  entry.writeUInt16LE(far ? 12 : 0, 30)
  entry.writeUInt32LE((0o100644 << 16) >>> 0, 38)
  entry.writeUInt32LE(far ? MAX_UINT32 : offset, 42)
  name.copy(entry, 46)
  if (far) {
    entry.writeUInt16LE(1, 46 + name.length)
    entry.writeUInt16LE(8, 48 + name.length)
    entry.writeBigUInt64LE(BigInt(offset), 50 + name.length)
  }
  return entry
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries, MAX_UINT16), 8)
  end.writeUInt16LE(Math.min(entries, MAX_UINT16), 10)
  end.writeUInt32LE(Math.min(size, MAX_UINT32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_UINT32), 16)
  if (entries < MAX_UINT16 && offset < MAX_UINT32) return end
  const wide = Buffer.alloc(76)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE((3 << 8) | 45, 12)
  wide.writeUInt16LE(45, 14)
  wide.writeBigUInt64LE(BigInt(entries), 24)
  wide.writeBigUInt64LE(BigInt(entries), 32)
  wide.writeBigUInt64LE(BigInt(size), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  wide.writeUInt32LE(0x07064b50, 56)
  wide.writeBigUInt64LE(BigInt(offset + size), 64)
  wide.writeUInt32LE(1, 72)
  return Buffer.concat([wide, end])
}
