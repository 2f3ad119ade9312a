// Checks a downloaded zip: each entry's checksum, and number and type in meta.csv. Detects a file that was
// replaced upstream during a resumed download.

import { ExtractError } from '../parse/extract-fault.ts'
import { readMeta } from '../parse/meta.ts'
import { openExtract } from '../parse/open-extract.ts'
import { RegisterUpstreamError } from './errors.ts'
import type { ListedExtract } from './extract-name.ts'

/** Throws `RegisterUpstreamError` `damaged` or `wrong_extract`, and file-system errors. */
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
    detail: `its meta.csv has ${meta.extractType} ${meta.extractNumber}`,
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
