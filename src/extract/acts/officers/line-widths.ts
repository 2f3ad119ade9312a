// Widths of the lines of an act: a short line ends a sentence or an item, a full one goes on.

import type { Token } from './tokens.ts'

const FULL_LINE = 0.74
const LEAST_WIDTH = 55 // characters
const MOST_WIDTH = 115 // wider lines are two-column headers

export type LineWidths = {
  of: Map<number, number>
  usual: number
  /** Lines with columns (table rows). */
  rows: ReadonlySet<number>
}

const COLUMN_GAP = 3 // characters

/** Widths of the lines that have tokens, in characters from the first to the last token. */
export function lineWidths(tokens: readonly Token[]): LineWidths {
  const of = new Map<number, number>()
  const starts = new Map<number, number>()
  for (const { line, start, end } of tokens) {
    if (!starts.has(line)) starts.set(line, start)
    of.set(line, end - (starts.get(line) as number))
  }
  const gaps = tokens.filter(
    (token, at) => !token.opens && token.start - (tokens[at - 1]?.end ?? 0) >= COLUMN_GAP,
  )
  const byLine = Map.groupBy(gaps, ({ line }) => line)
  const rows = new Set([...byLine].filter(([, found]) => found.length >= 2).map(([line]) => line))
  const sorted = [...of.values()].sort((a, b) => a - b)
  return {
    of,
    rows,
    usual: Math.min(Math.max(sorted[Math.floor(sorted.length * 0.92)] ?? 0, LEAST_WIDTH), MOST_WIDTH),
  }
}

/** True for a line that is clearly shorter than the usual one. */
export const isShort = ({ of, usual }: LineWidths, line: number): boolean =>
  (of.get(line) ?? 0) < FULL_LINE * usual
