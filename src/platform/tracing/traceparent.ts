// Parses the header `traceparent` (W3C Trace Context, level 1): version, trace, span, flags. Later versions may
// append fields; version ff and identifiers of zeros are invalid.

import type { RemoteParent } from './trace.ts'

// Later versions may append fields; version ff is none, and identifiers of zeros name nothing.
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The remote parent span; null when the header is absent or malformed. */
export function parseTraceparent(header: string | string[] | undefined): RemoteParent | null {
  const [, traceId, spanId, flags, more] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (more !== undefined && (header as string).startsWith('00')) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
