// How pages go out: what may keep them and for how long, and asking whether they changed.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../caching.ts'
import { compressPage } from './compress-page.ts'

/**
 * `public`: as anybody sees it, for five minutes. `private`: as one member sees it, kept by nobody. `degraded`: built
 * on a source that did not answer, kept by nobody.
 */
export type PageCaching = 'public' | 'private' | 'degraded'

const CACHE_CONTROL: Record<PageCaching, string> = {
  public: 'public, max-age=300',
  private: 'private, no-store',
  degraded: 'no-store',
}

/** Sends a page, or 304 to a client that holds it. Members see more than others: caches must tell them apart. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  caching: PageCaching = 'public',
): FastifyReply {
  const compressed = compressPage(page, request.headers['accept-encoding'])
  const body = compressed?.body ?? page
  // Over what is sent: a fifth of the page, and a cache keeps each encoding by itself anyway.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.headers({ 'cache-control': CACHE_CONTROL[caching], vary: 'Cookie, Accept-Encoding', etag })
  const known = request.headers['if-none-match']
  if (caching === 'public' && reply.statusCode === 200 && known !== undefined && matchesEtag(etag, known))
    return reply.code(304).send()
  if (compressed) reply.header('content-encoding', compressed.encoding)
  return reply.header('content-type', 'text/html; charset=utf-8').send(body)
}
