// Client of the National Bank's Central Balance Sheet Office: deposits of a company, accounts of a deposit,
// daily extracts. Rate-limited; validates every response against the request, so that a refused, truncated or
// throttled response is never reported as "nothing deposited".

import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import { createRateLimiter } from '../../../platform/http-client/rate-limiter.ts'
import { readBody } from '../../../platform/http-client/response-body.ts'
import { retry } from '../../../platform/http-client/retry.ts'
import type { Logger } from '../../../platform/log.ts'
import { traceFetch } from '../../../platform/tracing/traced-fetch.ts'
import {
  type AccountsClientLimits,
  DEFAULT_ACCOUNTS_CLIENT_LIMITS,
  type SubscriptionKeys,
} from './bank-service.ts'
import {
  listReferencesVerifyingEmpty,
  parseJson,
  type ReferenceList,
  requireDataContentType,
  requireReference,
} from './check-response.ts'
import { AccountsKeyError, AccountsServiceBlockedError } from './errors.ts'
import { attemptRequest, type BankAnswer, type BankRequest, type HttpTransport } from './request-attempt.ts'
import { type SavedExtract, saveExtract } from './save-extract.ts'

// Sends a request with rate limit and retries.

type SendRequest = <T>(request: BankRequest<T>) => Promise<BankAnswer<T>>

/**
 * Creates the request function. It throws `AccountsKeyError`, `AccountsServiceBlockedError` or
 * `AccountsServiceAnswerError`, the reason of an aborted signal, and errors from reading the body.
 */
function createSendRequest(wire: HttpTransport, logger: Logger): SendRequest {
  return async request => {
    const key = wire.keys[request.product]
    if (key === null) throw new AccountsKeyError('missing', request.product)
    return wire.rateLimiter.withSlot(() => sendWithRetry(wire, logger, request, key), request.signal)
  }
}

function sendWithRetry<T>(
  wire: HttpTransport,
  logger: Logger,
  request: BankRequest<T>,
  key: string,
): Promise<BankAnswer<T>> {
  const { url, signal } = request
  return retry(() => wire.rateLimiter.throttle(() => attemptRequest(wire, request, key), signal), {
    policy: wire.limits,
    clock: wire.clock,
    signal,
    tooLongWaitError: (fault, retryAfterMs) =>
      fault instanceof AccountsServiceBlockedError
        ? fault
        : new AccountsServiceBlockedError('throttled', url, retryAfterMs),
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'accounts service: retrying'),
  })
}

type AccountsClientOptions = {
  /** `https://ws.cbso.nbb.be`, or a copy of it. */
  baseUrl: string
  keys: SubscriptionKeys
  /** User agent sent with every request. */
  userAgent: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
  limits?: Partial<AccountsClientLimits>
  logger: Logger
}

export type RequestOptions = { signal?: AbortSignal }

/**
 * Every function throws `AccountsKeyError`, `AccountsServiceBlockedError`, `AccountsServiceAnswerError` or
 * the reason of an aborted signal; those with a `path` also file-system errors. Days are `YYYY-MM-DD`.
 */
export type AccountsClient = {
  /** Deposits of a company, since 1998; null when the Bank has none. */
  listReferences(number: EnterpriseNumber, options?: RequestOptions): Promise<ReferenceList | null>
  /** The JSON-XBRL document of a deposit (`2025-00069236`); `pdf_only` if it exists as PDF only. */
  fetchAccounts(reference: string, options?: RequestOptions): Promise<Uint8Array | 'pdf_only'>
  /**
   * Saves the zip with the references of all deposits published on a day; `absent`: the Bank has none (404).
   */
  fetchBatchReferences(day: string, path: string, options?: RequestOptions): Promise<SavedExtract | 'absent'>
  /** Saves the zip with the JSON-XBRL documents of a day. */
  fetchBatchAccounts(day: string, path: string, options?: RequestOptions): Promise<SavedExtract | 'absent'>
}

/** Creates a client. Use one per process: the rate limit is per client. */
export function createAccountsClient(options: AccountsClientOptions): AccountsClient {
  const clock = options.clock ?? systemClock
  const politeness = { ...DEFAULT_ACCOUNTS_CLIENT_LIMITS, ...options.limits }
  const wire: HttpTransport = {
    fetch: traceFetch(options.fetch ?? globalThis.fetch),
    userAgent: options.userAgent,
    keys: options.keys,
    limits: politeness,
    rateLimiter: createRateLimiter(politeness, clock),
    clock,
  }
  const root = options.baseUrl.replace(/\/+$/, '')
  return createMethods(createSendRequest(wire, options.logger), root, politeness, clock)
}

function createMethods(
  ask: SendRequest,
  root: string,
  politeness: AccountsClientLimits,
  clock: Clock,
): AccountsClient {
  const saveBatch = async (url: string, accept: string, path: string, signal?: AbortSignal) => {
    const { extractTimeoutMs: timeoutMs, maxExtractBytes } = politeness
    const take = (response: Response) => saveExtract(response, path, maxExtractBytes, url)
    const answer = await ask({ product: 'extracts', url, accept, timeoutMs, signal, readBody: take })
    return answer.found ? answer.value : 'absent'
  }
  return {
    listReferences: (number, { signal } = {}) =>
      listReferencesVerifyingEmpty(
        () => askJson(`${root}/authentic/legalEntity/${number}/references`, 'application/json', signal),
        number,
        { clock, waitsMs: politeness.verifyEmptyDelaysMs, signal },
      ),
    async fetchAccounts(reference, { signal } = {}) {
      const url = `${root}/authentic/deposit/${encodeURIComponent(reference)}/accountingData`
      const document = await askJson(url, 'application/x.jsonxbrl', signal)
      if (document === null) return 'pdf_only'
      requireReference(document.value, reference, url)
      return document.bytes
    },
    fetchBatchReferences: (day, path, { signal } = {}) =>
      saveBatch(`${root}/extracts/batch/${day}/references`, 'application/x.zip+json', path, signal),
    fetchBatchAccounts: (day, path, { signal } = {}) =>
      saveBatch(`${root}/extracts/batch/${day}/accountingData`, 'application/x.zip+jsonxbrl', path, signal),
  }

  async function askJson(url: string, accept: string, signal?: AbortSignal): Promise<JsonDocument | null> {
    const { answerTimeoutMs: timeoutMs, maxAnswerBytes } = politeness
    const take = (response: Response) => readJsonResponse(response, maxAnswerBytes, url)
    const answer = await ask({ product: 'authentic', url, accept, timeoutMs, signal, readBody: take })
    return answer.found ? answer.value : null
  }
}

/** A JSON document: raw bytes and parsed value. */
type JsonDocument = { url: string; bytes: Uint8Array; value: unknown }

async function readJsonResponse(response: Response, maxBytes: number, url: string): Promise<JsonDocument> {
  await requireDataContentType(response, url)
  const bytes = await readBody(response, maxBytes)
  return { url, bytes, value: parseJson(bytes, url) }
}
