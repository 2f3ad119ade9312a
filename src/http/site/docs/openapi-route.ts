// GET /openapi.json: the committed OpenAPI document, byte for byte.

import type { FastifyInstance } from 'fastify'
import { JSON_TYPE, registerReadOnly, sendText } from '../../feeds/respond.ts'
import { OPENAPI_PATH } from '../paths.ts'

const ONE_HOUR = 'public, max-age=3600'

export function registerOpenApiRoute(app: FastifyInstance, text: string): void {
  registerReadOnly(app, OPENAPI_PATH, (request, reply) =>
    sendText(request, reply, { body: text, type: JSON_TYPE, cacheControl: ONE_HOUR }),
  )
}
