// HTTP validators of a response, for conditional requests.

export type Validator = { etag: string | null; lastModified: string | null }

/** A validator with its URL, as stored. */
export type PageValidator = Validator & { url: string }

/** The stored validator of a URL, or null. */
export type KnownValidators = (url: string) => Promise<Validator | null>

/** The validator in response headers, or null. */
export function readValidator(headers: Headers): Validator | null {
  const etag = headers.get('etag')
  const lastModified = headers.get('last-modified')
  return etag || lastModified ? { etag, lastModified } : null
}

/** Headers that make a request conditional. */
export function conditionalHeaders(known: Validator | null): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
}
