// Which of a sentence's dates and terms belong to which statement, and what later sentences add to them.

import type { Attribution } from './attribute-names.ts'
import { type Effect, mergeEffects, NO_EFFECT, readEffect } from './effect.ts'
import { BOARD, OF_MANDATE } from './lexicon/set-aside.ts'
import { lastingLabels } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import { findNewStatement } from './name-sides.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Statement } from './statement.ts'

/** In a sentence with several statements, dates belong to the statement they stand in. */
export function effectOf(read: ReadSegment, attributions: Attribution[], index: number): Effect {
  const { flat, fold } = read.segment
  const { cue, inPassing } = attributions[index] as Attribution
  if (inPassing) return NO_EFFECT
  const stated = attributions.filter(other => !other.inPassing)
  const place = stated.findIndex(other => other.cue === cue)
  const from = place === 0 ? 0 : startOf(fold, stated[place] as Attribution, stated[place - 1])
  const next = stated[place + 1]
  const to = next ? startOf(fold, next, stated[place]) : fold.length
  return readEffect(flat.slice(from, to), fold.slice(from, to), cue.change)
}

function startOf(fold: string, { cue, holders }: Attribution, before: Attribution | undefined): number {
  const start = cue.side === 'before' ? Math.min(cue.start, holders[0]?.start ?? cue.start) : cue.start
  const last = before?.holders.at(-1)
  return last && last.end < start ? findNewStatement(fold, last.end, start) : start
}

/** `Leur mandat prendra fin à l'assemblée de 2029`: adds to what was last stated; prose closes an open list. */
export function readAddition(state: State, read: ReadSegment): void {
  const { flat, fold } = read.segment
  if (TITLE_OF_DELEGATE.test(fold)) nameDelegate(state, read)
  const startsList = state.open !== null && !read.segment.listed && fold.split(' ').length > 14
  if (state.group.length > 0 && read.names.length === 0 && OF_MANDATE.test(fold)) {
    const effect = readEffect(flat, fold)
    for (const statement of spokenOf(state.group, fold)) addEffect(statement, effect)
  } else if (startsList) state.open = null
  if (state.open && read.names.length === 0) state.open.interrupted = true
  const lasting = lastingLabels(read)
  if (read.names.length === 0 && new Set(lasting.map(({ office }) => office)).size === 1) {
    state.heading = lasting
  } else if (read.names.length === 0 && fold.length < LONGEST_TITLE) {
    const board = BOARD.exec(fold)
    if (board)
      state.heading = [{ office: 'director', role: flat.slice(board.index, board.index + board[0].length) }]
  }
}

const TITLE_OF_DELEGATE =
  /\btitel van (?:gedelegeerd|afgevaardigd)e? ?-?bestuur|\btitre d'administrat(?:eur|rice)[- ]delegue|\btitel (?:eines|einer|des|der) (?:geschaftsfuhrend|delegiert)en verwalt/

// `Zij zal de titel van gedelegeerd bestuurder voeren`, of whoever was charged with the daily management.
function nameDelegate({ group }: State, read: ReadSegment): void {
  const title = read.offices.find(({ office }) => office === 'managing_director')
  for (const statement of group) {
    if (!title || statement.office !== 'daily_management') continue
    statement.office = title.office
    statement.role = read.segment.flat.slice(title.start, title.end)
  }
}

const LONGEST_TITLE = 60 // characters

// What is added is said of the appointments, unless the sentence speaks of a resignation.
function spokenOf(group: Statement[], fold: string): Statement[] {
  const begins = group.filter(({ change }) => change === 'appointment' || change === 'reappointment')
  if (begins.length === 0 || begins.length === group.length) return group
  const ends = /demission|ontslag|rucktritt/.test(fold)
  return ends ? group.filter(statement => !begins.includes(statement)) : begins
}

function addEffect(statement: Statement, effect: Effect): void {
  if (statement.change === 'confirmation') return
  statement.effectiveOn ??= effect.effectiveOn
  statement.immediate ||= effect.immediate
  if (statement.change !== 'appointment' && statement.change !== 'reappointment') return
  statement.term = mergeEffects({ ...effect, term: statement.term }, effect).term
}
