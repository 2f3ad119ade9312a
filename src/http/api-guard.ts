// First hook of every request under `/api/v1`: rate limit, API key, method.

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveKey } from '../domain/access/api-key.ts'
import type { ApiKeyCache, KeyRefusal } from '../usecases/access/api-key-cache.ts'
import type { Allowance, RequestQuota } from './limits/request-quota.ts'
import { METHOD_NOT_ALLOWED, type Problem, rateLimitProblem, sendProblem, VARY_ALL } from './problem.ts'

// API key authentication: the `X-Api-Key` header and the responses to an invalid key.

/** The raw header value. Node joins repeated headers with commas, which no key contains. */
function apiKeyHeader(headers: IncomingHttpHeaders): string | undefined {
  return headers['x-api-key'] as string | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the request; null outside `/api/v1` and `/bulk`, and without a valid key. */
    apiKey: ActiveKey | null
  }
}

const KEY_PROBLEMS: Record<KeyRefusal, Problem> = {
  missing: { status: 401, message: 'Missing X-Api-Key header.', headers: VARY_ALL },
  invalid: { status: 401, message: 'Invalid API key.', headers: VARY_ALL },
  disabled: { status: 401, message: 'API access is not enabled.', headers: VARY_ALL },
}

/** Sets the key of the request, or returns why there is none. */
export function keyProblem(apiKeys: Pick<ApiKeyCache, 'check'>, request: FastifyRequest): Problem | null {
  const verdict = apiKeys.check(apiKeyHeader(request.headers))
  request.apiKey = typeof verdict === 'object' ? verdict : null
  return typeof verdict === 'string' ? KEY_PROBLEMS[verdict] : null
}

export type ApiGuard = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** The hook continues valid requests and rejects all others with a problem. */
export function createApiGuard(apiKeys: ApiKeyCache, quota: RequestQuota): ApiGuard {
  return (request, reply, done) => {
    const problem = keyProblem(apiKeys, request)
    const decide = (allowance: Allowance) => {
      request.allowance = allowance
      if (!allowance.withinLimit) sendProblem(reply, rateLimitProblem(allowance))
      else if (problem) sendProblem(reply, problem)
      else if (request.method !== 'GET' && request.method !== 'HEAD') sendProblem(reply, METHOD_NOT_ALLOWED)
      else done()
    }
    const counted = quota.count(request.ip, request.apiKey)
    if (counted instanceof Promise) void counted.then(decide)
    else decide(counted)
  }
}
