// A range of a publication's text, normalised to one line.

import type { Span } from '../../domain/publications/gazette-fact.ts'
import { flatten } from '../text/flat-text.ts'

export type Passage = {
  /** As printed, with line breaks. */
  text: string
  /** On one line, print hyphens joined. */
  flat: string
  /** Maps a range of `flat` to the publication's text. */
  toSpan(start: number, end: number): Span
  /** The whole passage in the publication's text. */
  span: Span
  /** The part from `start`, an offset in the publication's text. */
  from(start: number): Passage
}

/** The passage of `text` from `start` to `end` (exclusive). */
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
