// A single request to the site with its redirects and status check.

import { createIdleTimeout, type IdleTimeout } from '../../../../platform/abort.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { CookieJar } from '../../../../platform/http-client/cookie-jar.ts'
import { type RateLimiter, readRetryAfter } from '../../../../platform/http-client/rate-limiter.ts'
import { readBody } from '../../../../platform/http-client/response-body.ts'
import { safeRedirectTarget } from '../../../../platform/http-client/safe-redirect.ts'
import type { RegisterClientLimits } from '../client-limits.ts'
import { RegisterUpstreamError, type UpstreamErrorReason } from '../errors.ts'

export type HttpTransport = {
  fetch: typeof globalThis.fetch
  userAgent: string
  limits: RegisterClientLimits
  rateLimiter: RateLimiter
  clock: Clock
  cookies: CookieJar
}

type RegisterRequest = {
  url: string
  /** Form fields; absent: GET. */
  form?: URLSearchParams
  /** First byte requested. */
  from?: number
  signal?: AbortSignal
}

/** `silence` is still running: stopped by whoever reads the body (`readPage`, `requireSuccess`). */
export type RegisterResponse = { url: string; response: Response; silence: IdleTimeout }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Sends a request and follows redirects within the host, as GET. The caller checks the status. Throws
 * `RegisterUpstreamError` `unreachable` or `redirect`, a timeout, or the reason of an aborted signal.
 */
export async function sendRequest(
  wire: HttpTransport,
  { signal, ...asked }: RegisterRequest,
): Promise<RegisterResponse> {
  let { url, form } = asked
  for (let hops = 0; ; hops++) {
    const answer = await wire.rateLimiter.throttle(
      () => sendOnce(wire, { ...asked, url, form, signal }),
      signal,
    )
    const { status, headers } = answer.response
    wire.cookies.store(headers)
    if (!REDIRECTS.has(status)) return answer
    await discard(answer)
    const next = safeRedirectTarget(headers.get('location'), url)
    if (next === null || hops >= wire.limits.maxRedirects) throw new RegisterUpstreamError('redirect', url)
    url = next
    form = undefined
  }
}

async function sendOnce(
  wire: HttpTransport,
  { url, form, from, signal }: RegisterRequest,
): Promise<RegisterResponse> {
  const cookie = wire.cookies.header()
  const silence = createIdleTimeout(wire.limits.answerTimeoutMs, signal)
  silence.reset()
  try {
    const response = await wire.fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: {
        'user-agent': wire.userAgent,
        // Resuming counts bytes of the file, not of a compressed response.
        'accept-encoding': 'identity',
        ...(cookie ? { cookie } : {}),
        ...(from ? { range: `bytes=${from}-` } : {}),
      },
      body: form,
      redirect: 'manual',
      signal: silence.signal,
    })
    return { url, response, silence }
  } catch (cause) {
    silence.stop()
    silence.signal.throwIfAborted()
    const { code } = ((cause as Error).cause ?? {}) as { code?: string }
    throw new RegisterUpstreamError('unreachable', new URL(url).host, { cause, detail: code })
  }
}

/** The text of a page. Throws `ResponseBodyError`, a timeout, or the reason of an aborted signal. */
export async function readPage(
  { response, silence }: RegisterResponse,
  { limits: politeness }: HttpTransport,
): Promise<string> {
  try {
    return Buffer.from(await readBody(response, politeness.maxPageBytes)).toString('utf8')
  } finally {
    silence.stop()
  }
}

/** Throws `RegisterUpstreamError` for every status except 200 and 206. */
export async function requireSuccess(answer: RegisterResponse, clock: Clock): Promise<void> {
  const { status, headers } = answer.response
  if (status === 200 || status === 206) return
  await discard(answer)
  throw new RegisterUpstreamError(reasonOf(status), answer.url, {
    detail: `status ${status}`,
    retryAfterMs: readRetryAfter(headers.get('retry-after'), clock),
  })
}

/** Leaves the body unread. */
export async function discard({ response, silence }: RegisterResponse): Promise<void> {
  silence.stop()
  await response.body?.cancel()
}

function reasonOf(status: number): UpstreamErrorReason {
  if (status === 401 || status === 403) return 'session'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'throttled'
  return status === 408 || status >= 500 ? 'server_fault' : 'status'
}
