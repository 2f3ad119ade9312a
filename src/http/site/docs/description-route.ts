// GET /openapi.json: the committed API description, byte for byte.

import type { FastifyInstance } from 'fastify'
import { addReadOnly, JSON_TYPE, sendText } from '../machine/respond.ts'
import { OPENAPI_PATH } from '../paths.ts'

const AN_HOUR = 'public, max-age=3600'

export function registerDescription(app: FastifyInstance, text: string): void {
  addReadOnly(app, OPENAPI_PATH, (request, reply) =>
    sendText(request, reply, { body: text, type: JSON_TYPE, cacheControl: AN_HOUR }),
  )
}
