// Posts bodies to hosts that others chose: no redirects, one deadline for everything, and no more of a response read
// than keeps the connection usable.

import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import {
  anyLookup,
  assertPublicHost,
  createResolver,
  publicLookup,
  type ResolveHost,
} from './public-lookup.ts'

export type PostResult =
  /** A complete response head, whatever its status. */
  | { status: number; retryAfter: string | null }
  /** Code of the failure: `TIMEOUT`, `PRIVATE_ADDRESS`, `HTTPS_ONLY`, or of the system (`ECONNREFUSED`). */
  | { error: string }

export type PostSender = {
  /** Sends `body` once. Never rejects. `signal` aborts with the error `ABORTED`. */
  post(url: URL, headers: Record<string, string>, body: string, signal?: AbortSignal): Promise<PostResult>
  /** Closes idle connections. */
  close(): void
}

type SenderOptions = {
  /** From the lookup of the name to the end of the response. */
  timeoutMs: number
  /** Allows `http:` and private addresses. */
  allowPrivate: boolean
  resolve?: ResolveHost
}

/** A longer response is cut: the connection is closed, which changes nothing about its status. */
const MAX_RESPONSE_BYTES = 65_536
const IDLE_CONNECTION_MS = 15_000

export function createPostSender({
  timeoutMs,
  allowPrivate,
  resolve = createResolver(),
}: SenderOptions): PostSender {
  const lookup = allowPrivate ? anyLookup : publicLookup(resolve)
  const pooled = { keepAlive: true, timeout: IDLE_CONNECTION_MS }
  const agents = { http: new HttpAgent(pooled), https: new HttpsAgent(pooled) }

  function open(url: URL, headers: Record<string, string>) {
    const options = { method: 'POST', headers, lookup }
    return url.protocol === 'https:'
      ? httpsRequest(url, { ...options, agent: agents.https })
      : httpRequest(url, { ...options, agent: agents.http })
  }

  async function send(url: URL, headers: Record<string, string>, body: string, signal?: AbortSignal) {
    const request = open(url, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    const stop = (code: string) => request.destroy(Object.assign(new Error(code), { code }))
    // After a long computation both the timer and the response are due: the response is read first.
    const timer = setTimeout(() => setImmediate(stop, 'TIMEOUT'), timeoutMs)
    const onAbort = () => stop('ABORTED')
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      return await exchange(request, body)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    async post(url, headers, body, signal) {
      try {
        signal?.throwIfAborted()
        if (!allowPrivate) {
          if (url.protocol !== 'https:') return { error: 'HTTPS_ONLY' }
          assertPublicHost(url)
        }
        return await send(url, headers, body, signal)
      } catch (error) {
        return { error: signal?.aborted ? 'ABORTED' : codeOf(error) }
      }
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

// A request ends before its response does: errors after the head are those of the response.
function exchange(request: ClientRequest, body: string): Promise<PostResult> {
  return new Promise((resolve, reject) => {
    let hasResponse = false
    const fail = (error: Error) => {
      if (!hasResponse) reject(error)
    }
    request.on('error', fail)
    request.on('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    request.on('response', response => {
      hasResponse = true
      drain(response, () => resolve(resultOf(response)))
    })
    request.end(body)
  })
}

// The status is known by the head: a body that is cut or never ends does not change it.
function drain(response: IncomingMessage, done: () => void): void {
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_RESPONSE_BYTES) response.destroy()
  })
  response.on('error', done)
  response.on('close', done)
}

function resultOf({ statusCode = 0, headers }: IncomingMessage): PostResult {
  return { status: statusCode, retryAfter: headers['retry-after'] ?? null }
}

// Messages contain host names.
function codeOf(error: unknown): string {
  const { code, name, errors } = error as Error & { code?: string; errors?: { code?: string }[] }
  return code ?? errors?.[0]?.code ?? name
}
