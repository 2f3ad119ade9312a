// GET /version: the running build.

import type { FastifyInstance } from 'fastify'
import type { Build } from '../../platform/process/build-info.ts'
import { JSON_TYPE, registerReadOnly, sendText } from './respond.ts'

export function registerVersion(app: FastifyInstance, { release, commit, builtAt }: Build): void {
  const body = JSON.stringify({ release, commit, built_at: builtAt })
  // Must be revalidated: during a rolling release, old and new processes share one address.
  registerReadOnly(app, '/version', (request, reply) =>
    sendText(request, reply, { body, type: JSON_TYPE, cacheControl: 'no-cache' }),
  )
}
