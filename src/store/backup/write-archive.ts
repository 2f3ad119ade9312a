// The file of a backup while it is written: beside its place, for nobody's eyes but the owner's, and in its place only
// when all of it is on the disk.

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import yazl from 'yazl'

export type ArchiveWriter = {
  /** Packs `content` into a part; resolves when all of it was taken. */
  add(name: string, content: Readable): Promise<CompressedPart>
  /** Adds the manifest and puts the file in its place. */
  finish(manifestName: string, manifest: string): Promise<{ bytes: number }>
  /** Removes what was written. */
  abandon(): Promise<void>
}
export type CompressedPart = { bytes: number; sha256: string }

// Half of what gzip's usual level leaves is left by none of zstd's quick ones, but this one keeps up with COPY.
const ZSTD_LEVEL = 3
const CHUNK_BYTES = 1 << 18

/** Begins the file at `path`, as `<path>.part`, until `signal` aborts it. Throws what the file system says. */
export async function createArchive(path: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  const partial = `${path}.part`
  await rm(partial, { force: true }) // of a run that was killed
  const file = createWriteStream(partial, {
    mode: 0o600,
    flags: 'wx',
    flush: true,
    highWaterMark: CHUNK_BYTES,
  })
  const zip = new yazl.ZipFile()
  const written = pipeline(zip.outputStream, file)
  written.catch(() => {}) // told to whoever adds or finishes
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
  const measure = createHashStream()
  const packed = new PassThrough({ highWaterMark: CHUNK_BYTES })
  zip.addReadStream(packed, name, { compress: false, mode: 0o100600 })
  const zstd = createZstdCompress({
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  })
  const failed = written.then(() => {
    throw new Error('The backup ended before its last part.')
  })
  await Promise.race([pipeline(content, zstd, measure.stream, packed, { signal }), failed])
  return measure.taken()
}

/** A stream that lets everything through and says what it was. */
function createHashStream(): { stream: Transform; taken(): CompressedPart } {
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
  return { stream, taken: () => ({ bytes, sha256: hash.digest('hex') }) }
}

// A file that was renamed is in its place after a power cut only when its folder is on the disk too.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
