// Options of the compression plugin for responses of the site.

import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

// Responses are compressed per request, so levels favour speed.
export const COMPRESSION: FastifyCompressOptions = {
  global: true,
  threshold: 1_000,
  encodings: ['zstd', 'br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}
