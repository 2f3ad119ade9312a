// How answers of the endpoint are written: JSON that nobody keeps, with what is left of the caller's budget.

import type { RequestId } from '@modelcontextprotocol/server'
import type { FastifyReply } from 'fastify'
import { rateLimitHeaders } from './call-quota.ts'
import { type ErrorResponse, errorBody } from './error-responses.ts'

/** What every answer to an admitted call carries. */
export function commonHeaders({ request }: FastifyReply): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(request.admission?.allowance && rateLimitHeaders(request.admission.allowance)),
  }
}

/** Answers with JSON text. */
export function sendJson(reply: FastifyReply, text: string, headers?: Record<string, string>): FastifyReply {
  return reply.headers({ 'content-type': 'application/json', ...commonHeaders(reply), ...headers }).send(text)
}

/** Answers with a refusal. `id`: of the request, where it was read. */
export function sendError(reply: FastifyReply, refusal: ErrorResponse, id?: RequestId | null): FastifyReply {
  return sendJson(reply.code(refusal.status), errorBody(refusal, id), refusal.headers)
}

/** Answers that messages were taken and need none. */
export function sendAccepted(reply: FastifyReply): FastifyReply {
  return reply.code(202).headers(commonHeaders(reply)).send()
}
