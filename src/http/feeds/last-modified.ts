// `Last-Modified` of a text that nothing dates: since when this process has seen it as it is.

/**
 * A function that gives the HTTP date of a body. Compared for equality only (as RFC 9110, 13.1.3 lets a server do):
 * another process may have seen the same body at another moment, and an older one later.
 */
export function createLastModified(now: () => Date = () => new Date()): (body: string) => string {
  let last: { body: string; since: string } | null = null
  return body => {
    if (last?.body !== body) last = { body, since: now().toUTCString() }
    return last.since
  }
}
