// Printed text on one line: print hyphens joined, runs of space made one. Patterns match this; the spans that facts
// carry point into the text as printed, so every character remembers where it came from.

import type { Span } from '../../../../domain/gazette-fact.ts'

export type FlatText = {
  flat: string
  /** Where a stretch of `flat` stands in the printed text. */
  toSpan(start: number, end: number): Span
}

const SPACE = /\s/
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u

/**
 * Flattens `text`. A hyphen at a line's end is a print hyphen, and goes with the line break, when letters of the
 * same case stand on both sides (`DURME-⏎LAAN`, `Forde-⏎rungen`); before a digit or another case it is part of the
 * word (`BRUXELLES-⏎Ville`) and only the break goes. A soft hyphen always goes.
 */
export function flatten(text: string): FlatText {
  const origins = new Uint32Array(text.length + 1)
  let flat = ''
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (char === '\u00ad') {
      at++
      continue
    }
    if (SPACE.test(char)) {
      const start = at
      while (at < text.length && SPACE.test(text[at] as string)) at++
      if (flat !== '' && at < text.length) {
        origins[flat.length] = start
        flat += ' '
      }
      continue
    }
    if (char === '-' && at > 0) {
      const next = afterLineBreak(text, at + 1)
      if (next > 0) {
        if (!isPrintHyphen(text[at - 1] as string, text[next] as string)) {
          origins[flat.length] = at
          flat += '-'
        }
        at = next
        continue
      }
    }
    origins[flat.length] = at
    flat += char
    at++
  }
  origins[flat.length] = text.length
  return {
    flat,
    toSpan: (start, end) => ({
      start: origins[start] as number,
      end: end > start ? (origins[end - 1] as number) + 1 : (origins[start] as number),
    }),
  }
}

// Index of the first character of the next line, or 0 when the line does not end at `from`.
function afterLineBreak(text: string, from: number): number {
  let at = from
  let broken = false
  while (at < text.length && SPACE.test(text[at] as string)) {
    if (text[at] === '\n') broken = true
    at++
  }
  return broken && at < text.length ? at : 0
}

function isPrintHyphen(before: string, after: string): boolean {
  return (LOWER.test(before) && LOWER.test(after)) || (UPPER.test(before) && (UPPER.test(after) || LOWER.test(after)))
}
