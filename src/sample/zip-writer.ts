// Zip files, written under a temporary name until they are complete.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

const MODE = 0o100644
// Local time: a zip holds local times, so the bytes do not depend on the time zone.
const MTIME = new Date(2025, 9, 3, 6)
// The fastest level: the texts are so repetitive that they still shrink to a fifth.
const COMPRESSION_LEVEL = 1

export class ZipWriter {
  readonly #path: string
  readonly #options: { mtime: Date; mode: number; forceDosTimestamp: true }
  readonly #zip = new ZipFile()
  readonly #written: Promise<void>
  #entries = 0

  /** `mtime` in local time: a zip holds local times, so these bytes do not depend on the time zone. */
  constructor(path: string, mtime = MTIME) {
    this.#path = path
    this.#options = { mtime, mode: MODE, forceDosTimestamp: true }
    this.#zip.on('error', error => this.#fail(error))
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(`${path}.part`))
    this.#written.catch(() => {})
  }

  get entries(): number {
    return this.#entries
  }

  add(name: string, bytes: Buffer, compressionLevel = COMPRESSION_LEVEL): void {
    // yazl keeps its entries to the end: the bytes must not stay with them.
    const content = [bytes]
    this.addChunks(name, () => content.splice(0), compressionLevel)
  }

  /** Adds an entry whose chunks are generated when its turn comes. */
  addChunks(name: string, chunks: () => Iterable<Buffer>, compressionLevel = COMPRESSION_LEVEL): void {
    this.#entries++
    this.#zip.addReadStreamLazy(name, { ...this.#options, compressionLevel }, done => {
      const bytes = Readable.from(chunks(), { objectMode: false, highWaterMark: 1 << 18 })
      done(
        null,
        bytes.on('error', error => this.#fail(error)),
      )
    })
  }

  #fail(error: Error): void {
    ;(this.#zip.outputStream as Readable).destroy(error)
  }

  /** Writes the rest and gives the file its name; on failure leaves no file and throws. */
  async close(): Promise<void> {
    this.#zip.end()
    try {
      await this.#written
      await rename(`${this.#path}.part`, this.#path)
    } catch (error) {
      await rm(`${this.#path}.part`, { force: true })
      throw error
    }
  }

  /** Closes and leaves no file. */
  async abandon(): Promise<void> {
    this.#fail(new Error('abandoned'))
    await this.#written.catch(() => {})
    await rm(`${this.#path}.part`, { force: true })
  }
}

const DOCUMENTS_PER_ZIP = 250

/**
 * A zip of zips with a few hundred documents each. yazl searches all entries of a file for each that it writes, which a
 * million entries would make too slow.
 */
export class DocumentZipWriter {
  readonly #zip: ZipWriter
  #documents: [name: string, text: string][] = []
  #packing: Promise<void> = Promise.resolve()

  constructor(path: string) {
    this.#zip = new ZipWriter(path)
  }

  /** Adds a document; `drain` has to be awaited now and then. */
  add(name: string, text: string): void {
    this.#documents.push([name, text])
  }

  /** Packs the next inner zip while documents go on coming. */
  async drain(least = DOCUMENTS_PER_ZIP): Promise<void> {
    if (this.#documents.length < least) return
    await this.#packing
    this.#packing = this.#pack(this.#documents.splice(0))
    this.#packing.catch(() => {})
  }

  async #pack(documents: [name: string, text: string][]): Promise<void> {
    const inner = new ZipFile()
    const options = { mtime: MTIME, mode: MODE, forceDosTimestamp: true, compressionLevel: COMPRESSION_LEVEL }
    for (const [name, text] of documents) inner.addBuffer(Buffer.from(text), name, options)
    inner.end()
    const name = `accounts-${String(this.#zip.entries + 1).padStart(4, '0')}.zip`
    this.#zip.add(name, await buffer(inner.outputStream), 0)
  }

  async close(): Promise<void> {
    await this.drain(1)
    await this.#packing
    await this.#zip.close()
  }

  async abandon(): Promise<void> {
    await this.#packing.catch(() => {})
    await this.#zip.abandon()
  }
}
