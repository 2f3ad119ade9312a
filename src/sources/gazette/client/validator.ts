// What a server gives with an answer so that it can be asked "has it changed since?".

export type Validator = { etag: string | null; lastModified: string | null }

/** A validator with the address it belongs to, as it is kept. */
export type PageValidator = Validator & { url: string }

/** What was kept for an address, or null. */
export type KnownValidators = (url: string) => Promise<Validator | null>

/** The validator in an answer's headers, or null when it has none. */
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
