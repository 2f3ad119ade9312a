// Whether a zip on disk is whole and is what its name says: each entry down to its checksum, number and type in meta.csv.
// A file that was taken up in the middle may have been replaced meanwhile; that shows here.

import { ExtractError } from '../parse/extract-fault.ts'
import { readMeta } from '../parse/meta.ts'
import { openExtract } from '../parse/open-extract.ts'
import { RegisterUpstreamError } from './errors.ts'
import type { ListedExtract } from './extract-name.ts'

/** Throws `RegisterUpstreamError` `damaged` or `wrong_extract`, and what the file system throws. */
export async function checkExtract(
  path: string,
  expected: ListedExtract,
  signal?: AbortSignal,
): Promise<void> {
  const { name, number, type } = expected
  const meta = await verifyEntries(path, signal).catch(cause => {
    if (!(cause instanceof ExtractError)) throw cause
    throw new RegisterUpstreamError('damaged', name, { cause, detail: cause.message })
  })
  if (meta.extractNumber === number && meta.extractType === type) return
  throw new RegisterUpstreamError('wrong_extract', name, {
    detail: `its meta.csv says ${meta.extractType} ${meta.extractNumber}`,
  })
}

async function verifyEntries(path: string, signal?: AbortSignal) {
  const extract = await openExtract(path)
  try {
    const meta = await readMeta(extract)
    for (const file of extract.files.values()) {
      for await (const _ of await file.open()) signal?.throwIfAborted()
    }
    return meta
  } finally {
    extract.close()
  }
}
