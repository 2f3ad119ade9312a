// Joins letter-spaced words (`E c o n o m i e`), used to justify narrow columns.

import type { PositionedText } from '../pdf/positioned-text.ts'

/** Letters separated by spaces, at least four: three may be initials. */
const SPACED_WORD = /^\s*\S(?: \S){3,}\s*$/
const SPACED = /^\s*\S(?: \S)+\s*$/

/** Each word is a separate text piece; short ones are joined on a line with a longer one. */
export function joinSpacedLetters(pieces: PositionedText[]): PositionedText[] {
  const lines = new Set(pieces.filter(({ text }) => SPACED_WORD.test(text)).map(({ y }) => Math.round(y)))
  if (lines.size === 0) return pieces
  return pieces.map(piece =>
    lines.has(Math.round(piece.y)) && SPACED.test(piece.text)
      ? { ...piece, text: piece.text.replace(/\s/g, '') }
      : piece,
  )
}
