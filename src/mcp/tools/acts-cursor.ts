// Where a list of acts goes on, as text that an agent hands back: the last act shown, or one whose facts were not all
// shown with how many were. It names a place, not a state: it never runs out.

import type { ActQuery } from '../../store/gazette/acts.ts'

export type ActsCursor = NonNullable<ActQuery['start']> & {
  /** Facts of that act that were shown before. */
  facts: number
}

const CURSOR = /^(undated|\d{4}-\d\d-\d\d)\.(\w{1,20})(?:\.(\d{1,6}))?$/
const UNDATED = 'undated'

/** The start that a cursor names; null when it is none of ours. */
export function parseCursor(text: string): ActsCursor | null {
  const [, day, numac, facts] = CURSOR.exec(text) ?? []
  if (day === undefined || numac === undefined || !isDay(day)) return null
  const publishedOn = day === UNDATED ? null : day
  return { publishedOn, numac, inclusive: facts !== undefined, facts: Number(facts ?? 0) }
}

function isDay(text: string): boolean {
  if (text === UNDATED) return true
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

type ShownAct = { numac: string; date?: string | null; publishedOn?: string | null }

/** The cursor to what comes behind an act; undefined without one. */
export function cursorAfter(act: ShownAct | undefined): string | undefined {
  return act && `${act.date ?? act.publishedOn ?? UNDATED}.${act.numac}`
}

/** The cursor to the facts of an act behind those shown, and to the acts behind it. */
export function cursorToFacts(act: ShownAct, shownBefore: number): string {
  return `${cursorAfter(act)}.${shownBefore}`
}
