// Characters valid in JSON but not in PostgreSQL: NUL and lone surrogates. They indicate a damaged document.

import { ParseError } from './parse-fault.ts'

export const UNSTORABLE = 'a NUL character or an unpaired surrogate in its text; download the file again'

/** False for a text with a NUL or a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

// Escapes of either; this also matches valid surrogate pairs, so the values must be checked.
const ESCAPED = /\\u(?:0000|d[89a-f][\da-f]{2})/i

/** Whether a JSON text may contain unstorable values: a cheap pre-check. */
export function mayHoldUnstorable(json: string): boolean {
  return ESCAPED.test(json)
}

/** Throws `ParseError` for a value or key with unstorable text. */
export function checkStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new ParseError(UNSTORABLE)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      checkStorable(key)
      checkStorable(held)
    }
  }
}
