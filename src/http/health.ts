// Liveness: answers as long as the process does, whatever its sources do.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jsonSchema } from './json-schema.ts'

const BODY = JSON.stringify({ status: 'ok' })
const schema = { response: { 200: jsonSchema(z.strictObject({ status: z.literal('ok') })) } }

export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', { schema }, (_request, reply) => {
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(BODY)
  })
}
