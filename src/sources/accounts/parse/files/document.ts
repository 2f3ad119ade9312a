// A file or zip entry that may contain accounts. Bytes are read lazily.

import type { Location } from '../parse-result.ts'

export type Document = Location & {
  /** At most the first `HEAD_BYTES` bytes. Throws `ParseError`. */
  readHead(): Buffer
  /** All bytes, decompressed. Throws `ParseError` for a damaged or oversized document. */
  readBytes(): Buffer
}

/** Enough to detect the kind of a document. */
export const HEAD_BYTES = 2048

/** Published documents have a few megabytes; larger ones are mistakes or zip bombs. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

// A deposit's zip also contains depositor and software details; file systems add their own files.
const IGNORED_NAMES = /(?:^|\/)(?:\.|__MACOSX\/)|-(?:contact|vendor)\.xbrl$/i

/** True for names that never contain accounts; skipped silently. */
export function isIgnored(name: string): boolean {
  return IGNORED_NAMES.test(name)
}
