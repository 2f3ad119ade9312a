// Characters that JSON can carry and PostgreSQL cannot: NUL, and one half of a surrogate pair. A document with one of them
// was damaged on its way.

import { ParseError } from './parse-fault.ts'

export const UNSTORABLE = 'a NUL or half of a character in its text; get the file again'

/** False for a text with a NUL or a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

// Escapes of either; a whole pair of surrogates matches too, so that only walking through the values makes sure.
const ESCAPED = /\\u(?:0000|d[89a-f][\da-f]{2})/i

/** Whether values of a JSON text may be unstorable: most texts have no such escape, and need no walk. */
export function mayHoldUnstorable(json: string): boolean {
  return ESCAPED.test(json)
}

/** Throws `ReadFault` for a value with an unstorable text in it, keys included. */
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
