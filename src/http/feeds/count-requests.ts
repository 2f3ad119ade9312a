// Rate limit of the feeds, which share the quota of the REST API.

import type { FastifyInstance } from 'fastify'
import { rateLimitProblem } from '../errors/problem.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { rateLimitHeaders, sendJsonProblem } from './respond.ts'

/**
 * Counts every request to the routes of `app` by client address, ignoring API keys, and rejects those over the limit.
 */
export function countRequests(app: FastifyInstance, quota: RequestQuota): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowance = await quota.count(request.ip, null)
    request.allowance = allowance
    reply.headers(rateLimitHeaders(request))
    if (!allowance.withinLimit) return sendJsonProblem(reply, rateLimitProblem(allowance))
  })
}
