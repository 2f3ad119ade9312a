// `Last-Modified` of a body without a timestamp: the time at which this process first rendered it.

/**
 * Returns a function from a body to its HTTP date. Compare dates for equality only (RFC 9110, 13.1.3 permits it): they
 * differ between processes and are not ordered.
 */
export function createLastModified(now: () => Date = () => new Date()): (body: string) => string {
  let last: { body: string; since: string } | null = null
  return body => {
    if (last?.body !== body) last = { body, since: now().toUTCString() }
    return last.since
  }
}
