// GET /healthz: liveness check, independent of the data sources.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CACHE_NO_STORE, NOSNIFF_HEADER } from './caching.ts'
import { METHOD_NOT_ALLOWED, sendProblem } from './errors/problem.ts'
import { jsonSchema } from './json-schema.ts'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const LIVENESS_BODY = JSON.stringify({ status: 'ok' })
const schema = { response: { 200: jsonSchema(z.strictObject({ status: z.literal('ok') })) } }

export function registerLiveness(app: FastifyInstance): void {
  app.get('/healthz', { schema }, (_request, reply) => {
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': CACHE_NO_STORE,
        ...NOSNIFF_HEADER,
      })
      .send(LIVENESS_BODY)
  })
  app.route({
    method: OTHER_METHODS,
    url: '/healthz',
    handler: (_request, reply) =>
      sendProblem(reply.header('cache-control', CACHE_NO_STORE), METHOD_NOT_ALLOWED),
  })
}
