// First hook of every request under `/api/v1`: rate limit, API key, method.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiKeyCache } from '../usecases/access/api-key-cache.ts'
import { apiKeyHeader, KEY_PROBLEMS } from './auth.ts'
import { METHOD_NOT_ALLOWED, rateLimitProblem, sendProblem } from './errors/problem.ts'
import type { Allowance, RequestQuota } from './limits/request-quota.ts'

export type ApiGuard = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** The hook continues valid requests and rejects all others with a problem. */
export function createApiGuard(apiKeys: ApiKeyCache, quota: RequestQuota): ApiGuard {
  return (request, reply, done) => {
    const verdict = apiKeys.check(apiKeyHeader(request.headers))
    const key = typeof verdict === 'object' ? verdict : null
    const decide = (allowance: Allowance) => {
      request.allowance = allowance
      if (!allowance.withinLimit) sendProblem(reply, rateLimitProblem(allowance))
      else if (typeof verdict === 'string') sendProblem(reply, KEY_PROBLEMS[verdict])
      else if (request.method !== 'GET' && request.method !== 'HEAD') sendProblem(reply, METHOD_NOT_ALLOWED)
      else done()
    }
    const counted = quota.count(request.ip, key)
    if (counted instanceof Promise) void counted.then(decide)
    else decide(counted)
  }
}
