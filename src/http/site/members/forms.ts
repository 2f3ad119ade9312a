// Forms that are sent to us: the only bodies the site reads, in a scope of their own.

import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../errors/problem.ts'
import { sendErrorPage } from '../error-pages.ts'
import type { Site } from '../page.ts'
import { isFromOwnPage } from './same-origin.ts'

/** A mail address, two passwords and an address to go back to, with room. */
const MAX_FORM_BYTES = 8_192

const CROSS_ORIGIN_FORM: Problem = {
  status: 403,
  message: 'This form can only be sent from a page of this service: open the page again and repeat it there.',
  headers: { 'cache-control': 'no-store' },
}

export type FormHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Lets `scope` read forms and refuses those of other sites before they are read. */
export async function acceptForms(scope: FastifyInstance, site: Site): Promise<void> {
  await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES })
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isFromOwnPage(request, site.origin))
      return sendErrorPage(request, reply, CROSS_ORIGIN_FORM, site)
  })
  // Without a length Node says there is no body, and whoever waits for one, because of its type, waits for ever.
  scope.addHook('preParsing', (request, _reply, payload, done) =>
    done(null, hasBody(request) ? payload : Readable.from([])),
  )
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** One field of the form; empty when it is missing, was sent twice or the body is no form. */
export function formField({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}
