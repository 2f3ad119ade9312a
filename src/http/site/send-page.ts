// Sends pages with cache headers, ETag and compression.

import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../caching.ts'

// Compresses pages synchronously and in one piece. At page sizes around 50 kB, the stream chain of the compression
// plugin and zlib's thread pool cost more CPU time than the compression itself.

type CompressedPage = { encoding: 'zstd' | 'br' | 'gzip'; body: Buffer }

// In order of preference: output sizes are similar, zstandard is fastest.
const ENCODINGS = ['zstd', 'br', 'gzip']

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }

const COMPRESSORS: Record<CompressedPage['encoding'], (body: Buffer) => Buffer> = {
  zstd: body => zstdCompressSync(body, ZSTD),
  br: body => brotliCompressSync(body, BROTLI),
  gzip: body => gzipSync(body, { level: 5 }),
}

/** Null when the client accepts none of the encodings; send the page uncompressed then. */
function compressPage(page: string, acceptEncoding: string | undefined): CompressedPage | null {
  if (acceptEncoding === undefined) return null
  const encoding = negotiate(acceptEncoding, ENCODINGS) as CompressedPage['encoding'] | null
  if (encoding === null) return null
  return { encoding, body: COMPRESSORS[encoding](Buffer.from(page)) }
}

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
