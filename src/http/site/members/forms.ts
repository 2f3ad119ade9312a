// Form submissions, in a separate Fastify scope: no other route reads a body. Parsing, the CSRF check, and
// the return path.

import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Problem } from '../../problem.ts'
import { sendErrorPage } from '../error-pages.ts'
import type { Site } from '../page.ts'

// CSRF check of form submissions. SameSite=Lax cookies already exclude cross-site sessions; this also prevents login
// CSRF.

type Sent = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * `origin` is the public origin. Browsers send `Sec-Fetch-Site` (over TLS) and `Origin`, which is `null` for opaque
 * origins. A request with neither is rejected.
 */
export function isFromOwnPage({ headers, host }: Sent, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = headers.origin
  if (from === undefined || from === 'null') return site === 'same-origin'
  if (!URL.canParse(from)) return false
  // The scheme is ignored, because a proxy may terminate TLS. Pages cannot forge these headers.
  return [host, new URL(origin).host].includes(new URL(from).host)
}

// Validates the return path after signing in, to prevent open redirects.

const SAFE_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/ // no whitespace or control characters; no backslash, which browsers treat as a slash
const MAX_RETURN_PATH_LENGTH = 1_024

/** The path unchanged, or null when a browser could resolve it to another origin. */
export function readReturnPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MAX_RETURN_PATH_LENGTH || !SAFE_PATH.test(given))
    return null
  // Dot segments can normalise to a leading `//`: `/.//evil.example`.
  return new URL(given, DUMMY_ORIGIN).pathname.startsWith('//') ? null : given
}

const DUMMY_ORIGIN = 'http://own.invalid'

/** Enough for an e-mail address, two passwords and a return path. */
const MAX_FORM_BYTES = 8_192

const CROSS_ORIGIN_FORM: Problem = {
  status: 403,
  message: 'This form can only be sent from a page of this service: open the page again and repeat it there.',
  headers: { 'cache-control': 'no-store' },
}

/** Enables form bodies in `scope`, and rejects cross-origin forms before their body is read. */
export async function acceptForms(
  scope: FastifyInstance,
  site: Site,
  maxBytes = MAX_FORM_BYTES,
): Promise<void> {
  await scope.register(formbody, { bodyLimit: maxBytes })
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isFromOwnPage(request, site.origin))
      return sendErrorPage(request, reply, CROSS_ORIGIN_FORM, site)
  })
  acceptMissingBodies(scope)
}

/** Without Content-Length, Node provides no body stream, and the parser for the Content-Type would wait forever. */
export function acceptMissingBodies(scope: FastifyInstance): void {
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
