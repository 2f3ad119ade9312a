// Downloads an extract. The file is named `.part` until complete and checked; a later attempt or run resumes
// it.

import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createIdleTimeout } from '../../../platform/abort.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import { readMeta } from '../parse/meta.ts'
import { openExtract } from '../parse/open-extract.ts'
import { RegisterUpstreamError } from './errors.ts'
import type { ExtractStream, ListedExtract, RegisterClient } from './register-client.ts'
import { type RequestContext, retryRequest } from './retry-request.ts'

// Checks a downloaded zip: each entry's checksum, and number and type in meta.csv. Detects a file that was
// replaced upstream during a resumed download.

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

type DownloadOptions = RequestContext & {
  /** Bytes on disk, and total size; null while unknown. */
  onBytes?: (bytes: number, of: number | null) => void
}

/** `resumedFrom`: size of an earlier partial download, or 0. */
export type DownloadedExtract = { name: string; bytes: number; resumedFrom: number }

/** Downloads `extract` into `folder`. Throws as `retryRequest` does; a resumable part is kept. */
export async function downloadExtract(
  upstream: RegisterClient,
  extract: ListedExtract,
  folder: string,
  options: DownloadOptions,
): Promise<DownloadedExtract> {
  const path = join(folder, extract.name)
  const part = `${path}.part`
  const resumedFrom = await sizeOf(part)
  const downloadAndVerify = async () => {
    const taken = await downloadBytes(upstream, extract, part, options)
    await verifyPart(part, extract, options.signal)
    return taken
  }
  // Restarts from the first byte; a second damaged download means that the upstream file is damaged.
  const retryIfDamaged = (fault: unknown) => {
    if (fault instanceof RegisterUpstreamError && fault.reason === 'damaged') return downloadAndVerify()
    throw fault
  }
  const { bytes, from } = await retryRequest(
    extract.name,
    () => downloadAndVerify().catch(retryIfDamaged),
    options,
  )
  await rename(part, path)
  return { name: extract.name, bytes, resumedFrom: Math.min(resumedFrom, from) }
}

async function verifyPart(part: string, extract: ListedExtract, signal?: AbortSignal): Promise<void> {
  try {
    await checkExtract(part, extract, signal)
  } catch (fault) {
    if (fault instanceof RegisterUpstreamError) await rm(part, { force: true })
    throw fault
  }
}

// Until the file has the announced length.
async function downloadBytes(
  upstream: RegisterClient,
  extract: ListedExtract,
  part: string,
  { signal, limits: politeness, onBytes }: DownloadOptions,
): Promise<{ bytes: number; from: number }> {
  const silence = createIdleTimeout(politeness.idleTimeoutMs, signal)
  const opened = await upstream.openExtract(extract.name, await sizeOf(part), silence.signal)
  const { from, bytes: announced } = opened
  let bytes = from
  const take = (chunk: Uint8Array) => {
    silence.reset()
    if (bytes === 0) requireZipSignature(chunk, extract.name)
    bytes += chunk.length
    if (bytes > politeness.maxExtractBytes) throw new RegisterUpstreamError('too_large', extract.name)
    onBytes?.(bytes, announced ?? extract.bytes)
  }
  silence.reset()
  try {
    await appendToFile(opened, part, take)
  } finally {
    silence.stop()
  }
  if (announced !== null && bytes < announced) {
    throw new RegisterUpstreamError('cut', extract.name, { detail: `${bytes} of ${announced} bytes` })
  }
  return { bytes, from }
}

// Each chunk is written before the next is awaited, so that nothing is lost on an interruption.
async function appendToFile(
  { body, from }: ExtractStream,
  part: string,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  let file: FileHandle | undefined
  try {
    for await (const chunk of body) {
      take(chunk)
      file ??= await open(part, from === 0 ? 'w' : 'a', 0o600)
      await file.appendFile(chunk)
    }
  } finally {
    await file?.close()
  }
}

// Every zip starts with these two bytes.
function requireZipSignature(chunk: Uint8Array, name: string): void {
  const head = Buffer.from(chunk.subarray(0, 2)).toString('latin1')
  if (!'PK'.startsWith(head)) throw new RegisterUpstreamError('foreign', name, { detail: 'no zip' })
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0
}
