// Writes backup files: to a partial file readable by the owner only, renamed when it is complete and synced.

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import yazl from 'yazl'
import { syncFolder } from '../../platform/sync-folder.ts'

export type ArchiveWriter = {
  /** Compresses `content` into a part; resolves when it was consumed. */
  add(name: string, content: Readable): Promise<CompressedPart>
  /** Adds the manifest and renames the file to its final path. */
  finish(manifestName: string, manifest: string): Promise<{ bytes: number }>
  /** Deletes the partial file. */
  abandon(): Promise<void>
}
type CompressedPart = { bytes: number; sha256: string }

// About half the size of gzip's default level, at COPY's speed.
const ZSTD_LEVEL = 3
const CHUNK_BYTES = 1 << 18

/** Creates `<path>.part`; `signal` aborts it. Throws file system errors. */
export async function createArchive(path: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  const partial = `${path}.part`
  await rm(partial, { force: true }) // left by a killed run
  const file = createWriteStream(partial, {
    mode: 0o600,
    flags: 'wx',
    flush: true,
    highWaterMark: CHUNK_BYTES,
  })
  const zip = new yazl.ZipFile()
  const written = pipeline(zip.outputStream, file)
  written.catch(() => {}) // reported by `add` and `finish`
  return {
    add: (name, content) => addPart(zip, written, name, content, signal),
    async finish(manifestName, manifest) {
      zip.addBuffer(Buffer.from(manifest), manifestName, { compress: false, mode: 0o100600 })
      zip.end()
      await written
      await rename(partial, path)
      await syncFolder(dirname(path))
      return { bytes: file.bytesWritten }
    },
    async abandon() {
      file.destroy()
      await finished(file).catch(() => {})
      await rm(partial, { force: true })
    },
  }
}

async function addPart(
  zip: yazl.ZipFile,
  written: Promise<void>,
  name: string,
  content: Readable,
  signal?: AbortSignal,
): Promise<CompressedPart> {
  const hashing = createHashStream()
  const compressed = new PassThrough({ highWaterMark: CHUNK_BYTES })
  zip.addReadStream(compressed, name, { compress: false, mode: 0o100600 })
  const zstd = createZstdCompress({
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  })
  const failed = written.then(() => {
    throw new Error('The backup is incomplete.')
  })
  await Promise.race([pipeline(content, zstd, hashing.stream, compressed, { signal }), failed])
  return hashing.result()
}

/** A pass-through stream that computes size and hash. */
function createHashStream(): { stream: Transform; result(): CompressedPart } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    highWaterMark: CHUNK_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
