// API key authentication: the `X-Api-Key` header and the responses to an invalid key.

import type { IncomingHttpHeaders } from 'node:http'
import type { KeyRefusal } from '../usecases/access/api-key-cache.ts'
import { type Problem, VARY_ALL } from './errors/problem.ts'

/** The raw header value. Node joins repeated headers with commas, which no key contains. */
export function apiKeyHeader(headers: IncomingHttpHeaders): string | undefined {
  return headers['x-api-key'] as string | undefined
}

export const KEY_PROBLEMS: Record<KeyRefusal, Problem> = {
  missing: { status: 401, message: 'Missing X-Api-Key header.', headers: VARY_ALL },
  invalid: { status: 401, message: 'Invalid API key.', headers: VARY_ALL },
  disabled: { status: 401, message: 'API access is not enabled.', headers: VARY_ALL },
}
