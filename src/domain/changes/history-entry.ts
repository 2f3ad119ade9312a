// Entries of a company's history: changes of all sources in one order.

import type { SourceName } from '../errors.ts'
import type { ChangeKind } from './change-kinds.ts'

export type HistoryEntry = {
  /** By its source, `YYYY-MM-DD`: snapshot date of an extract, day of publication, of deposit or of scoring. */
  date: string | null
  kind: ChangeKind
  source: SourceName
  /** Extract number, numac, or reference of a deposit. */
  reference: string | null
  /** When it was loaded, ISO 8601; null where that is not kept. */
  recordedAt: string | null
  /** Establishment unit, ten digits. */
  establishmentNumber: string | null
  before: unknown
  after: unknown
}

/** Filter and page of a history. */
export type HistoryQuery = {
  limit: number
  /** First and last day, `YYYY-MM-DD`; undated entries never match. */
  from: string | null
  to: string | null
  /** Null: all kinds. */
  kinds: ReadonlySet<ChangeKind> | null
  /** Cursor of the page before. */
  after: HistoryCursor | null
}

/** Sort key of an entry: its date, then a key that is unique within the date. */
export type HistoryCursor = { date: string; key: string }

export type HistoryPage = { entries: HistoryEntry[]; next: HistoryCursor | null }

/** Newest first, undated last. Entries of a day are in a fixed order, so that a page goes on where the last one ended. */
export function pageHistory(entries: readonly HistoryEntry[], query: HistoryQuery): HistoryPage {
  const placed = place(entries.filter(entry => matches(entry, query)))
  const { after, limit } = query
  const rest = after === null ? placed : placed.filter(({ cursor }) => compare(after, cursor) < 0)
  const page = rest.slice(0, limit)
  return {
    entries: page.map(({ entry }) => entry),
    next: rest.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function matches({ date, kind }: HistoryEntry, { from, to, kinds }: HistoryQuery): boolean {
  if (kinds !== null && !kinds.has(kind)) return false
  return (from === null || (date !== null && date >= from)) && (to === null || (date !== null && date <= to))
}

type Placed = { entry: HistoryEntry; cursor: HistoryCursor }

function place(entries: readonly HistoryEntry[]): Placed[] {
  return entries
    .map(entry => ({ entry, cursor: { date: entry.date ?? '', key: keyOf(entry) } }))
    .sort((a, b) => compare(a.cursor, b.cursor))
}

// The key is part of the cursor, so it is truncated. Entries with equal keys would share a place.
const MAX_VALUE_LENGTH = 200

function keyOf(entry: HistoryEntry): string {
  const { source, kind, reference, recordedAt, establishmentNumber, before, after } = entry
  const value = JSON.stringify([before, after]).slice(0, MAX_VALUE_LENGTH)
  return [source, reference, kind, establishmentNumber, recordedAt, value].join(' ')
}

function compare(a: HistoryCursor, b: HistoryCursor): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1
  const [one, other] = [splitValue(a.key), splitValue(b.key)]
  if (one.place !== other.place) return one.place > other.place ? -1 : 1
  return one.value === other.value ? 0 : one.value < other.value ? -1 : 1
}

// Events of one publication follow each other as in its timeline: by kind, ascending.
function splitValue(key: string): { place: string; value: string } {
  const at = key.indexOf(' [')
  return at < 0 ? { place: key, value: '' } : { place: key.slice(0, at), value: key.slice(at) }
}
