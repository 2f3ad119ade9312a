// Redacts private data of persons in published texts; names, offices, municipalities and company data are
// kept. All served text passes through here.

import { findBirths } from './birth-data.ts'
import { findHomeAddresses } from './home-addresses.ts'
import { findNationalNumbers } from './national-number.ts'
import { foldToAscii, normaliseText, type PrivateSpan } from './normalised-text.ts'
import { findPositionalAddresses } from './positional-addresses.ts'

/** Replacement of private data. */
export const REDACTED = '[…]'

/**
 * Private spans of `text`, in order and disjoint: national register numbers, birth dates and places, streets
 * and house numbers of homes, e-mail addresses of former directors. Linear in the length of `text`.
 */
export function findPrivateData(text: string): PrivateSpan[] {
  const plain = foldToAscii(text)
  const joined = normaliseText(plain)
  const found = [
    ...findNationalNumbers(plain),
    ...findBirths(joined),
    ...findHomeAddresses(joined),
    ...findPositionalAddresses(joined),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  return withoutOverlap(found)
}

/** `text` with `REDACTED` in place of each private span; the same string if there is none. */
export function redactPrivateData(text: string): string {
  const stretches = findPrivateData(text)
  let redacted = ''
  let from = 0
  for (const { start, end } of stretches) {
    redacted += text.slice(from, start) + REDACTED
    from = end
  }
  return stretches.length === 0 ? text : redacted + text.slice(from)
}

// Overlapping spans are merged, with the kind of the first.
function withoutOverlap(found: PrivateSpan[]): PrivateSpan[] {
  const merged: PrivateSpan[] = []
  for (const stretch of found) {
    const last = merged.at(-1)
    if (last && stretch.start < last.end) last.end = Math.max(last.end, stretch.end)
    else merged.push({ ...stretch })
  }
  return merged
}
