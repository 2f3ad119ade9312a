// An extract from the upstream to disk. Under its name a file is whole and checked; until then it is called `.part`, and
// whoever comes next, in this run or another, goes on where it ends.

import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createIdleTimeout } from '../../../platform/http-client/idle-timeout.ts'
import { checkExtract } from './check-extract.ts'
import { RegisterUpstreamError } from './errors.ts'
import type { ListedExtract } from './extract-name.ts'
import type { ExtractStream, RegisterClient } from './register-client.ts'
import { type RequestContext, retryRequest } from './retry-request.ts'

export type DownloadOptions = RequestContext & {
  /** Bytes on disk so far, and of the whole; null while that is not known. */
  onBytes?: (bytes: number, of: number | null) => void
}

/** `resumedFrom`: the byte that an earlier part ended at, or 0. */
export type DownloadedExtract = { name: string; bytes: number; resumedFrom: number }

/** Brings `extract` into `folder`. Throws as `askPatiently` does; a part that can be gone on with is left. */
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
  // From its first byte on: what is damaged once more is so where it comes from.
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

// Until the file has the length that was told.
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

// Each chunk is on disk before the next is awaited: what came before a cut is kept to the last byte.
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

// Every zip begins with these two letters.
function requireZipSignature(chunk: Uint8Array, name: string): void {
  const head = Buffer.from(chunk.subarray(0, 2)).toString('latin1')
  if (!'PK'.startsWith(head)) throw new RegisterUpstreamError('foreign', name, { detail: 'no zip' })
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0
}
