// Whether a form was sent from one of our own pages. Cookies are SameSite=Lax, so that browsers of today send none with
// another site's form; this refuses the form too, also one that would sign somebody in.

import type { FastifyRequest } from 'fastify'

type Sent = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * `origin` is the public address. Browsers say where a form comes from in `Sec-Fetch-Site` (over TLS) and `Origin`, which
 * is `null` where a page hides its address; what says neither is no form of ours.
 */
export function isFromOwnPage({ headers, host }: Sent, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = headers.origin
  if (from === undefined || from === 'null') return site === 'same-origin'
  if (!URL.canParse(from)) return false
  // The scheme is left out: a proxy may end TLS. A browser sets both headers itself, a page cannot.
  return [host, new URL(origin).host].includes(new URL(from).host)
}
