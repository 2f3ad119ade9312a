// Surfaces without a key that share the budget of the REST API.

import type { FastifyInstance } from 'fastify'
import { rateLimitProblem } from '../errors/problem.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { rateLimitHeaders, sendJsonProblem } from './respond.ts'

/**
 * Counts every request to what `app` holds for the client's address, whatever key it carries, and refuses those over
 * the limit.
 */
export function countRequests(app: FastifyInstance, budget: RequestQuota): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowance = await budget.count(request.ip, null)
    request.allowance = allowance
    reply.headers(rateLimitHeaders(request))
    if (!allowance.withinLimit) return sendJsonProblem(reply, rateLimitProblem(allowance))
  })
}
