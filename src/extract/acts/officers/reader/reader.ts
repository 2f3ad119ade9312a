// State of the officer reader while it goes through the pieces of an act.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type Effect, readEffect } from '../../effect.ts'
import { foldLine } from '../../fold-line.ts'
import type { Statement } from '../../statement.ts'
import type { Content, OfficeBy } from '../attach/attached.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import type { Piece } from '../split-pieces.ts'
import { joinTokens, type Token } from '../tokens.ts'

export type OfficerContext = {
  /** Name of the filing company; null if unknown. */
  ownName: string | null
  legalForm: string | null
  subject: string
  /** The text is from OCR. */
  recognised: boolean
}

/** A statement with its classifier inputs: how its office was found, and wording features. */
export type OfficerStatement = Statement & { by: OfficeBy; signs: string[] }

/** A list heading: a cue with its offices and effect, applied to the items after it. */
export type Head = {
  change: MandateChange
  cue: FoundCue
  offices: FoundOffice[]
  effect: Effect
  /** A colon introduces the list. */
  listed: boolean
  /** The other office that ends for the same names: `met fin à la fonction des gérants et renouvelle comme …`. */
  ending: { cue: FoundCue; offices: FoundOffice[] } | null
  /** A full stop ends the heading: only items may follow. */
  finished: boolean
}

export type Reader = {
  text: string
  tokens: Token[]
  /** For each token whether it is part of an address, a birth or a register entry. */
  masked: readonly boolean[]
  context: OfficerContext
  names: FoundName[]
  pieces: Piece[]
  head: Head | null
  /** The list read last: a later item with the next number or the same bullet resumes it. */
  list: { head: Head; bullet: string; piece: number } | null
  /** Statements of the last sentences, which a later one may extend with a date, term or representative. */
  group: OfficerStatement[]
  /** The most recent offices. */
  recent: { offices: FoundOffice[]; piece: number } | null
  /** Names of items before the verb that states their change. */
  pending: FoundName[]
  /** The office that ends for those whom the next piece appoints to another. */
  ended: { ending: NonNullable<Head['ending']>; piece: number } | null
  /** The most recent names. */
  last: { names: FoundName[]; offices: FoundOffice[]; piece: number } | null
  statements: OfficerStatement[]
  /** Mandates whose term is over, until a successor or a renewal is told. */
  expired: { statements: OfficerStatement[]; piece: number; now: boolean } | null
  /** Clauses of the piece that tell why somebody is replaced. */
  clauses: Stretch[]
  /** Who is replaced, the offices told of that one, and the appointment: null until the list behind states it. */
  replaced: { name: FoundName; by: OfficerStatement | null; offices: FoundOffice[] }[]
}

/** The current piece. Its `content` is limited to holders and to cues about offices. */
export type CurrentPiece = {
  index: number
  piece: Piece
  content: Content
  /** Text on one line, folded. */
  fold: string
}

/** Tokens, end exclusive. */
export type Stretch = { from: number; to: number }

export const MAX_GROUP_SIZE = 60 // statements that a later sentence can extend

/** Text of a range on one line. */
export function lineOf({ text, tokens }: Reader, { from, to }: Stretch): string {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  return text.slice(start, end).replaceAll(/\s+/g, ' ')
}

/** Dates and terms stated in a range. */
export function effectOf(reader: Reader, stretch: Stretch, change?: MandateChange): Effect {
  const begins = change !== undefined && beginsMandate(change)
  const parts = begins ? outsideClauses(reader, stretch) : [stretch]
  const line = parts.map(({ from, to }) => joinTokens(reader.tokens.slice(from, to))).join(' ')
  return readEffect(line, foldLine(line), change)
}

// `ter vervanging van X, ontslagnemend sinds 1 mei, wordt Y benoemd`: the day of X is not that of Y.
function outsideClauses({ clauses }: Reader, { from, to }: Stretch): Stretch[] {
  const inside = clauses.filter(clause => clause.from >= from && clause.to <= to)
  const starts = [from, ...inside.map(clause => clause.to)]
  return starts.map((start, at) => ({ from: start, to: inside[at]?.from ?? to }))
}

/** From the first to the last character of a name and its cue. */
export function spanOf({ tokens }: Reader, name: FoundName, cue: FoundCue): Statement['span'] {
  const start = Math.min(tokens[name.from]?.start ?? 0, tokens[cue.at]?.start ?? 0)
  const end = Math.max(tokens[name.to - 1]?.end ?? 0, tokens[cue.to - 1]?.end ?? 0)
  return { start, end }
}

/** The name with single spaces and without surrounding signs. */
export const trimName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[-–.,:;]+|[-–,:;]+$/g, '')
    .trim()
