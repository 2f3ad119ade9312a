// Whether a zip on disk is whole: its table of contents, and each entry's length and checksum. A cut or damaged
// extract must be told apart from one of a day without filings, which is a whole zip with nothing in it.

import { setImmediate } from 'node:timers/promises'
import { openByteSource } from '../parse/files/byte-window.ts'
import { listZipEntries } from '../parse/files/zip-entries.ts'
import { ParseError } from '../parse/parse-fault.ts'

/** What is wrong with a zip. */
export class ZipError extends Error {
  override name = 'ZipFault'
}

// Entries are unpacked at a stroke; in between, signals and timers have their turn.
const ENTRIES_PER_TICK = 100

/** Counts the files in a zip. Throws `ZipFault` unless all of them are whole, and what the file system throws. */
export async function verifyZip(path: string): Promise<number> {
  const source = openByteSource(path)
  try {
    let files = 0
    for await (const entry of listZipEntries(source, path, null)) {
      entry.readBytes()
      if (++files % ENTRIES_PER_TICK === 0) await setImmediate()
    }
    return files
  } catch (cause) {
    if (!(cause instanceof ParseError)) throw cause
    throw new ZipError(cause.message, { cause })
  } finally {
    source.close()
  }
}
