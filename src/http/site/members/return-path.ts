// Where somebody goes after signing in: back to where they were, on this site and nowhere else.

const SAFE_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/ // no blanks or control characters, no backslash (browsers read it as a slash)
const MAX_LENGTH = 1_024

/** The path as given, or null when a browser could read it as another site's address. */
export function readReturnPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MAX_LENGTH || !SAFE_PATH.test(given)) return null
  // Dots can collapse into what was just ruled out: `/.//evil.example`.
  return new URL(given, DUMMY_ORIGIN).pathname.startsWith('//') ? null : given
}

const DUMMY_ORIGIN = 'http://own.invalid'
