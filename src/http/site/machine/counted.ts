// Surfaces without a key that share the budget of the REST API.

import type { FastifyInstance } from 'fastify'
import type { Budget } from '../../limits.ts'
import { overLimit } from '../../problem.ts'
import { limitHeaders, refuse } from './respond.ts'

/**
 * Counts every request to what `app` holds for the client's address, whatever key it carries, and refuses those over
 * the limit.
 */
export function countRequests(app: FastifyInstance, budget: Budget): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowance = await budget.count(request.ip, null)
    request.allowance = allowance
    reply.headers(limitHeaders(request))
    if (!allowance.withinLimit) return refuse(reply, overLimit(allowance))
  })
}
