// Parses the text of an act into tokens, masked ranges and pieces.

import type { Span } from '../../../domain/publications/gazette-fact.ts'
import { foldLine } from '../fold-line.ts'
import { maskPrivate } from './mask-private.ts'
import { isArticle, type Piece, splitPieces } from './split-pieces.ts'
import { joinTokens, type Token, tokenize } from './tokens.ts'

export type ParsedAct = {
  text: string
  tokens: Token[]
  /** For each token whether it is part of an address, a birth or a register entry. */
  masked: boolean[]
  pieces: Piece[]
}

/** Parses `text` from `bodyStart` on. For OCR text (`recognised`) scan noise is left out. */
export function parseAct(text: string, bodyStart: number, recognised: boolean): ParsedAct {
  const tokens = tokenize(text, bodyStart, recognised)
  const masked = maskPrivate(tokens)
  return { text, tokens, masked, pieces: splitPieces(tokens, masked) }
}

// Detects statutes in an act: consecutive articles, whose statements about officers are mostly general
// provisions.

const FEWEST = 4 // consecutive articles that make statutes
const RESOLUTION = /^(?:resolution|resolutions|decision|besluit|beslissing|beschluss)$/
const HEADING = 5 // tokens

/** For each piece whether it is part of the statutes. */
export function findStatutes(tokens: readonly Token[], pieces: readonly Piece[]): boolean[] {
  const inside = new Array<boolean>(pieces.length).fill(false)
  let run: number[] = []
  const close = (end: number) => {
    if (run.length >= FEWEST) inside.fill(true, run[0], end)
    run = []
  }
  for (const [index, piece] of pieces.entries()) {
    if (isArticle(tokens, piece.from)) run.push(index)
    else if (isResolution(tokens, piece)) close(index)
  }
  const last = run.at(-1)
  // The last article has no heading after it to mark its end: only its first sentence counts.
  if (last !== undefined) close(last + 2)
  return inside
}

// `Quatrième résolution – Nomination`
function isResolution(tokens: readonly Token[], { from, to }: Piece): boolean {
  return tokens.slice(from, Math.min(to, from + HEADING)).some(({ fold }) => RESOLUTION.test(fold))
}

// The pieces of an act as sentences: on one line, folded, with their offsets.

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
    const flat = joinTokens(inside)
    const span = { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 }
    return { flat, fold: foldLine(flat), span, inStatutes: inStatutes[index] ?? false }
  })
}
