// Sends pages with cache headers, ETag and compression.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../caching.ts'
import { compressPage } from './compress-page.ts'

/**
 * `public`: for all visitors, cached for five minutes. `private`: for one member, not cached. `degraded`: a source was
 * unavailable, not cached.
 */
type PageCaching = 'public' | 'private' | 'degraded'

const CACHE_CONTROL: Record<PageCaching, string> = {
  public: 'public, max-age=300',
  private: 'private, no-store',
  degraded: 'no-store',
}

/** Sends a page, or 304 when the ETag matches. `Vary: Cookie`, because pages of members differ. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  caching: PageCaching = 'public',
): FastifyReply {
  const compressed = compressPage(page, request.headers['accept-encoding'])
  const body = compressed?.body ?? page
  // Hashes the compressed body, which is smaller; caches store each encoding separately anyway.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.headers({ 'cache-control': CACHE_CONTROL[caching], vary: 'Cookie, Accept-Encoding', etag })
  const known = request.headers['if-none-match']
  if (caching === 'public' && reply.statusCode === 200 && known !== undefined && matchesEtag(etag, known))
    return reply.code(304).send()
  if (compressed) reply.header('content-encoding', compressed.encoding)
  return reply.header('content-type', 'text/html; charset=utf-8').send(body)
}
