// Conditional requests for files (RFC 9110, 13): strong entity tags and times of last modification.

import type { IncomingHttpHeaders } from 'node:http'

export type Validators = {
  /** Strong, with its quotes. */
  etag: string
  /** As in the `Last-Modified` header. */
  lastModified: string
}

/** `failed`: 412; `not_modified`: 304. In the order of RFC 9110, 13.2.2. */
export function evaluateConditions(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Validators,
): 'proceed' | 'not_modified' | 'failed' {
  const ifMatch = headers['if-match']
  const ifNoneMatch = headers['if-none-match']
  if (ifMatch !== undefined ? !lists(ifMatch, etag) : isAfter(lastModified, headers['if-unmodified-since']))
    return 'failed'
  if (ifNoneMatch !== undefined)
    return lists(ifNoneMatch.replaceAll('W/"', '"'), etag) ? 'not_modified' : 'proceed'
  const since = headers['if-modified-since']
  return since !== undefined && isAfter(lastModified, since) === false ? 'not_modified' : 'proceed'
}

/** Whether `If-Range` lets a range be served: it is absent or is exactly one of the validators. */
export function allowsRange(ifRange: string | undefined, { etag, lastModified }: Validators): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified
}

// The strong comparison: a weak tag never equals a strong one.
function lists(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some(tag => tag.trim() === etag)
}

// Null where `moment` is absent or no time.
function isAfter(lastModified: string, moment: string | undefined): boolean | null {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? null : Date.parse(lastModified) > time
}
