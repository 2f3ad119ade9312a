// Validates the return path after signing in, to prevent open redirects.

const SAFE_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/ // no whitespace or control characters; no backslash, which browsers treat as a slash
const MAX_LENGTH = 1_024

/** The path unchanged, or null when a browser could resolve it to another origin. */
export function readReturnPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MAX_LENGTH || !SAFE_PATH.test(given)) return null
  // Dot segments can normalise to a leading `//`: `/.//evil.example`.
  return new URL(given, DUMMY_ORIGIN).pathname.startsWith('//') ? null : given
}

const DUMMY_ORIGIN = 'http://own.invalid'
