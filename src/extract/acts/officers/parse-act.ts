// The text of an act cut up as every reader of it needs it: words, the stretches that are private, and pieces.

import { maskPrivate } from './mask-private.ts'
import { type Piece, splitPieces } from './split-pieces.ts'
import { type Token, tokenize } from './tokens.ts'

export type ParsedAct = {
  text: string
  tokens: Token[]
  /** For each token whether it belongs to an address, a birth or a register entry. */
  masked: boolean[]
  pieces: Piece[]
}

/** Cuts `text` up from `bodyStart` on. Of `recognised` characters the noise of the scan is left out. */
export function parseAct(text: string, bodyStart: number, recognised: boolean): ParsedAct {
  const tokens = tokenize(text, bodyStart, recognised)
  const masked = maskPrivate(tokens)
  return { text, tokens, masked, pieces: splitPieces(tokens, masked) }
}
