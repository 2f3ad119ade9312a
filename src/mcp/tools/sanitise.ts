// Sanitises results before they reach an agent: removes invisible characters (hidden prompt injection), redacts private
// data of persons, and truncates long texts.

import { redactPrivateData } from '../../domain/private-data/redact.ts'
import { memoize } from '../../platform/cache/memoize.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

// Longer than any name, role or address; only texts of company changes can exceed it.
const MAX_TEXT_LENGTH = 400

// Line breaks and controls become spaces. Zero-width characters (bidi marks, joiners, tags, variation selectors, fillers)
// and lone surrogates are removed.
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]+/gu

// Enum values, dates and publication numbers: most strings of a result, and always safe.
const PLAIN = /^(?:[a-z_]{1,40}|\d{1,10}|\d{4}-\d\d-\d\d)$/
// Roles, courts, rubrics, sources and company names repeat often.
const CACHE_SIZE = 5_000
const cleanMemoized = memoize(clean, CACHE_SIZE)

/** One line without control and invisible characters, with private data redacted, at most 400 characters. */
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

// URLs and cursors have digits that redaction could damage; names in URLs were sanitised before.
const TRUSTED_FIELDS: ReadonlySet<string> = new Set(['dossierUrl', 'nextCursor', 'factsCursor'])

/** Sanitises all strings of `value` and drops undefined fields. Keys are trusted. */
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
