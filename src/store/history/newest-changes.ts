// The newest changes of a company, a town or an activity, for feeds without a key: legal persons only.

import type { Change } from '../../domain/changes/change.ts'
import { PUBLIC_KINDS } from '../../domain/changes/change-kinds.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'

export type NewestChange = Pick<
  Change,
  'position' | 'item' | 'enterpriseNumber' | 'kind' | 'effectiveOn' | 'recordedAt' | 'reference'
> & { legalName: string }

/** `nace`: the first digits of the main activity. */
export type ChangeScope = { companies: readonly number[] } | { zip: string } | { nace: string }

const COLUMNS = `
  b.position::float8 AS position, c.item, c.enterprise_number AS number, c.kind, c.effective_on::text AS "effectiveOn",
  b.recorded_at AS "recordedAt", c.reference, company.legal_name AS "legalName"`
const NOT_PURGED = 'position > coalesce((SELECT purged_to FROM history.purge), 0)'
const SHOWN = 'c.kind = ANY ($2::text[]) AND NOT company.natural_person'

// Register.company has no index by postal code, and an activity may have a hundred thousand companies: the newest
// changes of all companies are read, and those of others are dropped.
const MAX_SCANNED = 20_000

function newestOfAll(condition: string): string {
  return `
    WITH recent AS MATERIALIZED (
      SELECT b.batch_id, b.position, b.recorded_at, c.item, c.enterprise_number, c.kind
      FROM (SELECT * FROM history.batch WHERE ${NOT_PURGED} ORDER BY position DESC) b
      CROSS JOIN LATERAL (SELECT * FROM history.change WHERE batch_id = b.batch_id
                          ORDER BY item DESC LIMIT ${MAX_SCANNED}) c
      ORDER BY b.position DESC, c.item DESC LIMIT ${MAX_SCANNED}
    )
    SELECT ${COLUMNS}
    FROM recent b JOIN register.company USING (enterprise_number)
    JOIN history.change c ON c.batch_id = b.batch_id AND c.item = b.item
    WHERE ${SHOWN} AND ${condition}
    ORDER BY b.position DESC, b.item DESC LIMIT $3`
}

const OF_COMPANIES = {
  name: 'newest-changes-of-companies',
  text: `
    SELECT ${COLUMNS}
    FROM history.change c JOIN history.batch b USING (batch_id) JOIN register.company USING (enterprise_number)
    WHERE c.enterprise_number = ANY ($1::integer[]) AND b.${NOT_PURGED} AND ${SHOWN}
    ORDER BY b.position DESC, c.item DESC LIMIT $3`,
}
const OF_TOWN = { name: 'newest-changes-of-town', text: newestOfAll('company.zip = $1') }
const OF_ACTIVITY = {
  name: 'newest-changes-of-activity',
  text: newestOfAll(`company.primary_nace LIKE $1 || '%'`),
}

/** At most `limit`, newest first. */
export async function readNewestChanges(
  pool: Pool,
  scope: ChangeScope,
  limit: number,
): Promise<NewestChange[]> {
  const { rows } = await pool.query<Omit<NewestChange, 'recordedAt'> & { number: number; recordedAt: Date }>({
    ...statementFor(scope),
    values: [Object.values(scope)[0], PUBLIC_KINDS, limit],
  })
  return rows.map(({ number, recordedAt, ...change }) => ({
    ...change,
    enterpriseNumber: enterpriseNumberFrom(number),
    recordedAt: recordedAt.toISOString(),
  }))
}

function statementFor(scope: ChangeScope) {
  if ('companies' in scope) return OF_COMPANIES
  return 'zip' in scope ? OF_TOWN : OF_ACTIVITY
}
