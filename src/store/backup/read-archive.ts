// Reads backup files. Every part is verified against the manifest.

import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { compose, type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32, createZstdDecompress } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { InvalidBackupError } from './errors.ts'
import { type BackupTable, MANIFEST_NAME, type Manifest, parseManifest } from './manifest.ts'

const CHUNK_BYTES = 1 << 18
const MAX_MANIFEST_BYTES = 4 << 20
const ROW_END = 0x0a

export type BackupFile = {
  manifest: Manifest
  /** Rows of a table. The stream fails with an `InvalidBackupError` when they do not match the manifest. */
  open(table: BackupTable): Promise<Readable>
  close(): void
}

/** Opens a backup and reads its manifest. Throws `InvalidBackupError`. */
export async function openBackup(path: string): Promise<BackupFile> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip)
    const manifest = parseManifest(await readManifest(zip, entries.get(MANIFEST_NAME)))
    return {
      manifest,
      open: table => openPart(zip, entries.get(table.part), table),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openZip(path: string): Promise<ZipFile> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new InvalidBackupError(`${path}: no such file.`)
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new InvalidBackupError(`${path} is truncated or not a backup.`)
  })
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch {
    throw new InvalidBackupError('The backup is damaged: its list of parts cannot be read.')
  }
  return entries
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.uncompressedSize > MAX_MANIFEST_BYTES)
    throw new InvalidBackupError(`The file is not a backup of Griffie: it has no ${MANIFEST_NAME}.`)
  const bytes = await zip.openReadStreamPromise(entry).then(buffer, () => null)
  if (bytes === null || crc32(bytes) !== entry.crc32)
    throw new InvalidBackupError(`The backup is damaged: its ${MANIFEST_NAME} cannot be read.`)
  return bytes.toString('utf8')
}

async function openPart(zip: ZipFile, entry: Entry | undefined, table: BackupTable): Promise<Readable> {
  if (entry?.compressedSize !== table.bytes || entry.compressionMethod !== 0) throw damagedError(table)
  const compressed = await zip.openReadStreamPromise(entry).catch(() => {
    throw damagedError(table)
  })
  const verified = { isComplete: false }
  const zstd = createZstdDecompress({ chunkSize: CHUNK_BYTES })
  return compose(
    compressed,
    verifyHash(table, verified),
    zstd,
    verifyRowCount(table, verified),
  ) as unknown as Readable
}

// Set at the last byte rather than in flush: the decompressor may end before this stream does.
function verifyHash(table: BackupTable, verified: { isComplete: boolean }): Transform {
  const hash = createHash('sha256')
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      if (bytes === table.bytes) verified.isComplete = hash.digest('hex') === table.sha256
      done(null, chunk)
    },
  })
}

// COPY text format ends each row with a newline and escapes newlines in values.
function verifyRowCount(table: BackupTable, verified: { isComplete: boolean }): Transform {
  let rows = 0
  return new Transform({
    readableHighWaterMark: CHUNK_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(ROW_END); at !== -1; at = chunk.indexOf(ROW_END, at + 1)) rows++
      done(null, chunk)
    },
    flush: done => done(verified.isComplete && rows === table.rows ? null : damagedError(table)),
  })
}

function damagedError({ name }: BackupTable): InvalidBackupError {
  return new InvalidBackupError(`The backup is damaged: its part for ${name} does not match the manifest.`)
}

/** Reads a whole backup and verifies it against its manifest. Throws `InvalidBackupError`. */
export async function verifyBackup(
  { manifest, open }: BackupFile,
  progress: (progress: { stage: string; done: number | null }) => void = () => {},
): Promise<void> {
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const table of manifest.tables) {
    progress({ stage: `checking ${table.name}`, done: doneBytes / total })
    await pipeline(await open(table), async source => {
      for await (const _ of source);
    }).catch((error: Error) => {
      throw error instanceof InvalidBackupError ? error : damagedError(table)
    })
    doneBytes += table.bytes
  }
}
