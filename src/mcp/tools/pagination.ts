// Pages of results: cursors of acts and officers, and truncation at whole items, because clients truncate
// oversized results at arbitrary positions.

import { createHash } from 'node:crypto'
import { isCalendarDay } from '../../platform/calendar-days.ts'
import type { ActQuery } from '../../store/gazette/acts.ts'

// Keyset pagination cursor of acts: the last act shown, or an act of which only some facts were shown, with their number.
// It holds no state, so it never expires.

export type ActsCursor = NonNullable<ActQuery['start']> & {
  /** Number of facts of that act already shown. */
  facts: number
}

// Numacs have ten digits, of the annexes eight.
const ACTS_CURSOR = /^(undated|\d{4}-\d\d-\d\d)\.(\d{8}|\d{10})(?:\.(\d{1,6}))?$/
const UNDATED = 'undated'

/** Null for an invalid cursor. */
export function parseActsCursor(text: string): ActsCursor | null {
  const [, day, numac, facts] = ACTS_CURSOR.exec(text) ?? []
  if (day === undefined || numac === undefined) return null
  const publishedOn = day === UNDATED ? null : day
  if (publishedOn !== null && !isCalendarDay(publishedOn)) return null
  return { publishedOn, numac, inclusive: facts !== undefined, facts: Number(facts ?? 0) }
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

// Pagination cursor of officer lists: an offset per list and a hash of the lists. The order is not stable (ended mandates
// move down), so a cursor whose hash no longer matches restarts at the first page and skips nobody.

/** Offset in each list. */
type ListOffsets = {
  officers: number
  auditors: number
  courtAppointed: number
  namedInAccounts: number
}

export type OfficersCursor = ListOffsets & { lists: string }

export const FIRST_PAGE: ListOffsets = { officers: 0, auditors: 0, courtAppointed: 0, namedInAccounts: 0 }

const OFFICERS_CURSOR = /^o(\d{1,6})a(\d{1,6})c(\d{1,6})n(\d{1,6})-([a-p]{8})$/

/** Null for an invalid cursor. */
export function parseOfficersCursor(text: string): OfficersCursor | null {
  const [, officers, auditors, courtAppointed, namedInAccounts, lists] = OFFICERS_CURSOR.exec(text) ?? []
  if (lists === undefined) return null
  return {
    officers: Number(officers),
    auditors: Number(auditors),
    courtAppointed: Number(courtAppointed),
    namedInAccounts: Number(namedInAccounts),
    lists,
  }
}

export function formatOfficersCursor({
  officers,
  auditors,
  courtAppointed,
  namedInAccounts,
  lists,
}: OfficersCursor): string {
  return `o${officers}a${auditors}c${courtAppointed}n${namedInAccounts}-${lists}`
}

/** Letters only, because the redaction of personal numbers could strike out digits. */
export function hashLists(lists: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 8)
  return hash.replace(/./g, digit => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
}

// Truncates results at whole items, because clients truncate oversized results at arbitrary positions.

/** Results cost tokens, and some clients reject results of 25,000 tokens. */
export const MAX_RESULT_BYTES = 12_000

/** The longest prefix of `items` that takes at most `bytes` as JSON. */
export function takeWithinBytes<T>(items: readonly T[], bytes: number): T[] {
  let left = bytes
  let kept = 0
  for (const item of items) {
    left -= jsonByteLength(item) + 1
    if (left < 0) break
    kept++
  }
  return items.slice(0, kept)
}

/** Size of `value` as UTF-8 JSON. */
export function jsonByteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}
