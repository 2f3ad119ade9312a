// The Bank's service: its products, each with a key, and the limits towards it, of which it publishes none.

import type { RatePolicy } from '../../../platform/http-client/rate-limiter.ts'

// The Bank's API products in use. Each has its own subscription key.

export type Product = 'authentic' | 'extracts'

/** Subscription key by product; null for one that is not subscribed to. */
export type SubscriptionKeys = Readonly<Record<Product, string | null>>

/** Name of each product and the setting of its key. Both are free of charge. */
export const PRODUCTS: Readonly<Record<Product, { name: string; setting: string }>> = {
  authentic: { name: 'Authentic Data Query', setting: 'ACCOUNTS_KEY_AUTHENTIC' },
  extracts: { name: 'Authentic Data Daily Extract', setting: 'ACCOUNTS_KEY_EXTRACTS' },
}

/** Where to subscribe to products and get keys. */
export const KEYS_URL = 'https://developer.cbso.nbb.be'

export type AccountsClientLimits = RatePolicy & {
  /** Response timeouts including the body, in milliseconds: for a list or document, and for an extract. */
  answerTimeoutMs: number
  extractTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxAnswerBytes: number
  maxExtractBytes: number
  /** Delays before an empty list of deposits is requested again, in milliseconds. */
  verifyEmptyDelaysMs: readonly number[]
}

export const DEFAULT_ACCOUNTS_CLIENT_LIMITS: AccountsClientLimits = {
  concurrency: 1,
  // Other public clients pause for 0.3 to 2 s with up to six parallel requests; none reports throttling.
  intervalMs: 500,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  answerTimeoutMs: 60_000,
  extractTimeoutMs: 30 * 60_000,
  maxAnswerBytes: 64 * 2 ** 20,
  maxExtractBytes: 4 * 2 ** 30,
  // Under load the service returns empty lists; seconds later the same list can be complete.
  verifyEmptyDelaysMs: [3_000, 12_000],
}
