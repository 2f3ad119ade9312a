// The last gate before anything reaches an agent: no text may hide instructions in signs that nobody sees, none may
// carry private data of persons, and none may be so long that it crowds out the rest.

import { redactPrivateData } from '../../domain/private-data/redact.ts'
import { memoize } from '../../platform/cache/memoize.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

// Longer than any name, role or address; only texts about changes of a company can be.
const MAX_TEXT_LENGTH = 400

// Line breaks and other controls part words; what has no width (bidi marks, joiners, tags, variation selectors, fillers)
// and half surrogates do not.
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]+/gu

// Words of closed lists, days and publication numbers: most of an answer, and nothing to look for in them.
const PLAIN = /^(?:[a-z_]{1,40}|\d{1,10}|\d{4}-\d\d-\d\d)$/
// Roles, courts, rubrics, sources and the names of a company come again and again.
const CACHE_SIZE = 5_000
const cleanMemoized = memoize(clean, CACHE_SIZE)

/** `text` on one line without controls, bidi and zero-width characters, private data struck out, at most 400 characters. */
export function sanitiseText(text: string): string {
  if (PLAIN.test(text)) return text
  return text.length > MAX_TEXT_LENGTH ? clean(text) : cleanMemoized(text)
}

function clean(text: string): string {
  const visible = text.replaceAll(INVISIBLE, '').replaceAll(BREAKS, ' ').trim()
  return truncateText(redactPrivateData(visible))
}

function truncateText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text
  return `${text.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

// Addresses hold names that were sanitised before, beside digits that belong to no person, as those of a cursor do.
const TRUSTED_FIELDS: ReadonlySet<string> = new Set(['dossierUrl', 'nextCursor', 'factsCursor'])

/** `value` with every string in it sanitised and every undefined field left out. Keys are taken to be ours. */
export function sanitise(value: Json): Json {
  if (typeof value === 'string') return sanitiseText(value)
  if (Array.isArray(value)) return value.map(sanitise)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : [[key, TRUSTED_FIELDS.has(key) ? item : sanitise(item)]],
    ),
  )
}
