// What the reader of officers knows of an act while it goes through its pieces, and what every step reads from it.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { type Effect, readEffect } from '../../effect.ts'
import { foldLine } from '../../fold-line.ts'
import type { Statement } from '../../statement.ts'
import type { Content, OfficeBy } from '../attach/attached.ts'
import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/found-name.ts'
import type { Piece } from '../split-pieces.ts'
import type { Token } from '../tokens.ts'

export type OfficerContext = {
  /** The company whose act it is; null when not known. */
  ownName: string | null
  legalForm: string | null
  subject: string
  /** Characters were recognised from a scan. */
  recognised: boolean
}

/** A statement with what speaks for and against it: how its office was found, and signs of how it was worded. */
export type OfficerStatement = Statement & { by: OfficeBy; signs: string[] }

/** The head of a list: a cue, with its offices and its effect, that holds for the items behind it. */
export type Head = {
  change: MandateChange
  cue: FoundCue
  offices: FoundOffice[]
  effect: Effect
  /** A colon announces the list. */
  listed: boolean
  /** A full stop ends the head: only items of a list may follow. */
  finished: boolean
}

export type Reader = {
  text: string
  tokens: Token[]
  context: OfficerContext
  names: FoundName[]
  pieces: Piece[]
  head: Head | null
  /** The list whose items were read last: a later item with the next number or the same bullet belongs to it. */
  list: { head: Head; bullet: string; piece: number } | null
  /** The statements of the last sentences, to which a later one may add a date, a term or a representative. */
  group: OfficerStatement[]
  /** The offices that were spoken of last. */
  recent: { offices: FoundOffice[]; piece: number } | null
  /** Names of items before the verb that says what becomes of them. */
  pending: FoundName[]
  /** Those who were named last. */
  last: { names: FoundName[]; offices: FoundOffice[]; piece: number } | null
  statements: OfficerStatement[]
}

/** The piece that is read. Of its content, names are holders and cues are about offices. */
export type CurrentPiece = {
  index: number
  piece: Piece
  content: Content
  /** Its text on one line, folded. */
  fold: string
}

/** Tokens, end exclusive. */
export type Stretch = { from: number; to: number }

export const MAX_GROUP_SIZE = 60 // statements that a later sentence may add to

/** The text of a stretch on one line. */
export function lineOf({ text, tokens }: Reader, { from, to }: Stretch): string {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  return text.slice(start, end).replaceAll(/\s+/g, ' ')
}

/** Dates and terms that a stretch states. */
export function effectOf(reader: Reader, stretch: Stretch, change?: MandateChange): Effect {
  const line = lineOf(reader, stretch)
  return readEffect(line, foldLine(line), change)
}

/** From the first to the last character of a name and its cue. */
export function spanOf({ tokens }: Reader, name: FoundName, cue: FoundCue): Statement['span'] {
  const start = Math.min(tokens[name.from]?.start ?? 0, tokens[cue.at]?.start ?? 0)
  const end = Math.max(tokens[name.to - 1]?.end ?? 0, tokens[cue.to - 1]?.end ?? 0)
  return { start, end }
}

/** The name with single blanks and without the signs around it. */
export const trimName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[-–.,:;]+|[-–,:;]+$/g, '')
    .trim()
