// Extracts officer statements from an act. The text is split into pieces (sentences, items, lines); names,
// offices and cues are found in each. A cue with names yields statements, or is the heading of the list that
// follows.

import { mergeStatements } from '../statement.ts'
import { isOfficeOfRepresented } from './attach/office-context.ts'
import { takeReplacedClauses } from './attach/replaced-clauses.ts'
import { findCues } from './cues/find-cues.ts'
import type { FoundCue } from './cues/found-cue.ts'
import { type FoundOffice, findOffices } from './find-offices.ts'
import { findNames } from './names/find-names.ts'
import { type FoundName, lettersOf } from './names/name-search.ts'
import { markClauses } from './names/replaced-clause.ts'
import { findStatutes, type ParsedAct, parseAct } from './parse-act.ts'
import { endExpired, settleExpired } from './reader/expired-mandates.ts'
import { readPiece } from './reader/read-piece.ts'
import type { OfficerContext, OfficerStatement, Reader } from './reader/reader.ts'
import { noteReplaced, stateReplaced } from './reader/replaced.ts'
import { shareRepresentatives } from './reader/share-representatives.ts'
import type { Piece } from './split-pieces.ts'

export type OfficerReading = {
  /** In text order. */
  statements: OfficerStatement[]
  /** Officers in the printed composition of the board, whether or not changes are stated. */
  board: OfficerStatement[]
  /** All names in the act, with their roles. */
  names: readonly Pick<FoundName, 'name' | 'part'>[]
}

/** Officer statements of `text` from `bodyStart` on; spans are offsets into `text`. */
export function readOfficers(text: string, bodyStart: number, context: OfficerContext): OfficerReading {
  return readOfficersOf(parseAct(text, bodyStart, context.recognised), context)
}

/** As `readOfficers`, for an act that is already parsed. */
export function readOfficersOf(act: ParsedAct, context: OfficerContext): OfficerReading {
  const { tokens, pieces } = act
  const { names, offices, cues } = findWords(act, context.ownName)
  const reader = startReader(act, context, names)
  const namesIn = byPiece(pieces, names, ({ from }) => from)
  const officesIn = byPiece(pieces, offices, ({ from }) => from)
  const cuesIn = byPiece(pieces, cues, ({ at }) => at)
  const inStatutes = findStatutes(tokens, pieces)
  for (const [index, piece] of pieces.entries()) {
    const { from, to } = piece
    const all = namesIn[index] as FoundName[]
    const printed = cuesIn[index] ?? []
    reader.clauses = markClauses({ tokens, piece, names: all, cues: printed })
    const told = printed.filter(
      ({ at }) => !reader.clauses.some(({ from: start, to: end }) => at >= start && at < end),
    )
    const content = { from, to, names: all, all, offices: officesIn[index] ?? [], cues: told }
    const before = reader.statements.length
    const { group } = reader
    readPiece(reader, piece, content, index)
    const added = reader.statements.slice(before)
    keepRecentOffice(reader, added, index)
    noteReplaced(reader, content, added, group)
    settleExpired(reader, content, added, index)
    if (inStatutes[index]) for (const one of reader.statements.slice(before)) one.signs.push('in_statutes')
  }
  endExpired(reader)
  reader.statements.push(...stateReplaced(reader))
  shareRepresentatives(reader)
  const isBoard = ({ change }: OfficerStatement) => change === 'confirmation'
  const changes = reader.statements.filter(statement => !isBoard(statement))
  const board = reader.statements.filter(isBoard)
  return {
    statements: mergeStatements(changes) as OfficerStatement[],
    board: mergeStatements(board) as OfficerStatement[],
    names,
  }
}

// An office that the last sentence took from one before it is still the one that the next may mean.
function keepRecentOffice(reader: Reader, added: readonly OfficerStatement[], piece: number): void {
  if (reader.recent && added.some(({ by }) => by === 'recent')) reader.recent = { ...reader.recent, piece }
}

type Words = { names: FoundName[]; offices: FoundOffice[]; cues: FoundCue[] }

// A word inside a name is no office; inside a name with a title it is no cue.
function findWords({ tokens, masked }: ParsedAct, ownName: string | null): Words {
  const printed = findOffices(tokens, masked)
  const names = findNames(tokens, masked, printed, ownName === null ? null : lettersOf(ownName))
  const inName = new Uint8Array(tokens.length)
  for (const { from, to, titled } of names) inName.fill(titled ? TITLED : NAMED, from, to)
  const outside = printed.filter(({ from, to }) => !(inName[from] && inName[to - 1]))
  const offices = outside.filter(office => !isOfficeOfRepresented(tokens, office, names, outside))
  const outsideNames = findCues(tokens, masked).filter(cue => inName[cue.at] !== TITLED)
  const cues = takeReplacedClauses(tokens, outsideNames, names)
  return { names, offices, cues }
}

const NAMED = 1
const TITLED = 2

function startReader(
  { text, tokens, masked, pieces }: ParsedAct,
  context: OfficerContext,
  names: FoundName[],
): Reader {
  return {
    text,
    tokens,
    masked,
    context,
    names,
    pieces,
    head: null,
    list: null,
    group: [],
    recent: null,
    pending: [],
    ended: null,
    last: null,
    statements: [],
    expired: null,
    clauses: [],
    replaced: [],
  }
}

// Entries of `list` (in text order) grouped by the piece they start in.
function byPiece<T>(pieces: readonly Piece[], list: readonly T[], startOf: (one: T) => number): T[][] {
  let at = 0
  return pieces.map(({ to }) => {
    const start = at
    while (at < list.length && startOf(list[at] as T) < to) at++
    return list.slice(start, at)
  })
}
