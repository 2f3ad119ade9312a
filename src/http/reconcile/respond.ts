// Requests and responses of the reconciliation service: open to scripts of other sites, counted by client network.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { CACHE_NO_STORE } from '../caching.ts'
import { FIVE_MINUTES, JSON_TYPE, sendJsonProblem, sendText } from '../feeds/respond.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { METHOD_NOT_ALLOWED, rateLimitProblem } from '../problem.ts'
import { formField } from '../site/members/forms.ts'

type Method = 'GET' | 'POST'

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'TRACE']

/** Adds the headers by which scripts of other sites may read all responses of `app`. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

/** `handler` handles GET, HEAD and, when listed, POST; OPTIONS is a CORS preflight; other methods get 405. */
export function registerOpen(
  app: FastifyInstance,
  path: string,
  methods: readonly Method[],
  handler: RouteHandlerMethod,
): void {
  const allow = ['GET', 'HEAD', ...methods.filter(method => method !== 'GET')].join(', ')
  const notAllowed = { ...METHOD_NOT_ALLOWED, message: `Use ${allow}.`, headers: { allow } }
  app.route({ method: [...methods], url: path, handler })
  app.route({
    method: [...OTHER_METHODS, ...(methods.includes('POST') ? [] : ['POST'])],
    url: path,
    handler: (_request, reply) => sendJsonProblem(reply, notAllowed),
  })
  app.options(path, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': allow,
        'access-control-allow-headers': 'Content-Type',
        'cache-control': CACHE_NO_STORE,
      })
      .send(),
  )
}

/** Counts `count` against the quota. False when it is exceeded: the response is sent. */
export async function countOrReject(
  request: FastifyRequest,
  reply: FastifyReply,
  quota: RequestQuota,
  count = 1,
): Promise<boolean> {
  for (let counted = 0; counted < count; counted++) {
    const allowance = await quota.count(request.ip, null)
    if (allowance.withinLimit) continue
    sendJsonProblem(reply, rateLimitProblem(allowance))
    return false
  }
  return true
}

/** Sends JSON; responses to POST are not cacheable. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const cacheControl = request.method === 'POST' ? CACHE_NO_STORE : FIVE_MINUTES
  return sendText(request, reply, { body: JSON.stringify(answer), type: JSON_TYPE, cacheControl })
}

/** A parameter of the form body, or of the query string; the first one when repeated, empty when missing. */
export function readParameter(request: FastifyRequest, name: string): string {
  if (request.method === 'POST') {
    const field = formField(request, name)
    if (field !== '') return field
  }
  const given = (request.query as Record<string, unknown>)[name]
  const first = Array.isArray(given) ? given[0] : given
  return typeof first === 'string' ? first.replaceAll('\0', ' ').trim() : ''
}
