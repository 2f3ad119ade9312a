// Requests and responses of the feeds: language, bodies with an ETag, problems as JSON, GET and HEAD only.

import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { CACHE_NO_STORE, matchesEtag } from '../caching.ts'
import { isLang, type Lang } from '../i18n/languages.ts'
import { type RequestQuota, rateLimitHeader, rateLimitPolicyHeader } from '../limits/request-quota.ts'
import { METHOD_NOT_ALLOWED, type Problem, problemBody, rateLimitProblem } from '../problem.ts'
import type { Site } from '../site/page.ts'

// Language of a feed whose path is the same in all languages.

/**
 * The language in `?lang=`, or the default. Accept-Language is ignored, so that one URL has one cacheable response.
 */
export function requestedLanguage(request: FastifyRequest, { defaultLanguage }: Site): Lang {
  const { lang } = request.query as { lang?: unknown }
  return isLang(lang) ? lang : defaultLanguage
}

/** The query of an address as `requestedLanguage` read it: empty without a known language. */
export function languageQuery(request: FastifyRequest): '' | `?lang=${Lang}` {
  const { lang } = request.query as { lang?: unknown }
  return isLang(lang) ? `?lang=${lang}` : ''
}

export const JSON_TYPE = 'application/json; charset=utf-8'
/** Same lifetime as responses of the API. */
export const FIVE_MINUTES = 'public, max-age=300'
/** For what changes with the configuration only. */
export const ONE_DAY = 'public, max-age=86400'

type Bytes = {
  body: string | Buffer
  type: string
  cacheControl: string
  /** Whether If-Modified-Since matches; default false. */
  unchanged?: boolean
}

type Text = Bytes & { body: string }

/** Sends a text, or 304 when the client's validator matches. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: Text): FastifyReply {
  return sendBytes(request, reply, text)
}

/** Likewise, for what is no text. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, text: Bytes): FastifyReply {
  const etag = `W/"${hash('sha1', text.body, 'base64url')}"`
  reply.headers({ 'cache-control': text.cacheControl, etag })
  const known = request.headers['if-none-match']
  // If-None-Match takes precedence over If-Modified-Since: RFC 9110, 13.2.2.
  const isNotModified = known === undefined ? text.unchanged === true : matchesEtag(etag, known)
  if (isNotModified && reply.statusCode === 200) return reply.code(304).send()
  return reply.header('content-type', text.type).send(text.body)
}

/** Responds with a problem as JSON; `no-store` unless the problem sets Cache-Control. */
export function sendJsonProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'content-type': JSON_TYPE, 'cache-control': CACHE_NO_STORE, ...problem.headers })
    .send(problemBody(problem))
}

/** Empty where requests are not counted. */
export function rateLimitHeaders({ allowance }: FastifyRequest): Record<string, string> {
  return allowance
    ? { 'ratelimit-policy': rateLimitPolicyHeader(allowance), ratelimit: rateLimitHeader(allowance) }
    : {}
}

/**
 * Counts every request to the routes of `app` by client address, ignoring API keys, and rejects those over the limit.
 * Without `withHeaders` for responses that shared caches store.
 */
export function countRequests(app: FastifyInstance, quota: RequestQuota, withHeaders: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowance = await quota.count(request.ip, null)
    if (withHeaders) {
      request.allowance = allowance
      reply.headers(rateLimitHeaders(request))
    }
    if (!allowance.withinLimit) return sendJsonProblem(reply, rateLimitProblem(allowance))
  })
}

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** GET and HEAD are handled by `handler`; other methods get 405. */
export function registerReadOnly(app: FastifyInstance, path: string, handler: RouteHandlerMethod): void {
  app.get(path, handler)
  app.route({
    method: OTHER_METHODS,
    url: path,
    handler: (_request, reply) => sendJsonProblem(reply, METHOD_NOT_ALLOWED),
  })
}
