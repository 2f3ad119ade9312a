// A stretch of a publication's text, read as one line.

import type { Span } from '../../domain/publications/gazette-fact.ts'
import { flatten } from '../text/flat-text.ts'

export type Passage = {
  /** As printed, line ends kept. */
  text: string
  /** The stretch on one line, print hyphens joined. */
  flat: string
  /** Where a stretch of `flat` stands in the publication's text. */
  toSpan(start: number, end: number): Span
  /** The whole stretch in the publication's text. */
  span: Span
  /** The part of it from `start`, an offset in the publication's text. */
  from(start: number): Passage
}

/** Reads `text` from `start` to `end` (exclusive). */
export function readPassage(text: string, start: number, end: number): Passage {
  const printed = text.slice(start, end)
  const { flat, toSpan } = flatten(printed)
  return {
    text: printed,
    flat,
    toSpan: (from, to) => {
      const span = toSpan(from, to)
      return { start: span.start + start, end: span.end + start }
    },
    span: { start, end },
    from: later => readPassage(text, later, end),
  }
}
