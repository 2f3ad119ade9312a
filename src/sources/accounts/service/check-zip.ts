// Whether a zip on disk is whole: its table of contents, and each entry's length and checksum. A cut or damaged
// extract must be told apart from one of a day without filings, which is a whole zip with nothing in it.

import { setImmediate } from 'node:timers/promises'
import { openByteSource } from '../read/files/byte-window.ts'
import { listZipEntries } from '../read/files/zip-entries.ts'
import { ReadFault } from '../read/read-fault.ts'

/** What is wrong with a zip. */
export class ZipFault extends Error {
  override name = 'ZipFault'
}

// Entries are unpacked at a stroke; in between, signals and timers have their turn.
const AT_A_STROKE = 100

/** Counts the files in a zip. Throws `ZipFault` unless all of them are whole, and what the file system throws. */
export async function verifyZip(path: string): Promise<number> {
  const source = openByteSource(path)
  try {
    let files = 0
    for await (const entry of listZipEntries(source, path, null)) {
      entry.readBytes()
      if (++files % AT_A_STROKE === 0) await setImmediate()
    }
    return files
  } catch (cause) {
    if (!(cause instanceof ReadFault)) throw cause
    throw new ZipFault(cause.message, { cause })
  } finally {
    source.close()
  }
}
