// Reads recorded changes in the order of commits.

import { type Change, type ChangePosition, LAST_ITEM } from '../../domain/changes/change.ts'
import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'
import { READ_ALL, READ_OF_COMPANIES, READ_OF_KINDS, READ_WATCHED } from './feed-statements.ts'

export type ChangeFilter = {
  /** Null: all kinds. */
  kinds: readonly ChangeKind[] | null
  /** As stored, integers. Null: all companies. */
  companies: readonly number[] | null
  /** Id of a key: only companies on its watch list. Not together with `companies`. */
  watchedBy?: string | null
}

export type ChangePage = {
  changes: Change[]
  /**
   * The next page begins after it: the last change read, shown or not, or the end of the feed without more. Never before
   * the position given.
   */
  next: ChangePosition
  /** Whether there were changes after `next` that were not read. */
  more: boolean
  /** Changes up to and with this position are no longer served; 0: none were purged. */
  purgedTo: number
  /** Of the newest batch; 0 before the first. */
  newest: number
}

// A filter that matches little must not read the whole feed for one page. Most pages are full after the first part.
const SCANS = [2_000, 18_000]

/** At most `limit` changes after `after`, in order. A filtered page may be short, or empty, with `more`. */
export async function readChangePage(
  pool: Pool,
  after: ChangePosition,
  filter: ChangeFilter,
  limit: number,
): Promise<ChangePage> {
  if (filter.companies !== null) return readOfCompanies(pool, after, filter, limit)
  if (filter.kinds === null && !filter.watchedBy) return readAll(pool, after, limit)
  let page: ChangePage = { changes: [], next: after, more: true, purgedTo: 0, newest: 0 }
  for (const scan of SCANS) {
    const { changes } = page
    const part = await scanFiltered(pool, page.next, filter, { limit: limit - changes.length, scan })
    page = { ...part, changes: [...changes, ...part.changes] }
    if (!page.more || page.changes.length >= limit) break
  }
  return page
}

/** The changes of `readChangePage`. */
export async function readChanges(
  pool: Pool,
  after: ChangePosition,
  filter: ChangeFilter,
  limit: number,
): Promise<Change[]> {
  return (await readChangePage(pool, after, filter, limit)).changes
}

// Every row has the bounds of the feed; the only row of an empty page has nothing else.
type Row = Omit<Change, 'enterpriseNumber' | 'establishmentNumber' | 'recordedAt' | 'position'> & {
  purgedTo: string
  newest: string
  position: string | null
  enterprise_number: number
  entity_number: string | null
  recorded_at: Date
}

async function readAll(pool: Pool, after: ChangePosition, limit: number): Promise<ChangePage> {
  const { rows } = await pool.query<Row>({
    ...READ_ALL,
    values: [after.position, after.item, limit + 1],
  })
  return toPage(rows, limit, after)
}

async function readOfCompanies(
  pool: Pool,
  after: ChangePosition,
  { kinds, companies }: ChangeFilter,
  limit: number,
): Promise<ChangePage> {
  const values = [after.position, after.item, limit + 1, kinds, companies]
  const { rows } = await pool.query<Row>({ ...READ_OF_COMPANIES, values })
  return toPage(rows, limit, after)
}

async function scanFiltered(
  pool: Pool,
  after: ChangePosition,
  { kinds, watchedBy }: ChangeFilter,
  { limit, scan }: { limit: number; scan: number },
): Promise<ChangePage> {
  const values = [after.position, after.item, limit + 1, kinds, scan]
  const { rows } = await pool.query<Row & { scanned: number; lastPosition: string; lastItem: number }>(
    watchedBy ? { ...READ_WATCHED, values: [...values, watchedBy] } : { ...READ_OF_KINDS, values },
  )
  const page = toPage(rows, limit, after)
  const { scanned = 0, lastPosition = '', lastItem = 0 } = rows[0] ?? {}
  if (page.more || scanned < scan) return page
  return { ...page, more: true, next: { position: Number(lastPosition), item: lastItem } }
}

// Without `more` everything up to the end was searched, so the cursor moves there: a client with a rare filter must not
// keep a cursor until it is purged.
function toPage(rows: readonly Row[], limit: number, after: ChangePosition): ChangePage {
  const changes = rows.flatMap(row => (row.position === null ? [] : [toChange(row, row.position)]))
  const more = changes.length > limit
  if (more) changes.length = limit
  const { purgedTo = 0, newest = 0 } = rows[0] ?? {}
  const last = more ? changes.at(-1) : undefined
  const next = last ? { position: last.position, item: last.item } : laterOf(after, endOf(Number(newest)))
  return { changes, more, next, purgedTo: Number(purgedTo), newest: Number(newest) }
}

function toChange(row: Row, position: string): Change {
  return {
    position: Number(position),
    item: row.item,
    enterpriseNumber: enterpriseNumberFrom(row.enterprise_number),
    kind: row.kind,
    effectiveOn: row.effectiveOn,
    recordedAt: row.recorded_at.toISOString(),
    reference: row.reference,
    establishmentNumber: row.entity_number === null ? null : row.entity_number.padStart(10, '0'),
    before: row.before,
    after: row.after,
  }
}

/** The position after all changes up to and with `position`. */
export function endOf(position: number): ChangePosition {
  return { position, item: LAST_ITEM }
}

function laterOf(one: ChangePosition, other: ChangePosition): ChangePosition {
  return one.position > other.position ? one : other
}

type FeedBounds = {
  /** Changes up to and with this position were purged; 0: none. */
  purgedTo: number
  /** Of the newest batch; 0 before the first. */
  newest: number
}

export async function readFeedBounds(pool: Pool): Promise<FeedBounds> {
  const { rows } = await pool.query<{ purged: string | null; newest: string | null }>({
    name: 'read-feed-bounds',
    text: `SELECT (SELECT purged_to FROM history.purge) AS purged,
                  (SELECT max(position) FROM history.batch) AS newest`,
  })
  return { purgedTo: Number(rows[0]?.purged ?? 0), newest: Number(rows[0]?.newest ?? 0) }
}

/**
 * The last position that was given to any change, also to one that a restore from a backup lost; null on a replica, which
 * may lag.
 */
export async function readLastPosition(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ last: string | null }>({
    name: 'read-last-position',
    text: `SELECT CASE WHEN NOT pg_is_in_recovery() THEN last_value - (NOT is_called)::integer END AS last
           FROM history.commit_position`,
  })
  const last = rows[0]?.last
  return last == null ? null : Number(last)
}
