// The pieces of an act as sentences: on one line, folded, with their offsets.

import type { Span } from '../../domain/publications/gazette-fact.ts'
import { foldLine } from './fold-line.ts'
import type { ParsedAct } from './officers/parse-act.ts'
import { findStatutes } from './officers/statutes.ts'

export type Sentence = {
  flat: string
  /** `flat` folded: lower case, no accents, same offsets. */
  fold: string
  span: Span
  /** Part of the statutes, which are general provisions. */
  inStatutes: boolean
}

/** Sentences of an act in order, with hyphenated words joined. */
export function listSentences({ tokens, pieces }: ParsedAct): Sentence[] {
  const inStatutes = findStatutes(tokens, pieces)
  return pieces.map(({ from, to }, index) => {
    const inside = tokens.slice(from, to)
    const flat = inside
      .map(({ text, start }, at) => ((inside[at - 1]?.end ?? start) < start ? ` ${text}` : text))
      .join('')
    const span = { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 }
    return { flat, fold: foldLine(flat), span, inStatutes: inStatutes[index] ?? false }
  })
}
