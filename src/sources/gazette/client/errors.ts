// Errors of the gazette's site. Neither means "nothing was published".

/** The site is blocking us: stop all requests. */
export class GazetteBlockedError extends Error {
  override name = 'GazetteSiteBlockedError'
  readonly code = 'GAZETTE_SITE_BLOCKED'
  readonly reason: BlockReason
  readonly url: string
  /** Requested delay in milliseconds; null if not given. */
  readonly retryAfterMs: number | null

  constructor(reason: BlockReason, url: string, retryAfterMs: number | null = null) {
    super(`The gazette's site throttles requests (${reason}): ${url}`)
    this.reason = reason
    this.url = url
    this.retryAfterMs = retryAfterMs
  }
}

/** Status 403; status 429, or 503 with a longer delay than we accept; a captcha or firewall page. */
export type BlockReason = 'forbidden' | 'throttled' | 'challenge'

/** An invalid response, or none. */
export class GazetteResponseError extends Error {
  override name = 'GazetteSiteAnswerError'
  readonly code = 'GAZETTE_SITE_ANSWER'
  readonly reason: ResponseErrorReason
  readonly url: string

  constructor(reason: ResponseErrorReason, url: string, options?: ErrorOptions & { detail?: string }) {
    super(`${MESSAGES[reason]}${options?.detail ? ` (${options.detail})` : ''}: ${url}`, options)
    this.reason = reason
    this.url = url
  }
}

const MESSAGES = {
  unreachable: "The gazette's site could not be reached",
  timeout: "The request to the gazette's site timed out",
  server_fault: "The gazette's site failed",
  status: "The gazette's site returned an unexpected status",
  not_found: "The gazette's site has no such page",
  redirect: "The gazette's site redirected to a URL that is not allowed",
  too_large: 'The response exceeds the size limit',
  empty: 'The response is empty',
  cut: 'The response is truncated',
  foreign: "The response is not a page of the gazette's site",
  wrong_page: 'The response is a different page than requested',
  contradiction: 'The page is inconsistent with itself or with adjacent pages',
  unproven_empty: 'The page is empty without a statement that there are no results',
  unreadable: 'The page has content that cannot be parsed',
} as const

export type ResponseErrorReason = keyof typeof MESSAGES

/** True for the errors above: faults of the site. */
export function isGazetteClientError(error: unknown): error is GazetteBlockedError | GazetteResponseError {
  return error instanceof GazetteBlockedError || error instanceof GazetteResponseError
}
