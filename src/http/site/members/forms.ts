// Parsing of form submissions, in a separate Fastify scope: no other route reads a body.

import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Problem } from '../../errors/problem.ts'
import { sendErrorPage } from '../error-pages.ts'
import type { Site } from '../page.ts'
import { isFromOwnPage } from './same-origin.ts'

/** Enough for an e-mail address, two passwords and a return path. */
const MAX_FORM_BYTES = 8_192

const CROSS_ORIGIN_FORM: Problem = {
  status: 403,
  message: 'This form can only be sent from a page of this service: open the page again and repeat it there.',
  headers: { 'cache-control': 'no-store' },
}

/** Enables form bodies in `scope`, and rejects cross-origin forms before their body is read. */
export async function acceptForms(scope: FastifyInstance, site: Site): Promise<void> {
  await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES })
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isFromOwnPage(request, site.origin))
      return sendErrorPage(request, reply, CROSS_ORIGIN_FORM, site)
  })
  // Without Content-Length, Node provides no body stream, and the parser for the Content-Type would wait forever.
  scope.addHook('preParsing', (request, _reply, payload, done) =>
    done(null, hasBody(request) ? payload : Readable.from([])),
  )
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** A form field; empty when missing or repeated, or when the body is not a form. */
export function formField({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}
