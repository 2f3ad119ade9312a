// Compresses pages synchronously and in one piece. At page sizes around 50 kB, the stream chain of the compression
// plugin and zlib's thread pool cost more CPU time than the compression itself.

import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

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
export function compressPage(page: string, acceptEncoding: string | undefined): CompressedPage | null {
  if (acceptEncoding === undefined) return null
  const encoding = negotiate(acceptEncoding, ENCODINGS) as CompressedPage['encoding'] | null
  if (encoding === null) return null
  return { encoding, body: COMPRESSORS[encoding](Buffer.from(page)) }
}
