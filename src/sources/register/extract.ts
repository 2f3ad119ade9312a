// One extract of the register as the FPS Economy publishes it: a zip or the folder it was unpacked to.

import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { crc32 } from 'node:zlib'
import { openPromise, type ZipFile } from 'yauzl'
import { ExtractFault } from './fault.ts'

export type ExtractFile = {
  /** `enterprise.csv`, without a folder. */
  name: string
  /** Unpacked size in bytes. */
  size: number
  /** The unpacked bytes. A damaged zip entry ends in an `ExtractFault`. */
  open(): Promise<Readable>
}

export type OpenedExtract = {
  /** The zip's or the folder's own name, for messages. */
  name: string
  path: string
  files: Map<string, ExtractFile>
  close(): void
}

/** Opens a zip or a folder. Throws `ExtractFault` when it is neither or the zip is cut short. */
export async function openExtract(path: string): Promise<OpenedExtract> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ExtractFault({ file: path }, 'no such file or folder')
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

async function openFolder(path: string): Promise<OpenedExtract> {
  const files = new Map<string, ExtractFile>()
  for (const name of await readdir(path)) {
    if (!name.endsWith('.csv')) continue
    const file = join(path, name)
    const { size } = await stat(file)
    files.set(name, { name, size, open: async () => createReadStream(file, { highWaterMark: 1 << 18 }) })
  }
  if (files.size === 0)
    throw new ExtractFault({ file: path }, 'the folder holds no .csv file of the register')
  return { name: basename(path), path, files, close: () => {} }
}

async function openZip(path: string): Promise<OpenedExtract> {
  const name = basename(path)
  let zip: ZipFile
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  } catch (error) {
    throw new ExtractFault(
      { file: name },
      `not a whole zip file (${(error as Error).message}); download it again`,
      { cause: error },
    )
  }
  const files = new Map<string, ExtractFile>()
  try {
    for await (const entry of zip.eachEntry()) {
      const file = entry.fileName.replace(/^.*\//, '')
      if (!file.endsWith('.csv')) continue
      const open = async () => {
        const source = await zip.openReadStreamPromise(entry)
        return checked(source, `${name}/${file}`, entry.crc32)
      }
      files.set(file, { name: file, size: entry.uncompressedSize, open })
    }
  } catch (error) {
    zip.close()
    throw new ExtractFault(
      { file: name },
      `damaged zip file (${(error as Error).message}); download it again`,
    )
  }
  return { name, path, files, close: () => zip.close() }
}

// The reader checks an entry's length; its checksum is checked here.
function checked(source: Readable, file: string, expected: number): Readable {
  let sum = 0
  const check = new Transform({
    readableHighWaterMark: 1 << 18,
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(sum === expected ? null : damaged(file, 'checksum differs'))
    },
  })
  source.on('error', (error: Error) => check.destroy(damaged(file, error.message)))
  check.on('close', () => source.destroy())
  return source.pipe(check)
}

function damaged(file: string, reason: string): ExtractFault {
  return new ExtractFault({ file }, `damaged in the zip (${reason}); download it again`)
}
