// Saves a daily extract to a file. It is named `.part` until complete, so that an interrupted download is
// recognisable.

import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { streamBody } from '../../../platform/http-client/response-body.ts'
import { openByteSource } from '../parse/files/byte-window.ts'
import { listZipEntries } from '../parse/files/zip-entries.ts'
import { ParseError } from '../parse/parse-result.ts'
import { requireDataContentType } from './check-response.ts'
import { AccountsServiceAnswerError } from './errors.ts'

// Checks a downloaded zip: central directory, and each entry's length and checksum. Distinguishes a damaged
// extract from the valid empty zip of a day without filings.

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

/** A complete zip on disk: size in bytes and number of files. */
export type SavedExtract = { bytes: number; files: number }

/**
 * Writes the zip in `response` to `path`, replacing an existing file. Throws `ResponseBodyError`,
 * `AccountsServiceAnswerError` (`empty`, `foreign`, `cut`), timeouts and file-system errors.
 */
export async function saveExtract(
  response: Response,
  path: string,
  maxBytes: number,
  url: string,
): Promise<SavedExtract> {
  const part = `${path}.part`
  try {
    await requireDataContentType(response, url)
    const bytes = await streamToFile(response, part, maxBytes, url)
    const files = await countFiles(part, url)
    await rename(part, path)
    return { bytes, files }
  } finally {
    await rm(part, { force: true })
  }
}

async function streamToFile(
  response: Response,
  part: string,
  maxBytes: number,
  url: string,
): Promise<number> {
  let bytes = 0
  // Opened before anything can fail: a file still being created would outlive its removal.
  const file = await open(part, 'w')
  await pipeline(
    streamBody(response, maxBytes),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        if (bytes === 0) requireZipSignature(chunk, url)
        bytes += chunk.length
        yield chunk
      }
    },
    file.createWriteStream(),
  )
  if (bytes === 0) throw new AccountsServiceAnswerError('empty', url)
  return bytes
}

// Every zip starts with these two bytes, an empty one too.
function requireZipSignature(chunk: Uint8Array, url: string): void {
  const head = Buffer.from(chunk.subarray(0, 2)).toString('latin1')
  if (!'PK'.startsWith(head)) throw new AccountsServiceAnswerError('foreign', url, { detail: 'no zip' })
}

async function countFiles(part: string, url: string): Promise<number> {
  try {
    return await verifyZip(part)
  } catch (cause) {
    if (!(cause instanceof ZipError)) throw cause
    throw new AccountsServiceAnswerError('cut', url, { cause, detail: cause.message })
  }
}
