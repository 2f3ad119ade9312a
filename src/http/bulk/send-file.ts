// Sends a bulk file or a range of it: conditions, validators, throttled bytes.

import type { FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveKey } from '../../domain/access/api-key.ts'
import type { Logger } from '../../platform/log.ts'
import type { ReadBulk } from '../../usecases/bulk/bulk-catalog.ts'
import type { BulkFile } from '../../usecases/bulk/bulk-listings.ts'
import { NOSNIFF_HEADER, VARY } from '../caching.ts'
import { rateLimitHeaders, sendJsonProblem } from '../feeds/respond.ts'
import { type Problem, RESTARTING, TOO_MANY_DOWNLOADS } from '../problem.ts'
import { type ByteRange, parseByteRange } from './byte-range.ts'
import { allowsRange, evaluateConditions, type Validators } from './conditions.ts'
import type { Downloads } from './downloads.ts'

type SendFileDeps = {
  open: ReadBulk['open']
  downloads: Downloads
  /** Whether the key of the request still has the right. */
  isAllowed(): boolean
  logger: Logger
}

// A path of a snapshot never has other bytes; a delta is made again when a company is suppressed.
const IMMUTABLE = 'private, max-age=604800, immutable'
export const REVALIDATE = 'private, no-cache'

const TYPES: Record<string, string> = {
  parquet: 'application/vnd.apache.parquet',
  json: 'application/json; charset=utf-8',
  jsonld: 'application/ld+json',
  gz: 'application/gzip',
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BulkFile,
  deps: SendFileDeps,
): Promise<FastifyReply> {
  const { handle, modifiedAt } = await deps.open(file)
  let isSending = false
  try {
    const validators = { etag: `"${file.sha256}"`, lastModified: modifiedAt.toUTCString() }
    const headers = fileHeaders(request, file, validators)
    const decision = evaluateConditions(request.headers, validators)
    if (decision === 'failed') return sendJsonProblem(reply, PRECONDITION_FAILED)
    if (decision === 'not_modified') return sendHead(reply, 304, headers)
    const range = rangeOf(request, file, validators)
    if (range === 'unsatisfiable') return sendJsonProblem(reply.headers(headers), unsatisfiable(file))
    const { first, last } = range ?? { first: 0, last: file.bytes - 1 }
    const status = range ? 206 : 200
    const contentHeaders = {
      ...headers,
      'content-type': TYPES[/\w+$/.exec(file.path)?.[0] ?? ''] ?? 'application/octet-stream',
      'content-length': String(last - first + 1),
      ...(range && { 'content-range': `bytes ${first}-${last}/${file.bytes}` }),
    }
    if (request.method === 'HEAD') return sendHead(reply, status, contentHeaders)
    const release = await acquireSlot(request, deps.downloads)
    if (release === null) return refuse(request, reply, deps.downloads)
    isSending = true
    reply.hijack()
    reply.raw.writeHead(status, contentHeaders)
    const { socket } = request.raw
    void sendBytes({ first, last, handle, socket, response: reply.raw, release }, deps)
    return reply
  } finally {
    if (!isSending) await handle.close()
  }
}

const PRECONDITION_FAILED: Problem = {
  status: 412,
  message: 'The file is not or no longer the one that the condition names.',
}

function unsatisfiable({ bytes }: BulkFile): Problem {
  return {
    status: 416,
    message: `The range is beyond the end of the file, which has ${bytes} bytes.`,
    headers: { 'content-range': `bytes */${bytes}` },
  }
}

// Ranges are defined for GET only.
function rangeOf(
  { method, headers }: FastifyRequest,
  { bytes }: BulkFile,
  validators: Validators,
): ByteRange | 'unsatisfiable' | null {
  if (method !== 'GET' || headers.range === undefined) return null
  return allowsRange(headers['if-range'] as string | undefined, validators)
    ? parseByteRange(headers.range, bytes)
    : null
}

function fileHeaders(
  request: FastifyRequest,
  { day }: BulkFile,
  { etag, lastModified }: Validators,
): Record<string, string> {
  return {
    ...rateLimitHeaders(request),
    ...NOSNIFF_HEADER,
    vary: VARY,
    'cache-control': day === null ? IMMUTABLE : REVALIDATE,
    etag,
    'last-modified': lastModified,
    'accept-ranges': 'bytes',
  }
}

// Without Fastify's reply, which would set the length of the missing body.
function sendHead(reply: FastifyReply, status: number, headers: Record<string, string>): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(status, headers).end()
  return reply
}

async function acquireSlot({ apiKey, raw: { socket } }: FastifyRequest, downloads: Downloads) {
  const gone = new AbortController()
  const onClose = () => gone.abort()
  socket.once('close', onClose)
  const { keyId } = apiKey as ActiveKey
  const release = socket.destroyed
    ? null
    : await downloads.acquire(keyId, gone.signal, () => socket.destroy())
  socket.off('close', onClose)
  return release
}

function refuse(request: FastifyRequest, reply: FastifyReply, downloads: Downloads): FastifyReply {
  if (request.raw.socket.destroyed) return reply.hijack()
  return sendJsonProblem(reply, downloads.isClosing() ? RESTARTING : TOO_MANY_DOWNLOADS)
}

type Sending = ByteRange & { handle: FileHandle; socket: Socket; response: ServerResponse; release(): void }

// Costs the process half as much as 64 KiB. At low rates smaller, so that downloads still take turns often.
const MAX_CHUNK = 262_144
const CHUNKS_PER_S = 10

// Reads on when the client has taken what was sent: a slow client holds one chunk. A connection that ends early tells the
// client that bytes are missing. Never rejects.
async function sendBytes(
  { first, last, handle, socket, response, release }: Sending,
  { downloads, isAllowed, logger }: SendFileDeps,
): Promise<void> {
  const { idleMs, recheckMs, bytesPerSecond } = downloads.limits
  const buffer = Buffer.allocUnsafe(Math.min(MAX_CHUNK, Math.ceil(bytesPerSecond / CHUNKS_PER_S)))
  const rechecking = setInterval(() => isAllowed() || socket.destroy(), recheckMs)
  // A response behind another one of its connection does not tell that the client is gone.
  let wake = () => {}
  const onGone = () => wake()
  socket.once('close', onGone)
  response.on('error', () => {}) // a write after the end of the connection
  response.setTimeout(idleMs, () => socket.destroy())
  try {
    for (let at = first; at <= last; ) {
      const length = Math.min(buffer.length, last - at + 1)
      await downloads.take(length)
      const { bytesRead } = await handle.read(buffer, 0, length, at)
      if (bytesRead === 0) throw new Error('The file is shorter than its listing says.')
      if (socket.destroyed) return
      await new Promise<void>(resolve => {
        wake = resolve
        response.write(buffer.subarray(0, bytesRead), () => resolve())
      })
      at += bytesRead
    }
    response.end()
  } catch (error) {
    logger.error({ reason: (error as Error).message }, 'a bulk file could not be read to its end')
    socket.destroy()
  } finally {
    clearInterval(rechecking)
    socket.off('close', onGone)
    release()
    await handle.close().catch(() => {})
  }
}
