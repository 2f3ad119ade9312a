// CSRF check of form submissions. SameSite=Lax cookies already exclude cross-site sessions; this also prevents login
// CSRF.

import type { FastifyRequest } from 'fastify'

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
