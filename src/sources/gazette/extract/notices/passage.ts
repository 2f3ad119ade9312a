// A stretch of a publication's text, read as one line.

import type { Span } from '../../../../domain/gazette-fact.ts'
import { flatten } from '../text/flat-text.ts'

export type Passage = {
  /** The stretch on one line, print hyphens joined. */
  flat: string
  /** Where a stretch of `flat` stands in the publication's text. */
  toSpan(start: number, end: number): Span
  /** The whole stretch in the publication's text. */
  span: Span
}

/** Reads `text` from `start` to `end` (exclusive). */
export function readPassage(text: string, start: number, end: number): Passage {
  const { flat, toSpan } = flatten(text.slice(start, end))
  return {
    flat,
    toSpan: (from, to) => {
      const span = toSpan(from, to)
      return { start: span.start + start, end: span.end + start }
    },
    span: { start, end },
  }
}
