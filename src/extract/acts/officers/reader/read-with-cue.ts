// Pieces with a cue of their own.

import { NO_EFFECT } from '../../effect.ts'
import { hasAnaphoricSubject } from '../attach/anaphora.ts'
import { attach } from '../attach/attach.ts'
import type { Attached, Content } from '../attach/attached.ts'
import { findVerbBracket } from '../attach/clauses.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundName } from '../names/name-search.ts'
import { isSign } from '../tokens.ts'
import { addStatedEffect, readPronoun } from './back-references.ts'
import { toExpired } from './expired-mandates.ts'
import { endingOf, headOf } from './heads.ts'
import { readItem } from './list-items.ts'
import { makeStatements, stateEnding } from './make-statements.ts'
import {
  type CurrentPiece,
  effectOf,
  MAX_GROUP_SIZE,
  type OfficerStatement,
  type Reader,
  type Stretch,
} from './reader.ts'
import { isHeld } from './stated-offices.ts'
import { shareOfficesOfSuccessor } from './succession.ts'

/** Adds the statements of a piece with a cue, and opens the list heading it forms. */
export function readWithCue(reader: Reader, current: CurrentPiece): void {
  const { content, index } = current
  const remark = reader.head && remarkOf(reader, current)
  if (reader.head && remark) {
    const offices = content.offices.some(isHeld) ? [] : reader.head.offices
    // The day or term of a composition is not that of a change in it.
    const effect = reader.head.change === 'confirmation' ? NO_EFFECT : reader.head.effect
    const head = { ...reader.head, offices, effect, change: remark.change, cue: remark }
    readItem(reader, { ...current, content: { ...content, cues: [] } }, head)
    return
  }
  const attached = shareOfficesOfSuccessor(reader.tokens, attach(reader.tokens, content))
  readNamesBefore(reader, current, attached)
  attached.unshift(...attachAntecedent(reader, current, attached))
  if (attached.length === 0) attached.push(...attachPending(reader, current))
  const stated = statePending(reader, current, attached)
  reader.pending = []
  const expired: OfficerStatement[] = []
  for (const one of attached) {
    const effect = effectOf(reader, stretchOf(content, one), one.cue.change)
    const ending = one.side === 'after' ? endingOf(content, one.cue) : null
    stated.push(...stateEnding(reader, ending, one, { effect: NO_EFFECT, index, signs: [], content }))
    const made = makeStatements(reader, one, { effect, index, signs: [], content })
    if (one.cue.expires) expired.push(...made)
    else stated.push(...made)
  }
  if (expired.length > 0) reader.expired = toExpired(current, expired)
  if (attached.length === 0) stated.push(...readPronoun(reader, current))
  reader.statements.push(...stated)
  const effectOnly = content.names.length === 0 && stated.length === 0 && addStatedEffect(reader, current)
  if (!effectOnly) reader.group = stated.slice(-MAX_GROUP_SIZE)
  reader.head = headOf(reader, current, attached)
  reader.ended = attached.length === 0 && !reader.head?.listed ? endedIn(current) : null
  reader.list = null
}

// `- Monsieur X, administrateur (mandat renouvelé)`: the only cue of an item, in brackets behind its name.
function remarkOf({ tokens }: Reader, { content }: CurrentPiece): FoundCue | null {
  const [cue, other] = content.cues
  if (!cue || other || cue.negated || content.names.length !== 1 || cue.at < (content.names[0]?.to ?? 0))
    return null
  const opened = tokens.slice(content.from, cue.at).findLast(token => isSign(token, '()'))
  return isSign(opened, '(') ? cue : null
}

// `met fin à la fonction des gérants et procède à leur renouvellement comme administrateurs. Sont nommés :`
function endedIn({ content, index }: CurrentPiece): Reader['ended'] {
  const begin = content.cues.findLast(({ negated }) => !negated)
  const ending = begin ? endingOf(content, begin) : null
  return ending && { ending, piece: index }
}

// `appelle à la présidence :` / `Monsieur X et charge Monsieur Y de la gestion journalière`: X belongs to the
// list, Y to the verb behind it.
function readNamesBefore(reader: Reader, current: CurrentPiece, attached: readonly Attached[]): void {
  const { head } = reader
  const { piece, content, index } = current
  const [cue] = content.cues
  if (!head?.listed || !cue || cue.side !== 'after' || !reader.pieces[index - 1]?.colon) return
  if (!/^(?:et|en|und)$/.test(reader.tokens[cue.at - 1]?.fold ?? '')) return
  const isAttached = (name: FoundName) => attached.some(one => one.name === name)
  const names = content.names.filter(name => name.to <= cue.at && !isAttached(name))
  if (names.length === 0) return
  const offices = content.offices.filter(({ to }) => to <= cue.at)
  const before = { ...content, to: cue.at, names, offices, cues: [] }
  readItem(reader, { ...current, piece: { ...piece, to: cue.at }, content: before }, head)
}

// `ce dernier présente sa démission de gérant et Monsieur Y est nommé`: the last name of the sentence before.
function attachAntecedent(
  { tokens, last }: Reader,
  { content, index }: CurrentPiece,
  attached: readonly Attached[],
): Attached[] {
  const [cue, next] = content.cues
  const name = last?.names.at(-1)
  if (!cue || cue.negated || !name || last?.piece !== index - 1 || !hasAnaphoricSubject(tokens, cue))
    return []
  if (attached.length === 0 || attached.some(one => one.cue === cue)) return []
  const until = Math.min(next?.at ?? content.to, content.names[0]?.from ?? content.to)
  const offices = content.offices.filter(one => isHeld(one) && one.from >= cue.to && one.to <= until)
  const given = offices.map(office => ({ office, by: 'after' as const }))
  return [{ name, cue, offices: given, wrongSide: false, side: 'before' }]
}

// In a piece without names, the cue applies to the last of the pending names.
function attachPending(reader: Reader, { piece, content, index }: CurrentPiece): Attached[] {
  const cue = content.cues[0] as FoundCue
  // A heading concerns the items below it, not the names above.
  const heads = !piece.stop && reader.pieces[index + 1]?.item
  if (cue.negated || piece.colon || heads) return []
  const name = reader.pending.pop()
  if (!name) return []
  const offices = content.offices.filter(isHeld).map(office => ({ office, by: 'after' as const }))
  return [{ name, cue, offices, wrongSide: false, side: 'before' }]
}

// Pending names get the same change and offices as the first name of the piece.
function statePending(
  reader: Reader,
  { piece, content, index }: CurrentPiece,
  [first]: readonly Attached[],
): OfficerStatement[] {
  if (!first || piece.colon || (first.side === 'after' && content.names.length > 0)) return []
  if (
    first.side === 'before' &&
    (isSingular(reader, first) || findVerbBracket(reader.tokens, first.cue, content.from))
  )
    return []
  return reader.pending.flatMap(name => {
    const effect = effectOf(reader, stretchOf(content, first), first.cue.change)
    return makeStatements(reader, { ...first, name }, { effect, index, signs: ['pending'] })
  })
}

// `X est nommé`: the verb has one subject, so that the names of lines before are no part of it.
function isSingular({ tokens }: Reader, { name, cue }: Attached): boolean {
  const verbs = tokens.slice(Math.max(name.to, cue.at - 4), cue.at + 1).map(({ fold }) => fold)
  return verbs.some(fold => /^(?:est|fut|wird|wurde|ist|wordt|werd)$/.test(fold))
}

// With several cues in a piece, dates belong to the cue before them.
function stretchOf(content: Content, { cue }: Attached): Stretch {
  const at = content.cues.indexOf(cue)
  // `X est remplacé par Y à partir du 1er juillet`, `X wordt vanaf 1 juli vervangen door Y`: a day of both.
  const next = content.cues[at + (cue.replaced ? 2 : 1)]
  const first = at === 0 || (at === 1 && content.cues[0]?.replaced === true)
  return {
    from: first ? content.from : cue.at,
    to: next && next.change !== cue.change ? next.at : content.to,
  }
}
