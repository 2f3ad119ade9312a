// Sends responses of the endpoint: JSON, `no-store`, with rate limit headers.

import type { RequestId } from '@modelcontextprotocol/server'
import type { FastifyReply } from 'fastify'
import { rateLimitHeaders } from './call-quota.ts'
import { type ErrorResponse, errorBody } from './error-responses.ts'

/** Headers of every response to an admitted call. */
export function commonHeaders({ request }: FastifyReply): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(request.admission?.allowance && rateLimitHeaders(request.admission.allowance)),
  }
}

export function sendJson(reply: FastifyReply, text: string, headers?: Record<string, string>): FastifyReply {
  return reply.headers({ 'content-type': 'application/json', ...commonHeaders(reply), ...headers }).send(text)
}

/** `id` is the request id, if it was parsed. */
export function sendError(reply: FastifyReply, refusal: ErrorResponse, id?: RequestId | null): FastifyReply {
  return sendJson(reply.code(refusal.status), errorBody(refusal, id), refusal.headers)
}

/** 202 for messages without a reply. */
export function sendAccepted(reply: FastifyReply): FastifyReply {
  return reply.code(202).headers(commonHeaders(reply)).send()
}
