// Errors of the Bank's service. None of them means "nothing was deposited". Messages contain no key and no
// response text.

import { KEYS_URL, PRODUCTS, type Product } from './bank-service.ts'

/** A product cannot be requested with the configured keys; needs the operator. */
export class AccountsKeyError extends Error {
  override name = 'AccountsKeyError'
  readonly code = 'ACCOUNTS_KEY'
  readonly reason: 'missing' | 'refused'
  readonly product: Product

  constructor(reason: 'missing' | 'refused', product: Product, status?: number) {
    const { name, setting } = PRODUCTS[product]
    super(
      reason === 'missing'
        ? `The National Bank's product "${name}" requires a subscription key, and none is set. Subscribe to it, free of charge, at ${KEYS_URL} and set ${setting}.`
        : `The National Bank rejected the key in ${setting} for its product "${name}" (status ${status}): it is wrong, expired or for another product. Keys are available at ${KEYS_URL}.`,
    )
    this.reason = reason
    this.product = product
  }
}

/** The service is blocking us: stop all requests. */
export class AccountsServiceBlockedError extends Error {
  override name = 'AccountsServiceBlockedError'
  readonly code = 'ACCOUNTS_SERVICE_BLOCKED'
  readonly reason: BlockReason
  readonly url: string
  /** Requested delay in milliseconds; null if not given. */
  readonly retryAfterMs: number | null

  constructor(reason: BlockReason, url: string, retryAfterMs: number | null = null) {
    super(`The National Bank's service throttles requests (${reason}): ${url}`)
    this.reason = reason
    this.url = url
    this.retryAfterMs = retryAfterMs
  }
}

/** `throttled`: status 429, a spent quota, or a longer wait than we accept. `forbidden`: a firewall's page. */
type BlockReason = 'throttled' | 'forbidden'

/** An invalid response, or none. */
export class AccountsServiceAnswerError extends Error {
  override name = 'AccountsServiceAnswerError'
  readonly code = 'ACCOUNTS_SERVICE_ANSWER'
  readonly reason: AnswerErrorReason
  readonly url: string

  constructor(reason: AnswerErrorReason, url: string, options?: ErrorOptions & { detail?: string }) {
    super(`${MESSAGES[reason]}${options?.detail ? ` (${options.detail})` : ''}: ${url}`, options)
    this.reason = reason
    this.url = url
  }
}

const MESSAGES = {
  unreachable: "The National Bank's service could not be reached",
  timeout: "The request to the National Bank's service timed out",
  server_fault: "The National Bank's service failed",
  status: "The National Bank's service returned an unexpected status",
  format_refused: "The National Bank's service does not provide this format",
  redirect: "The National Bank's service redirected to another host, where no key is sent",
  too_large: 'The response exceeds the size limit',
  empty: 'The response is empty',
  cut: 'The response is truncated or damaged',
  foreign: "The response is not from the National Bank's service",
  unreadable: 'The response cannot be parsed',
  wrong_document: 'The response is about something other than requested',
} as const

export type AnswerErrorReason = keyof typeof MESSAGES

export type AccountsServiceError = AccountsKeyError | AccountsServiceBlockedError | AccountsServiceAnswerError

/** True for the errors above: faults of the service, which go into the report. */
export function isAccountsServiceError(error: unknown): error is AccountsServiceError {
  return (
    error instanceof AccountsKeyError ||
    error instanceof AccountsServiceBlockedError ||
    error instanceof AccountsServiceAnswerError
  )
}

/** Why requests stop: `key` until the setting is changed, `blocked` for some hours. */
export type StopReason = 'key' | 'blocked'

/** Null for an error of a single response: other requests may succeed. */
export function stopReasonOf(fault: AccountsServiceError): StopReason | null {
  if (fault instanceof AccountsKeyError) return 'key'
  return fault instanceof AccountsServiceBlockedError ? 'blocked' : null
}
