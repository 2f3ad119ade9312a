// Parses the text of an act into tokens, masked ranges and pieces.

import { maskPrivate } from './mask-private.ts'
import { type Piece, splitPieces } from './split-pieces.ts'
import { type Token, tokenize } from './tokens.ts'

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
