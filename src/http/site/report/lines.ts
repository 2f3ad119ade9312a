// Breaks runs of text into lines of a given width.

import type { Run } from './blocks.ts'
import { ACCENT, INK, SOFT_INK, TONES } from './drawing.ts'
import { type FontName, measureText } from './fonts.ts'

export type Segment = {
  text: string
  x: number
  width: number
  font: FontName
  colour: string
  link: string | null
}

export type Line = { segments: Segment[]; width: number }

// Widths are sums, in another order where they are compared.
const ROUNDING = 0.01

type Piece = Omit<Segment, 'x'>
/** Pieces without a blank between them. */
type Word = { pieces: Piece[]; width: number }

/** At least one line; no line is wider than `width`, unless a single character is. */
export function breakLines(runs: readonly Run[], size: number, width: number): Line[] {
  const space = measureText(' ', 'regular', size)
  return splitParagraphs(runs).flatMap(paragraph => {
    const words = splitWords(paragraph, size).flatMap(word => fitWord(word, size, width))
    return fillLines(words, space, width)
  })
}

/** The widest word, and the widest line without breaks. */
export function measureRuns(runs: readonly Run[], size: number) {
  const space = measureText(' ', 'regular', size)
  let [word, line] = [0, 0]
  for (const paragraph of splitParagraphs(runs)) {
    let own = -space
    for (const { width } of splitWords(paragraph, size)) {
      word = Math.max(word, width)
      own += width + space
    }
    line = Math.max(line, own)
  }
  return { word, line }
}

function splitParagraphs(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]]
  for (const run of runs)
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) paragraphs.push([])
      paragraphs.at(-1)?.push({ ...run, text })
    }
  return paragraphs
}

function splitWords(runs: readonly Run[], size: number): Word[] {
  const words: Word[] = []
  let isApart = true
  for (const run of runs) {
    const { bold = false, soft = false, tone, link = null } = run
    const font: FontName = bold ? 'bold' : 'regular'
    const colour = tone ? TONES[tone] : link ? ACCENT : soft ? SOFT_INK : INK
    for (const [at, text] of run.text.split(' ').entries()) {
      if (at > 0) isApart = true
      if (text === '') continue
      const piece = { text, width: measureText(text, font, size), font, colour, link }
      const last = isApart ? undefined : words.at(-1)
      if (last === undefined) words.push({ pieces: [piece], width: piece.width })
      else {
        last.pieces.push(piece)
        last.width += piece.width
      }
      isApart = false
    }
  }
  return words
}

// A word that is too wide is cut between characters.
function fitWord(word: Word, size: number, width: number): Word[] {
  if (word.width <= width + ROUNDING) return [word]
  const parts: Word[] = [{ pieces: [], width: 0 }]
  for (const piece of word.pieces)
    for (const character of piece.text) {
      const own = measureText(character, piece.font, size)
      let part = parts.at(-1) as Word
      if (part.pieces.length > 0 && part.width + own > width) {
        part = { pieces: [], width: 0 }
        parts.push(part)
      }
      part.pieces.push({ ...piece, text: character, width: own })
      part.width += own
    }
  return parts
}

function fillLines(words: readonly Word[], space: number, width: number): Line[] {
  const lines: Line[] = [{ segments: [], width: 0 }]
  for (const { pieces, width: own } of words) {
    let line = lines.at(-1) as Line
    const isFirst = line.segments.length === 0
    if (!isFirst && line.width + space + own > width + ROUNDING) {
      line = { segments: [], width: 0 }
      lines.push(line)
    } else if (!isFirst) appendSpace(line, space)
    for (const piece of pieces) appendPiece(line, piece)
  }
  return lines
}

function appendSpace(line: Line, space: number): void {
  const last = line.segments.at(-1)
  if (last) {
    last.text += ' '
    last.width += space
  }
  line.width += space
}

function appendPiece(line: Line, piece: Piece): void {
  const last = line.segments.at(-1)
  if (last && last.font === piece.font && last.colour === piece.colour && last.link === piece.link) {
    last.text += piece.text
    last.width += piece.width
  } else line.segments.push({ ...piece, x: line.width })
  line.width += piece.width
}
