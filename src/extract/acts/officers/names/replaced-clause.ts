// `ter vervanging van X, die ontslag neemt, …`: the clause that tells why X is replaced. What it says is of X alone.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type FoundCue, isBe } from '../cues/found-cue.ts'
import type { Piece } from '../split-pieces.ts'
import { isSign, type Token } from '../tokens.ts'
import type { FoundName, ReplacedClause } from './name-search.ts'

/** A piece with its names and cues, in text order. */
export type PieceWords = {
  tokens: readonly Token[]
  piece: Piece
  names: readonly FoundName[]
  cues: readonly FoundCue[]
}

// `Il succède à X, dont le mandat s'achève`: the sentence before appoints.
const SUCCEEDS = /^(?:succed|remplac|volgt|opvolg|vervang|appelle)/
const OPENS =
  /^(?:die|wiens|wier|waarvan|dewelke|ontslagnemende?|uittredende?|aftredende?|overleden|dessen|deren|qui|dont|lequel|laquelle|demissionnaires?|sortante?s?|decedee?s?)$/
const REACH = 30 // tokens: a representative and an address

/** Marks and returns the clauses of those who are replaced, where the piece appoints somebody. */
export function markClauses(words: PieceWords): ReplacedClause[] {
  const { tokens, names, cues } = words
  const appoints = ({ at, change }: FoundCue) =>
    beginsMandate(change) && !SUCCEEDS.test(tokens[at]?.fold ?? '')
  if (!cues.some(appoints)) return []
  return names.flatMap((name, index) => {
    const clause = name.replaced ? clauseBehind(words, index) : null
    if (!clause) return []
    name.clause = clause
    if (clause.cue) name.left = clause.cue.change
    if (name.part === 'holder') name.part = 'replaced'
    return [clause]
  })
}

// Null where the sentence goes on otherwise.
function clauseBehind({ tokens, piece, names, cues }: PieceWords, index: number): ReplacedClause | null {
  const start = endWithRepresentative(names, index)
  const at = tokens
    .slice(start, Math.min(piece.to, start + REACH))
    .findIndex(
      ({ fold }, place, near) => OPENS.test(fold) || (fold === 'der' && isSign(near[place - 1], ',')),
    )
  const from = start + at
  const interrupts = (place: number) => place >= start && place < from
  const gap = tokens.slice(start, from)
  if (at < 0 || names.some(other => interrupts(other.from)) || cues.some(cue => interrupts(cue.at)))
    return null
  if (gap.some(token => isSign(token, '.;:') || isBe(token))) return null
  const length = tokens.slice(from + 1, piece.to).findIndex(token => isSign(token, ',.;:)'))
  const next = names.find(other => other.from > from)?.from ?? piece.to
  const to = Math.min(next, length < 0 ? piece.to : from + 1 + length)
  const inside = cues.filter(cue => cue.at >= from && cue.at < to)
  return inside.some(({ change }) => beginsMandate(change)) ? null : { from, to, cue: inside[0] ?? null }
}

function endWithRepresentative(names: readonly FoundName[], index: number): number {
  const [name, next] = [names[index] as FoundName, names[index + 1]]
  return next?.part === 'represents' ? next.to : name.to
}
