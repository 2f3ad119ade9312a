// Keyset pagination cursor of acts: the last act shown, or an act of which only some facts were shown, with their number.
// It holds no state, so it never expires.

import type { ActQuery } from '../../store/gazette/acts.ts'

export type ActsCursor = NonNullable<ActQuery['start']> & {
  /** Number of facts of that act already shown. */
  facts: number
}

const CURSOR = /^(undated|\d{4}-\d\d-\d\d)\.(\w{1,20})(?:\.(\d{1,6}))?$/
const UNDATED = 'undated'

/** Null for an invalid cursor. */
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

/** The cursor after an act; undefined without an act. */
export function cursorAfter(act: ShownAct | undefined): string | undefined {
  return act && `${act.date ?? act.publishedOn ?? UNDATED}.${act.numac}`
}

/** The cursor to the remaining facts of an act and the acts after it. */
export function cursorToFacts(act: ShownAct, shownBefore: number): string {
  return `${cursorAfter(act)}.${shownBefore}`
}
