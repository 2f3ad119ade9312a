// Pieces that say themselves what changes.

import { attach } from '../attach/attach.ts'
import type { Attached, Content } from '../attach/attached.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import { headOf } from './heads.ts'
import { isHeld } from './held-offices.ts'
import { addStatedTerm } from './later-terms.ts'
import { makeStatements } from './make-statements.ts'
import { readPronoun } from './pronouns.ts'
import {
  type CurrentPiece,
  effectOf,
  MAX_GROUP_SIZE,
  type OfficerStatement,
  type Reader,
  type Stretch,
} from './reader.ts'

/** Adds what a piece with a cue states, and opens the head of the list that it announces. */
export function readWithCue(reader: Reader, current: CurrentPiece): void {
  const { content, index } = current
  const attached = attach(reader.tokens, content)
  if (attached.length === 0) attached.push(...attachPending(reader, current))
  const stated = statePending(reader, current, attached)
  reader.pending = []
  for (const one of attached) {
    const effect = effectOf(reader, stretchOf(content, one), one.cue.change)
    stated.push(...makeStatements(reader, one, { effect, index, signs: [], content }))
  }
  if (attached.length === 0) stated.push(...readPronoun(reader, current))
  reader.statements.push(...stated)
  if (content.names.length === 0 && stated.length === 0) addStatedTerm(reader, current)
  reader.group = stated.slice(-MAX_GROUP_SIZE)
  reader.head = headOf(reader, current, attached)
  reader.list = null
}

// Where the piece names nobody, its cue is about the last of the names that wait for their verb.
function attachPending(reader: Reader, { piece, content }: CurrentPiece): Attached[] {
  const cue = content.cues[0] as FoundCue
  if (cue.negated || piece.colon) return []
  const name = reader.pending.pop()
  if (!name) return []
  const offices = content.offices.filter(isHeld).map(office => ({ office, by: 'after' as const }))
  return [{ name, cue, offices, wrongSide: false, side: 'before' }]
}

// The names that wait for their verb get what the first one of the piece gets.
function statePending(
  reader: Reader,
  { piece, content, index }: CurrentPiece,
  [first]: readonly Attached[],
): OfficerStatement[] {
  if (!first || piece.colon || (first.side === 'after' && content.names.length > 0)) return []
  return reader.pending.flatMap(name => {
    const effect = effectOf(reader, stretchOf(content, first), first.cue.change)
    return makeStatements(reader, { ...first, name }, { effect, index, signs: ['pending'] })
  })
}

// In a piece with several cues, dates belong to the cue they stand behind.
function stretchOf(content: Content, { cue }: Attached): Stretch {
  const at = content.cues.indexOf(cue)
  const next = content.cues[at + 1]
  const first = at === 0
  return {
    from: first ? content.from : cue.at,
    to: next && next.change !== cue.change ? next.at : content.to,
  }
}
