// List headings: a piece with a cue that introduces items, by a colon or by what follows.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import type { Effect } from '../../effect.ts'
import type { Attached, Content } from '../attach/attached.ts'
import { type FoundCue, isPluralVerb } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { isSign, type Token } from '../tokens.ts'
import { type CurrentPiece, effectOf, type Head, type Reader } from './reader.ts'
import { isHeld } from './stated-offices.ts'

export const HEADING = 12 // tokens: longer pieces are sentences

// `heeft hun ontslag aanvaard`, `Dont les mandats ont été renouvelés par l'assemblée de ce jour`: of earlier names.
const refersToEarlier = (tokens: readonly Token[], { from }: Piece, { at }: FoundCue): boolean =>
  POSSESSIVE.test(tokens[at - 1]?.fold ?? '') || RELATIVE.test(tokens[from]?.fold ?? '')

const POSSESSIVE = /^(?:hun|haar|zijn)$/
const RELATIVE = /^(?:dont|desquel(?:le)?s|lequel|laquelle|lesquel(?:le)?s|waarvan|wiens|wier|deren|dessen)$/

/** The heading that a piece with a cue opens; null when it introduces no list. */
export function headOf(reader: Reader, current: CurrentPiece, attached: readonly Attached[]): Head | null {
  const { piece, content } = current
  const cue = content.cues.findLast(({ negated }) => !negated)
  if (!cue || cue.expires) return null
  if (!piece.colon && refersToEarlier(reader.tokens, piece, cue)) return null
  const ofCue = attached.filter(one => one.cue === cue)
  const colonInside = reader.tokens.slice(cue.to, piece.to).some(token => isSign(token, ':'))
  const listed = piece.colon || colonInside
  if (!listed && !goesOn(reader, current, ofCue.length)) return null
  const offices = officesOfHead(reader.tokens, content, cue, ofCue)
  if (offices.length > 0 && offices.every(({ office }) => office === 'proxy')) return null
  return {
    change: cue.change,
    cue,
    offices: offices.filter(({ office }) => office !== 'proxy' && office !== 'representative'),
    effect: effectOfHead(reader, current, cue),
    ending: endingOf(content, cue) ?? endedBefore(reader, current, cue),
    listed,
    finished: piece.stop && !colonInside,
  }
}

// `entérine la démission en date du 30 juin de X et nomme :`: the date belongs to the end. A date behind the first
// name is that of the first item.
function effectOfHead(reader: Reader, { piece, content }: CurrentPiece, cue: FoundCue): Effect {
  const effect = effectOf(reader, piece, cue.change)
  const name = content.names.find(({ from }) => from > cue.at)
  if (
    name &&
    effectOf(reader, { from: name.to, to: piece.to }, cue.change).effectiveOn === effect.effectiveOn
  )
    return { ...effect, effectiveOn: null }
  const earlier = content.cues.slice(0, content.cues.indexOf(cue))
  const isEnd = ({ change }: FoundCue) => !beginsMandate(change) && change !== 'confirmation'
  if (!beginsMandate(cue.change) || !earlier.some(isEnd) || content.names.length === 0) return effect
  const { effectiveOn } = effectOf(reader, { from: cue.at, to: piece.to }, cue.change)
  return { ...effect, effectiveOn }
}

// Without a colon: a semicolon or comma at the end, an item after it, or no name here where a name follows.
function goesOn(reader: Reader, { piece, index }: CurrentPiece, named: number): boolean {
  if (isSign(reader.tokens[piece.to - 1], ';,')) return true
  if (!piece.stop && (reader.pieces[index + 1]?.item || (named > 1 && startsWithCompany(reader, index + 1))))
    return true
  return named === 0 && (piece.to - piece.from <= HEADING + 4 || startsWithName(reader, index + 1))
}

/**
 * The other office that ends for those whose office `cue` begins: `met fin à la fonction des gérants actuels, mentionnés
 * ci-après, et les renouvelle comme administrateurs :`. Null when names stand before `cue`.
 */
export function endingOf({ cues, offices, names }: Content, cue: FoundCue): Head['ending'] {
  if (!beginsMandate(cue.change) || names.some(({ from }) => from < cue.at)) return null
  const end = cues.slice(0, cues.indexOf(cue)).findLast(({ change }) => !beginsMandate(change))
  if (!end || end.negated || end.change === 'confirmation') return null
  const ended = offices.filter(one => isHeld(one) && one.from < cue.at)
  const begun = offices.filter(({ from }) => from >= cue.to)
  const other = ended.filter(({ office }) => begun.length > 0 && begun.every(one => one.office !== office))
  return other.length > 0 ? { cue: end, offices: other } : null
}

function endedBefore({ ended }: Reader, { index, content }: CurrentPiece, cue: FoundCue): Head['ending'] {
  const follows = ended !== null && index === ended.piece + 1 && beginsMandate(cue.change)
  return follows && content.offices.length === 0 ? ended.ending : null
}

function officesOfHead(
  tokens: readonly Token[],
  content: Content,
  cue: FoundCue,
  ofCue: readonly Attached[],
): FoundOffice[] {
  if (ofCue.length > 0) {
    const before = ofCue.flatMap(({ offices }) => offices.filter(({ by }) => by === 'before'))
    return [...new Set(before.map(({ office }) => office))]
  }
  const ofZone = content.offices.filter(
    one => one.from >= cue.at || (content.cues.length === 1 && !decides(tokens, one)),
  )
  if (ofZone.length > 0) return ofZone
  // `fixe le nombre de gérants à deux et appelle à ces fonctions :`
  const previous = content.cues[content.cues.indexOf(cue) - 1]?.to ?? content.from
  const between = content.offices.filter(one => one.from >= previous && !decides(tokens, one))
  return between.length > 0 ? between : content.offices.filter(one => !decides(tokens, one))
}

// `les administrateurs se sont réunis et ont décidé de nommer :`, `les administrateurs nomment les délégués suivants :`
const decides = (tokens: readonly Token[], { to }: FoundOffice): boolean =>
  /^(?:se|ont|reunis|decident|zijn|hebben|beslissen|sind|haben|beschliess?en)$/.test(
    tokens[to]?.fold ?? '',
  ) || isPluralVerb(tokens[to])

// A heading without a colon introduces a list only where one follows.
function startsWithName({ names, pieces }: Reader, index: number): boolean {
  return pieces.slice(index, index + 2).some(({ from, colon }) => {
    const name = names[firstFrom(names, from)]
    return colon || (name !== undefined && name.from - from <= 3)
  })
}

// `La société X`, below other names.
function startsWithCompany({ names, pieces }: Reader, index: number): boolean {
  const piece = pieces[index]
  if (!piece) return false
  const name = names[firstFrom(names, piece.from)]
  return name?.kind === 'company' && name.part === 'holder' && name.from - piece.from <= 1
}

// Index of the first name at or after `from` (binary search).
function firstFrom(names: readonly FoundName[], from: number): number {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle] as FoundName).from < from) low = middle + 1
    else high = middle
  }
  return low
}
