// A single attempt of a request: checks status, redirects, body and page frame, and whether a retry may help.

import type { Clock } from '../../../platform/clock.ts'
import { type RateLimiter, readRetryAfter } from '../../../platform/http-client/rate-limiter.ts'
import { isTimeout, ResponseBodyError, readBody } from '../../../platform/http-client/response-body.ts'
import type { Attempt as TriedOnce } from '../../../platform/http-client/retry.ts'
import { safeRedirectTarget } from '../../../platform/http-client/safe-redirect.ts'
import { findResponseFault, type ResponseKind } from './check-response.ts'
import type { GazetteClientLimits } from './client-limits.ts'
import { GazetteBlockedError, GazetteResponseError, type ResponseErrorReason } from './errors.ts'
import { conditionalHeaders, readValidator, type Validator } from './validator.ts'

export type GazetteRequest = {
  url: string
  kind: ResponseKind
  /** Validator for a conditional request. */
  known: Validator | null
  signal?: AbortSignal
}

export type GazetteResponse =
  | { unchanged: true }
  | { unchanged: false; bytes: Uint8Array; validator: Validator | null }

type Attempt = TriedOnce<GazetteResponse, GazetteResponseError | GazetteBlockedError>

export type HttpTransport = {
  fetch: typeof globalThis.fetch
  userAgent: string
  limits: GazetteClientLimits
  rateLimiter: RateLimiter
  clock: Clock
}

/** Sends `request` once. Throws only the reason of an aborted signal. */
export async function attemptRequest(wire: HttpTransport, request: GazetteRequest): Promise<Attempt> {
  let url = request.url
  for (let hops = 0; ; hops++) {
    const step = await wire.rateLimiter.throttle(() => sendOnce(wire, request, url), request.signal)
    if (!('location' in step)) return step
    const next = safeRedirectTarget(step.location, url)
    if (next === null || hops >= wire.limits.maxRedirects) {
      return failed('redirect', request.url, { detail: step.location ?? 'no Location header' })
    }
    url = next
  }
}

async function sendOnce(
  wire: HttpTransport,
  request: GazetteRequest,
  url: string,
): Promise<Attempt | { location: string | null }> {
  const { limits: politeness } = wire
  const timeout = AbortSignal.timeout(
    request.kind === 'pdf' ? politeness.pdfTimeoutMs : politeness.pageTimeoutMs,
  )
  try {
    const response = await wire.fetch(url, {
      headers: {
        'user-agent': wire.userAgent,
        accept: ACCEPT[request.kind],
        ...conditionalHeaders(request.known),
      },
      redirect: 'manual',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    })
    return await interpretResponse(wire, request, response)
  } catch (cause) {
    request.signal?.throwIfAborted()
    if (cause instanceof ResponseBodyError) {
      const { reason, message: detail } = cause
      return failed(reason, request.url, { cause, detail }, reason === 'cut')
    }
    return failed(isTimeout(cause) ? 'timeout' : 'unreachable', request.url, { cause }, true)
  }
}

const ACCEPT = { page: 'text/html', pdf: 'application/pdf' }
const REDIRECTS = new Set([301, 302, 303, 307, 308])

async function interpretResponse(
  wire: HttpTransport,
  request: GazetteRequest,
  response: Response,
): Promise<Attempt | { location: string | null }> {
  const { status, headers } = response
  if (status === 200) return interpretBody(wire, request, response)
  await response.body?.cancel()
  if (status === 304 && request.known) return { answer: { unchanged: true } }
  if (REDIRECTS.has(status)) return { location: headers.get('location') }
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), wire.clock)
  if (status === 403) return failure(new GazetteBlockedError('forbidden', request.url, retryAfterMs), false)
  if (status === 429) {
    return failure(new GazetteBlockedError('throttled', request.url, retryAfterMs), true, retryAfterMs)
  }
  if (status === 404 || status === 410) return failed('not_found', request.url)
  if (status === 408 || status >= 500) {
    return failed('server_fault', request.url, { detail: `status ${status}` }, true, retryAfterMs)
  }
  return failed('status', request.url, { detail: `status ${status}` })
}

async function interpretBody(
  wire: HttpTransport,
  request: GazetteRequest,
  response: Response,
): Promise<Attempt> {
  const { maxPageBytes, maxPdfBytes } = wire.limits
  const maxBytes = request.kind === 'pdf' ? maxPdfBytes : maxPageBytes
  const bytes = await readBody(response, maxBytes)
  const fault = findResponseFault(bytes, request.kind)
  if (fault === 'challenge') return failure(new GazetteBlockedError('challenge', request.url), false)
  if (fault !== null) return failed(fault, request.url, {}, fault === 'cut' || fault === 'empty')
  return { answer: { unchanged: false, bytes, validator: readValidator(response.headers) } }
}

function failed(
  reason: ResponseErrorReason,
  url: string,
  options: ErrorOptions & { detail?: string } = {},
  mayPass = false,
  retryAfterMs: number | null = null,
): Attempt {
  return failure(new GazetteResponseError(reason, url, options), mayPass, retryAfterMs)
}

function failure(
  fault: GazetteResponseError | GazetteBlockedError,
  mayPass: boolean,
  retryAfterMs: number | null = null,
): Attempt {
  return { fault, retryable: mayPass, retryAfterMs }
}
