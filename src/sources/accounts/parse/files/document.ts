// A file, or an entry of a zip, that may hold accounts. Bytes are read when asked for.

import type { Location } from '../parse-result.ts'

export type Document = Location & {
  /** At most the first `HEAD_BYTES` bytes. Throws `ReadFault`. */
  readHead(): Buffer
  /** All bytes, unpacked. Throws `ReadFault` for a damaged or far too large one. */
  readBytes(): Buffer
}

/** Enough to tell what a document is. */
export const HEAD_BYTES = 2048

/** What the Bank publishes has at most a few megabytes; more is a mistake or a trap. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

// Beside the figures a deposit's zip holds who deposited it and with what; and file systems add their own.
const IGNORED_NAMES = /(?:^|\/)(?:\.|__MACOSX\/)|-(?:contact|vendor)\.xbrl$/i

/** True for names that never hold accounts: passed over without a word. */
export function isIgnored(name: string): boolean {
  return IGNORED_NAMES.test(name)
}
