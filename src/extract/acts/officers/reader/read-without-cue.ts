// Pieces without a cue: list items, names whose verb follows, and details about earlier statements.

import { HEADING } from './heads.ts'
import { isHeld } from './held-offices.ts'
import { addEffect, isOfMandate } from './later-terms.ts'
import { readItem, resumedHead } from './list-items.ts'
import type { CurrentPiece, Reader } from './reader.ts'
import { addRepresentative } from './representatives.ts'

/** Reads a piece without a cue. */
export function readWithoutCue(reader: Reader, current: CurrentPiece): void {
  const { piece, content } = current
  const first = content.names[0]
  reader.head ??= resumedHead(reader, current)
  if (!first) readNameless(reader, current)
  else if (reader.head) readItem(reader, current, reader.head)
  else if (!piece.stop && first.from - piece.from <= 3 && !(piece.colon && !piece.item))
    reader.pending.push(first)
}

// Effects from a piece without names, applied to earlier statements and to the open list.
function readNameless(reader: Reader, current: CurrentPiece): void {
  const { piece, content, fold } = current
  addEffect(reader, current)
  if (addRepresentative(reader, content.all)) return
  const { head } = reader
  const offices = content.offices.filter(isHeld)
  // What is left of an address is no sentence.
  const masked = reader.masked.slice(piece.from, piece.to).filter(Boolean).length
  const short = piece.to - piece.from - masked <= HEADING
  if (head && offices.length > 0 && short && (piece.colon || !piece.stop)) head.offices = offices
  else if (head && !short && !isOfMandate(fold) && (piece.stop || !head.listed)) reader.head = null
  if (reader.head && piece.colon) reader.head.finished = false
  reader.pending = []
}
