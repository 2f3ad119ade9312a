// GET /version: which build answers.

import type { FastifyInstance } from 'fastify'
import type { Build } from '../../platform/process/build-info.ts'
import { JSON_TYPE, registerReadOnly, sendText } from './respond.ts'

export function registerVersion(app: FastifyInstance, { release, commit, builtAt }: Build): void {
  const body = JSON.stringify({ release, commit, built_at: builtAt })
  // Asked anew each time: behind one address old and new processes answer in turn while a release rolls out.
  registerReadOnly(app, '/version', (request, reply) =>
    sendText(request, reply, { body, type: JSON_TYPE, cacheControl: 'no-cache' }),
  )
}
