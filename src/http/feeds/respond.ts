// How machine surfaces answer: a text with its validator, a refusal as JSON, and no method but GET and HEAD.

import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { CACHE_NO_STORE, matchesEtag } from '../caching.ts'
import { METHOD_NOT_ALLOWED, type Problem, problemBody } from '../errors/problem.ts'
import { rateLimitHeader, rateLimitPolicyHeader } from '../limits/request-quota.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
/** What most surfaces are kept for: as long as an answer of the API. */
export const FIVE_MINUTES = 'public, max-age=300'

export type Text = {
  body: string
  type: string
  cacheControl: string
  /** What a client without a validator knows of it by its date; no by default. */
  unchanged?: boolean
}

/** Sends a text, or 304 to a client that holds it. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: Text): FastifyReply {
  const etag = `W/"${hash('sha1', text.body, 'base64url')}"`
  reply.headers({ 'cache-control': text.cacheControl, etag })
  const known = request.headers['if-none-match']
  // A date counts only where there is no validator: RFC 9110, 13.2.2.
  const isHeld = known === undefined ? text.unchanged === true : matchesEtag(etag, known)
  if (isHeld && reply.statusCode === 200) return reply.code(304).send()
  return reply.header('content-type', text.type).send(text.body)
}

/** Answers with a problem as JSON, which nobody keeps unless the problem says otherwise. */
export function sendJsonProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'content-type': JSON_TYPE, 'cache-control': CACHE_NO_STORE, ...problem.headers })
    .send(problemBody(problem))
}

/** What a counted surface says of the client's budget. */
export function rateLimitHeaders({ allowance }: FastifyRequest): Record<string, string> {
  return allowance
    ? { 'ratelimit-policy': rateLimitPolicyHeader(allowance), ratelimit: rateLimitHeader(allowance) }
    : {}
}

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** A path that can only be read: GET and HEAD are answered by `handler`, all others are told so. */
export function registerReadOnly(app: FastifyInstance, path: string, handler: RouteHandlerMethod): void {
  app.get(path, handler)
  app.route({
    method: OTHER_METHODS,
    url: path,
    handler: (_request, reply) => sendJsonProblem(reply, METHOD_NOT_ALLOWED),
  })
}
