// Narrow columns space words out to fill a line, `E c o n o m i e`: such words are closed up.

import type { PositionedText } from '../pdf/positioned-text.ts'

/** Letters with a blank between each, at least four: three may be initials. */
const SPACED_WORD = /^\s*\S(?: \S){3,}\s*$/
const SPACED = /^\s*\S(?: \S)+\s*$/

/** A word is a piece of its own there; short ones are closed up on a line that has a longer one. */
export function joinSpacedLetters(pieces: PositionedText[]): PositionedText[] {
  const lines = new Set(pieces.filter(({ text }) => SPACED_WORD.test(text)).map(({ y }) => Math.round(y)))
  if (lines.size === 0) return pieces
  return pieces.map(piece =>
    lines.has(Math.round(piece.y)) && SPACED.test(piece.text)
      ? { ...piece, text: piece.text.replace(/\s/g, '') }
      : piece,
  )
}
