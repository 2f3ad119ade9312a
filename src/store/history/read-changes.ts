// Reads recorded changes in the order of commits.

import type { Change, ChangePosition } from '../../domain/changes/change.ts'
import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'

export type ChangeFilter = {
  /** Null: all kinds. */
  kinds: readonly ChangeKind[] | null
  /** As stored, integers. Null: all companies. */
  companies: readonly number[] | null
}

export type ChangeRow = Omit<
  Change,
  'enterpriseNumber' | 'establishmentNumber' | 'recordedAt' | 'position'
> & {
  position: string
  enterprise_number: number
  entity_number: string | null
  recorded_at: Date
}

const COLUMNS = `
  b.position, c.item, c.enterprise_number, c.kind, c.effective_on::text AS "effectiveOn", b.recorded_at, c.reference,
  c.entity_number, c.before, c.after`

// Batches in order, and the changes of each by its primary key.
const READ_ALL = {
  name: 'read-changes',
  text: `
    SELECT ${COLUMNS}
    FROM (SELECT batch_id, position, recorded_at FROM history.batch WHERE position >= $1::bigint
          ORDER BY position) b
    CROSS JOIN LATERAL (SELECT * FROM history.change
                        WHERE batch_id = b.batch_id ORDER BY item) c
    WHERE (b.position > $1::bigint OR c.item > $2::integer) AND ($3::text[] IS NULL OR c.kind = ANY ($3))
    ORDER BY b.position, c.item LIMIT $4`,
}

const READ_OF_COMPANIES = {
  name: 'read-changes-of-companies',
  text: `
    SELECT ${COLUMNS}
    FROM history.change c JOIN history.batch b USING (batch_id)
    WHERE c.enterprise_number = ANY ($5::integer[]) AND (b.position, c.item) > ($1::bigint, $2::integer)
      AND ($3::text[] IS NULL OR c.kind = ANY ($3))
    ORDER BY b.position, c.item LIMIT $4`,
}

/** At most `limit` changes after `after`, in order; fewer when there are no more. */
export async function readChanges(
  pool: Pool,
  after: ChangePosition,
  { kinds, companies }: ChangeFilter,
  limit: number,
): Promise<Change[]> {
  const values = [after.position, after.item, kinds, limit]
  const { rows } = await pool.query<ChangeRow>(
    companies === null ? { ...READ_ALL, values } : { ...READ_OF_COMPANIES, values: [...values, companies] },
  )
  return rows.map(toChange)
}

export function toChange({
  position,
  enterprise_number,
  entity_number,
  recorded_at,
  ...change
}: ChangeRow): Change {
  return {
    ...change,
    position: Number(position),
    enterpriseNumber: enterpriseNumberFrom(enterprise_number),
    establishmentNumber: entity_number === null ? null : entity_number.padStart(10, '0'),
    recordedAt: recorded_at.toISOString(),
  }
}

export type FeedBounds = {
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
