// How answers of the site are compressed on their way.

import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

// A page is composed for one visitor: the levels are those that cost less time than they save on the way.
export const COMPRESSION: FastifyCompressOptions = {
  global: true,
  threshold: 1_000,
  encodings: ['zstd', 'br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}
