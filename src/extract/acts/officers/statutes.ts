// Detects statutes in an act: consecutive articles, whose statements about officers are mostly general
// provisions.

import { isArticle, type Piece } from './split-pieces.ts'
import type { Token } from './tokens.ts'

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
