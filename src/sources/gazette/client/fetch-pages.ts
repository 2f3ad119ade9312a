// Sends requests with rate limit and retries; fetches resources of several pages, conditionally.

import { retry } from '../../../platform/http-client/retry.ts'
import type { Logger } from '../../../platform/log.ts'
import type { ResponseKind } from './check-response.ts'
import { GazetteBlockedError, type GazetteResponseError } from './errors.ts'
import {
  attemptRequest,
  type GazetteRequest,
  type GazetteResponse,
  type HttpTransport,
} from './request-attempt.ts'
import type { KnownValidators, PageValidator } from './validator.ts'

// Sends a request with rate limit and retries.

export type SendRequest = (request: GazetteRequest) => Promise<GazetteResponse>

/**
 * Creates the request function. It throws `GazetteBlockedError` or `GazetteResponseError` when the last
 * attempt failed or a retry could not help, and the reason of an aborted signal.
 */
export function createSendRequest(wire: HttpTransport, logger: Logger): SendRequest {
  return request => wire.rateLimiter.withSlot(() => sendWithRetry(wire, logger, request), request.signal)
}

function sendWithRetry(
  wire: HttpTransport,
  logger: Logger,
  request: GazetteRequest,
): Promise<GazetteResponse> {
  const { url, signal } = request
  return retry(() => attemptRequest(wire, request), {
    policy: wire.limits,
    clock: wire.clock,
    signal,
    tooLongWaitError: tooLongWaitError,
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'gazette site: retrying'),
  })
}

function tooLongWaitError(fault: GazetteResponseError | GazetteBlockedError, retryAfterMs: number | null) {
  return fault instanceof GazetteBlockedError
    ? fault
    : new GazetteBlockedError('throttled', fault.url, retryAfterMs)
}

export type ConditionalResult<T> =
  | { unchanged: true }
  | { unchanged: false; value: T; validators: PageValidator[] }

export type FetchOptions = {
  signal?: AbortSignal
  /**
   * Validators of the last complete fetch. If every page that has one answers "not modified" the result is
   * `unchanged`; if any changed, all pages are fetched.
   */
  known?: KnownValidators
}

export type Page = { url: string; bytes: Uint8Array }

/** Requests one page or PDF unconditionally, and records its validator in `validators`. */
export async function fetchUnconditionally(
  ask: SendRequest,
  kind: ResponseKind,
  url: string,
  signal: AbortSignal | undefined,
  validators: PageValidator[],
): Promise<Page> {
  const answer: GazetteResponse = await ask({ url, kind, known: null, signal })
  if (answer.unchanged) throw new Error('An unconditional request was answered "not modified".')
  if (answer.validator) validators.push({ url, ...answer.validator })
  return { url, bytes: answer.bytes }
}

/** A resource of one or more pages. */
export type PagedResource = {
  kind: ResponseKind
  /** URL of page `page`, from 1. */
  urlOf(page: number): string
  /** Number of pages; absent when known only from the pages. */
  pages?: number
}

/**
 * Fetches a paged resource. `read` requests pages with the function it receives; not called if
 * `ReadOptions.known` shows no change.
 */
export async function fetchPages<T>(
  ask: SendRequest,
  paged: PagedResource,
  options: FetchOptions,
  read: (get: (page: number) => Promise<Page>) => Promise<T>,
): Promise<ConditionalResult<T>> {
  const { known, signal } = options
  if (known && (await isUnchanged(ask, paged, known, signal))) return { unchanged: true }
  const validators: PageValidator[] = []
  const value = await read(page =>
    fetchUnconditionally(ask, paged.kind, paged.urlOf(page), signal, validators),
  )
  return { unchanged: false, value, validators }
}

async function isUnchanged(
  ask: SendRequest,
  { kind, urlOf, pages = Number.POSITIVE_INFINITY }: PagedResource,
  known: KnownValidators,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let page = 1; page <= pages; page++) {
    const url = urlOf(page)
    const validator = await known(url)
    if (validator === null) return page > 1
    const answer = await ask({ url, kind, known: validator, signal })
    if (!answer.unchanged) return false
  }
  return true
}
