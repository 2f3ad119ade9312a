// List items: names, with or without offices of their own, that take change and offices from the heading.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type Effect, mergeEffects, NO_EFFECT } from '../../effect.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { has, isSign, isWord, type Token } from '../tokens.ts'
import {
  BULLETS,
  hasPredicate,
  hasVerb,
  isOfMandate,
  isSentence,
  isSignatureLine,
  OWN_OFFICE,
} from './item-kinds.ts'
import { officesOfItem } from './item-offices.ts'
import { makeStatements, stateEnding } from './make-statements.ts'
import { type CurrentPiece, effectOf, type Head, MAX_GROUP_SIZE, type Reader, trimName } from './reader.ts'

/** Adds statements for the names of the piece; closes the heading where the list has ended. */
export function readItem(reader: Reader, current: CurrentPiece, head: Head): void {
  const { piece, content, index } = current
  const first = content.names[0]
  if (!first || (head.finished && !piece.item && !isInRun(reader, index))) return
  if (representsLast(reader, current, first)) return
  // A misread word above that names no office, and lines without a mark: too little for a list.
  const isGuess = reader.tokens[head.cue.at]?.class.spelling !== undefined && head.offices.length === 0
  if (isGuess && !piece.item) return
  if (isUnknownLabel(reader, current, first) || isOfOtherGroup(reader, piece, first, head)) {
    reader.head = null
    return
  }
  if (hasOtherRole(reader, current, first)) return
  const [office] = content.offices
  const ofMandate = isOfMandate(reader, piece, first) && !(office && leads(current, office))
  const verb = hasVerb(reader, first, piece.to)
  const sentence =
    ofMandate ||
    (!head.listed && hasPredicate(reader, piece, first)) ||
    (verb && (!piece.item || isSentence(reader, piece, first))) ||
    !beginsWithName(reader, current, first)
  if (sentence || isSignatureLine(reader, current, head)) {
    if (!piece.item && (verb || ofMandate || !head.listed)) reader.head = null
    return
  }
  const inOffice = content.offices.some(({ from, linked }) => linked && from - first.to <= OWN_OFFICE)
  if (!first.certain && !isSign(reader.tokens[piece.from - 1], BULLETS) && !(head.listed && inOffice)) return
  const signs = ['listed', piece.item ? 'item' : 'line']
  const stated = joinedNames(reader, piece, content.names).flatMap((name, at) => {
    const effect = mergeEffects(effectOfName(reader, piece, name, first, head), head.effect)
    const offices = officesOfItem(reader, current, at, head)
    const attached = { name, cue: head.cue, offices, wrongSide: false, side: 'after' as const }
    const made = makeStatements(reader, attached, { effect, index, signs })
    return [...stateEnding(reader, head.ending, attached, { effect: NO_EFFECT, index, signs }), ...made]
  })
  // A list keeps the office that its first item took from the sentences before.
  if (head.offices.length === 0 && stated[0]?.by === 'recent')
    head.offices = (reader.recent?.offices ?? []).filter(({ office }) => office === stated[0]?.office)
  if (stated.length > 0 && piece.item) reader.list = { head, bullet: bulletOf(reader, piece), piece: index }
  reader.statements.push(...stated)
  reader.group = [...reader.group, ...stated].slice(-MAX_GROUP_SIZE)
}

// A day stated between two names is not that of the second.
function effectOfName(
  reader: Reader,
  piece: Piece,
  name: FoundName,
  first: FoundName,
  { change }: Head,
): Effect {
  const between = { from: first.to, to: name.from }
  const isBehind = name !== first && effectOf(reader, between, change).effectiveOn !== null
  return effectOf(reader, isBehind ? { from: name.from, to: piece.to } : piece, change)
}

// Two lines in a row that begin with a name and its address are a list, whatever introduces them.
function isInRun(reader: Reader, index: number): boolean {
  return isAddressed(reader, index) && (isAddressed(reader, index - 1) || isAddressed(reader, index + 1))
}

function isAddressed({ names, masked, pieces }: Reader, index: number): boolean {
  const piece = pieces[index]
  const name = piece && names.find(({ from }) => from >= piece.from)
  if (!piece || name?.kind !== 'person' || name.from - piece.from > 1 || name.part !== 'holder') return false
  return masked.slice(name.to, piece.to).some(Boolean)
}

// `et comme vérificateur aux comptes : X`: the office of the list is not X's.
function hasOtherRole({ tokens }: Reader, { piece, content }: CurrentPiece, { from }: FoundName): boolean {
  const own = content.offices.filter(office => office.from >= piece.from && office.to <= from)
  return own.length > 0 && own.every(({ office }) => office === 'proxy') && isSign(tokens[from - 1], ':')
}

// `Suppléants : X` on a line of its own: the list above has ended, and what is said of X is not known.
function isUnknownLabel({ tokens }: Reader, { piece, content }: CurrentPiece, { from }: FoundName): boolean {
  const lead = tokens.slice(piece.from, from)
  const words = lead.filter(token => isWord(token) && !has(token, 'particle'))
  const isKnown =
    content.offices.some(office => office.from < from) || words.some(token => has(token, 'title'))
  return !piece.item && isSign(lead.at(-1), ':') && !isKnown && lead.length === 2
}

// `Monsieur Y interviendra pour cette société comme représentant permanent`, behind the statement about the company
function representsLast(
  { group }: Reader,
  { content }: CurrentPiece,
  { kind, name, to }: FoundName,
): boolean {
  const last = group.at(-1)
  const asRepresentative = content.offices.some(
    one => one.office === 'representative' && one.linked && one.from > to,
  )
  if (kind !== 'person' || last?.holder.kind !== 'company' || !asRepresentative) return false
  last.representative ??= trimName(name)
  return true
}

const REACH = 5 // pieces from an item to the next of its list

/** The heading of the list that this item continues, after sentences about the previous item; else null. */
export function resumedHead(reader: Reader, { piece, index }: CurrentPiece): Head | null {
  const { list } = reader
  if (!list || !piece.item || index - list.piece > REACH) return null
  const bullet = bulletOf(reader, piece)
  const next = /^\d+$/.test(bullet) ? isAhead(Number(bullet) - Number(list.bullet)) : bullet === list.bullet
  return bullet !== '' && next ? list.head : null
}

// One skipped number is tolerated (OCR).
const isAhead = (steps: number): boolean => steps === 1 || steps === 2

// The number or sign at the start of an item.
function bulletOf({ tokens }: Reader, { from }: Piece): string {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const { text, opens } = tokens[at] as Token
    if (opens) return text.replace(/\D*$/, '') || text
  }
  return ''
}

const LONGEST_LABEL = 14 // tokens: `Administrateurs pour la commune de X :`

// Nothing but an office or a few words before the name, or `Pour la Ville de X : M. Y`.
function beginsWithName({ tokens }: Reader, current: CurrentPiece, first: FoundName): boolean {
  const { piece, content } = current
  const before = tokens.slice(piece.from, first.from)
  if (tokens[piece.from]?.fold === 'pour' && before.some(token => isSign(token, ':'))) return true
  if (before.filter(token => isWord(token) && !has(token, 'particle')).length <= 2) return true
  const lead = before.findLast(token => !has(token, 'particle') && !has(token, 'companyHead'))
  if (piece.item && isSign(lead, ':') && before.length <= LONGEST_LABEL) return true
  const office = content.offices[0]
  if (
    office &&
    office.from < first.from &&
    isSign(tokens[first.from - 1], ':') &&
    before.length <= LONGEST_LABEL
  )
    return true
  return (
    office !== undefined &&
    office.from < first.from &&
    (office.from - piece.from <= 2 || leads(current, office))
  )
}

// `en qualité de président : M. X`
function leads({ piece }: CurrentPiece, { from, linked }: FoundOffice): boolean {
  return linked && from - piece.from <= 4
}

// The first name and those coordinated with it.
function joinedNames(reader: Reader, piece: Piece, names: readonly FoundName[]): FoundName[] {
  const end = names.findIndex(
    (name, at) => at > 0 && !isJoined(reader, names[at - 1] as FoundName, name, piece),
  )
  return names.slice(0, end < 0 ? names.length : end)
}

function isJoined({ tokens, masked }: Reader, one: FoundName, other: FoundName, piece: Piece): boolean {
  const gap = tokens.slice(one.to, other.from)
  // `Monsieur X rue du Bac 4 5000 Namur Madame Y`: only an address stands between.
  const addressed = masked.slice(one.to, other.from).filter(Boolean).length >= gap.length - 2
  if (other.titled && gap.length > 2 && addressed) return true
  return (
    gap.length < 60 &&
    !(piece.item && isAfterPreposition(tokens, other)) &&
    (piece.item ||
      (gap.length <= 3 && tokens[one.to - 1]?.line !== tokens[other.from]?.line) ||
      gap.some(token => isSign(token, ',;') || /^(?:et|en|und|ainsi|sowie)$/.test(token.fold)))
  )
}

// `inscrite à la Jean Varlin`: words between were lost.
function isAfterPreposition(tokens: readonly Token[], { from, titled, kind }: FoundName): boolean {
  return kind === 'person' && !titled && /^(?:a|la|le|de|du|des|au|aux)$/.test(tokens[from - 1]?.fold ?? '')
}

// `Les autres administrateurs restent en place : X`, `Candidats : X`, `Nouvel administrateur : X` below those who leave
function isOfOtherGroup({ tokens }: Reader, { from }: Piece, first: FoundName, { change }: Head): boolean {
  const words = tokens.slice(from, first.from).map(({ fold }) => fold)
  const begins = beginsMandate(change)
  const other = begins ? LEAVING : NEW
  return words.some(fold => STAYS.test(fold) || PROPOSED.test(fold) || other.test(fold))
}

const STAYS = /^(?:reste|demeure|conserve|continue)(?:nt)?$|^(?:blij(?:ft|ven)|bleib(?:t|en)|behoud(?:t|en))$/
const PROPOSED =
  /^(?:candidate?s?|kandida(?:at|ten)|kandidat(?:in|en)?|voorgedragen|propose(?:e|s|es)?|vorgeschlagen)$/
const LEAVING = /^(?:sortante?s?|demissionnaires?|reeligibles?|(?:af|uit)tredende?n?)$/
const NEW = /^(?:nouve(?:au|aux|l|lles?)|nieuwe?|neue[nrs]?)$/
