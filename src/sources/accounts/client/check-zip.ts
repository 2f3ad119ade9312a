// Checks a downloaded zip: central directory, and each entry's length and checksum. Distinguishes a damaged
// extract from the valid empty zip of a day without filings.

import { setImmediate } from 'node:timers/promises'
import { openByteSource } from '../parse/files/byte-window.ts'
import { listZipEntries } from '../parse/files/zip-entries.ts'
import { ParseError } from '../parse/parse-fault.ts'

/** Describes the defect of a zip. */
export class ZipError extends Error {
  override name = 'ZipError'
}

// Decompression is synchronous; yields to signals and timers in between.
const ENTRIES_PER_TICK = 100

/** Counts the files in a zip. Throws `ZipError` if any is damaged, and file-system errors. */
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
