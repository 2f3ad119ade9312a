// A single attempt of a request: checks status and body, and whether a retry may help. Redirects are never
// followed, so that the key is sent to the configured host only.

import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { type RateLimiter, readRetryAfter } from '../../../platform/http-client/rate-limiter.ts'
import { isTimeout, ResponseBodyError, readBody } from '../../../platform/http-client/response-body.ts'
import type { Attempt as TriedOnce } from '../../../platform/http-client/retry.ts'
import type { AccountsClientLimits, Product, SubscriptionKeys } from './bank-service.ts'
import { isHtml } from './check-response.ts'
import {
  AccountsKeyError,
  AccountsServiceAnswerError,
  AccountsServiceBlockedError,
  type AccountsServiceError,
  type AnswerErrorReason,
} from './errors.ts'

export type BankRequest<T> = {
  product: Product
  url: string
  /** Media type; the service selects the representation by this header only. */
  accept: string
  timeoutMs: number
  signal?: AbortSignal
  /** Reads the body of a 200 response. Throws `AccountsServiceAnswerError` for an invalid one. */
  readBody(response: Response): Promise<T>
}

/** `found` is false for status 404, which the service uses for "none". */
export type BankAnswer<T> = { found: true; value: T } | { found: false }

type Attempt<T> = TriedOnce<BankAnswer<T>, AccountsServiceError>

export type HttpTransport = {
  fetch: typeof globalThis.fetch
  userAgent: string
  keys: SubscriptionKeys
  limits: AccountsClientLimits
  rateLimiter: RateLimiter
  clock: Clock
}

/** Sends `request` once. Throws the reason of an aborted signal, and local errors. */
export async function attemptRequest<T>(
  wire: HttpTransport,
  request: BankRequest<T>,
  key: string,
): Promise<Attempt<T>> {
  const { url, accept, signal } = request
  const timeout = AbortSignal.timeout(request.timeoutMs)
  try {
    const response = await wire
      .fetch(url, {
        headers: {
          'user-agent': wire.userAgent,
          accept,
          'NBB-CBSO-Subscription-Key': key,
          'X-Request-Id': randomUUID(),
        },
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      .catch(cause => {
        if (isTimeout(cause)) throw cause
        throw new AccountsServiceAnswerError('unreachable', url, { cause, detail: cause?.cause?.code })
      })
    return await interpretResponse(wire, request, response)
  } catch (cause) {
    signal?.throwIfAborted()
    return toAttemptError(url, cause)
  }
}

// Errors that may be transient.
const RETRYABLE = new Set<AnswerErrorReason>(['unreachable', 'timeout', 'server_fault', 'empty', 'cut'])

function toAttemptError<T>(url: string, cause: unknown): Attempt<T> {
  if (cause instanceof AccountsServiceAnswerError) return retryableFailure(cause)
  if (isTimeout(cause)) return retryableFailure(new AccountsServiceAnswerError('timeout', url, { cause }))
  if (cause instanceof ResponseBodyError) {
    return retryableFailure(
      new AccountsServiceAnswerError(cause.reason, url, { cause, detail: cause.message }),
    )
  }
  throw cause
}

function retryableFailure<T>(
  fault: AccountsServiceAnswerError,
  retryAfterMs: number | null = null,
): Attempt<T> {
  return { fault, retryable: RETRYABLE.has(fault.reason), retryAfterMs }
}

async function interpretResponse<T>(
  wire: HttpTransport,
  request: BankRequest<T>,
  response: Response,
): Promise<Attempt<T>> {
  const { status, headers } = response
  if (status === 200) return { answer: { found: true, value: await request.readBody(response) } }
  const { url, product } = request
  const text = await readText(response)
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), wire.clock)
  const html = isHtml(headers, text)
  if (status === 404 && !html) return { answer: { found: false } }
  if (status === 429 || (status === 403 && isQuotaExceeded(text, retryAfterMs))) {
    const fault = new AccountsServiceBlockedError('throttled', url, retryAfterMs)
    return { fault, retryable: true, retryAfterMs }
  }
  if (status === 403 && html)
    return finalFailure(new AccountsServiceBlockedError('forbidden', url, retryAfterMs))
  if (status === 401 || status === 403) return finalFailure(new AccountsKeyError('refused', product, status))
  const fault = new AccountsServiceAnswerError(reasonOf(status), url, { detail: `status ${status}` })
  return retryableFailure(fault, retryAfterMs)
}

function finalFailure<T>(fault: AccountsServiceError): Attempt<T> {
  return { fault, retryable: false, retryAfterMs: null }
}

function reasonOf(status: number): AnswerErrorReason {
  if (status === 408 || status >= 500) return 'server_fault'
  if (status === 404) return 'foreign'
  if (status === 415 || status === 406) return 'format_refused'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

// The gateway reports an exceeded weekly quota as 403 with a delay.
function isQuotaExceeded(text: string, retryAfterMs: number | null): boolean {
  return retryAfterMs !== null || /quota/i.test(text)
}

const MAX_ERROR_TEXT_BYTES = 100_000

// The body of an error response, if short; empty if truncated.
async function readText(response: Response): Promise<string> {
  try {
    return Buffer.from(await readBody(response, MAX_ERROR_TEXT_BYTES)).toString('utf8')
  } catch (error) {
    if (error instanceof ResponseBodyError) return ''
    throw error
  }
}
