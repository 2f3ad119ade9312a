// One try of one request: status, redirects, body and frame judged. It tells what happened and decides nothing about
// further tries, except whether they could help.

import { BodyFault, isTimeout, readBody } from '../../web/body.ts'
import type { Clock } from '../../web/clock.ts'
import { readRetryAfter } from '../../web/pace.ts'
import { followable } from '../../web/redirect.ts'
import type { Attempt as TriedOnce } from '../../web/try-patiently.ts'
import type { Turnstile } from '../../web/turnstile.ts'
import { type AnswerKind, findAnswerFault } from './check-answer.ts'
import { type AnswerReason, GazetteSiteAnswerError, GazetteSiteBlockedError } from './errors.ts'
import type { Politeness } from './politeness.ts'
import { conditionalHeaders, readValidator, type Validator } from './validator.ts'

export type SiteRequest = {
  url: string
  kind: AnswerKind
  /** When given, an unchanged page is told as such. */
  known: Validator | null
  signal?: AbortSignal
}

export type Answer =
  | { unchanged: true }
  | { unchanged: false; bytes: Uint8Array; validator: Validator | null }

export type Attempt = TriedOnce<Answer, GazetteSiteAnswerError | GazetteSiteBlockedError>

export type Wire = {
  fetch: typeof globalThis.fetch
  userAgent: string
  politeness: Politeness
  turnstile: Turnstile
  clock: Clock
}

/** Tries `request` once. Throws only the reason of an aborted signal. */
export async function tryOnce(wire: Wire, request: SiteRequest): Promise<Attempt> {
  let url = request.url
  for (let hops = 0; ; hops++) {
    const step = await wire.turnstile.pass(() => sendOnce(wire, request, url), request.signal)
    if (!('location' in step)) return step
    const next = followable(step.location, url)
    if (next === null || hops >= wire.politeness.redirects) {
      return failed('redirect', request.url, { detail: step.location ?? 'no place named' })
    }
    url = next
  }
}

async function sendOnce(
  wire: Wire,
  request: SiteRequest,
  url: string,
): Promise<Attempt | { location: string | null }> {
  const { politeness } = wire
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
    return await judgeResponse(wire, request, response)
  } catch (cause) {
    request.signal?.throwIfAborted()
    if (cause instanceof BodyFault) {
      const { reason, message: detail } = cause
      return failed(reason, request.url, { cause, detail }, reason === 'cut')
    }
    return failed(isTimeout(cause) ? 'timeout' : 'unreachable', request.url, { cause }, true)
  }
}

const ACCEPT = { page: 'text/html', pdf: 'application/pdf' }
const REDIRECTS = new Set([301, 302, 303, 307, 308])

async function judgeResponse(
  wire: Wire,
  request: SiteRequest,
  response: Response,
): Promise<Attempt | { location: string | null }> {
  const { status, headers } = response
  if (status === 200) return judgeBody(wire, request, response)
  await response.body?.cancel()
  if (status === 304 && request.known) return { answer: { unchanged: true } }
  if (REDIRECTS.has(status)) return { location: headers.get('location') }
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), wire.clock)
  if (status === 403)
    return faulty(new GazetteSiteBlockedError('forbidden', request.url, retryAfterMs), false)
  if (status === 429) {
    return faulty(new GazetteSiteBlockedError('throttled', request.url, retryAfterMs), true, retryAfterMs)
  }
  if (status === 404 || status === 410) return failed('not_found', request.url)
  if (status === 408 || status >= 500) {
    return failed('server_fault', request.url, { detail: `status ${status}` }, true, retryAfterMs)
  }
  return failed('status', request.url, { detail: `status ${status}` })
}

async function judgeBody(wire: Wire, request: SiteRequest, response: Response): Promise<Attempt> {
  const { maxPageBytes, maxPdfBytes } = wire.politeness
  const maxBytes = request.kind === 'pdf' ? maxPdfBytes : maxPageBytes
  const bytes = await readBody(response, maxBytes)
  const fault = findAnswerFault(bytes, request.kind)
  if (fault === 'challenge') return faulty(new GazetteSiteBlockedError('challenge', request.url), false)
  if (fault !== null) return failed(fault, request.url, {}, fault === 'cut' || fault === 'empty')
  return { answer: { unchanged: false, bytes, validator: readValidator(response.headers) } }
}

function failed(
  reason: AnswerReason,
  url: string,
  options: ErrorOptions & { detail?: string } = {},
  mayPass = false,
  retryAfterMs: number | null = null,
): Attempt {
  return faulty(new GazetteSiteAnswerError(reason, url, options), mayPass, retryAfterMs)
}

function faulty(
  fault: GazetteSiteAnswerError | GazetteSiteBlockedError,
  mayPass: boolean,
  retryAfterMs: number | null = null,
): Attempt {
  return { fault, mayPass, retryAfterMs }
}
