// The suppression list: companies by number, people by name.

import type { Suppressed } from '../../domain/suppression/suppression-list.ts'
import type { Pool } from '../db/pool.ts'

/** `nameKey` is the same for all spellings of a name. */
export type SuppressionTarget =
  | { kind: 'company'; enterpriseNumber: number }
  | { kind: 'name'; name: string; nameKey: string }

export type SuppressionRecord = {
  kind: 'company' | 'name'
  enterpriseNumber: number | null
  name: string | null
  reason: string | null
  madeAt: Date
}

export type SuppressionSnapshot = Suppressed & { version: string }

/** The whole list, or null when `known` is its current version. Throws when the database has no version. */
export async function readSuppressions(
  pool: Pool,
  known: string | null,
): Promise<SuppressionSnapshot | null> {
  const { rows } = await pool.query<SuppressionSnapshot & { changed: boolean }>({
    name: 'read-suppressions',
    // One statement, so that version and list are consistent.
    text: `
      SELECT version::text, version::text IS DISTINCT FROM $1 AS changed, companies, names
      FROM access.suppression_version
      LEFT JOIN LATERAL (
        SELECT coalesce(json_agg(enterprise_number) FILTER (WHERE kind = 'company'), '[]') AS companies,
               coalesce(json_agg(name) FILTER (WHERE kind = 'name'), '[]') AS names
        FROM access.suppression) list ON version::text IS DISTINCT FROM $1`,
    values: [known],
  })
  const read = rows[0]
  if (read === undefined) throw new Error('The suppression list has no version.')
  return read.changed ? { version: read.version, companies: read.companies, names: read.names } : null
}

/** Adds an entry. False when it exists already; a given `reason` then replaces the stored one. */
export async function insertSuppression(
  pool: Pool,
  target: SuppressionTarget,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await pool.query<{ isNew: boolean }>(
    target.kind === 'company' ? insertCompany(target.enterpriseNumber, reason) : insertName(target, reason),
  )
  return rows[0]?.isNew === true
}

// xmax is 0 for inserted rows and set for updated ones.
const KEEP_REASON = `DO UPDATE SET reason = coalesce(excluded.reason, entry.reason) RETURNING xmax = 0 AS "isNew"`

function insertCompany(enterpriseNumber: number, reason: string | null) {
  return {
    text: `INSERT INTO access.suppression AS entry (kind, enterprise_number, reason) VALUES ('company', $1, $2)
           ON CONFLICT (enterprise_number) ${KEEP_REASON}`,
    values: [enterpriseNumber, reason],
  }
}

function insertName({ name, nameKey }: { name: string; nameKey: string }, reason: string | null) {
  return {
    text: `INSERT INTO access.suppression AS entry (kind, name, name_key, reason) VALUES ('name', $1, $2, $3)
           ON CONFLICT (name_key) ${KEEP_REASON}`,
    values: [name, nameKey, reason],
  }
}

/** Deletes an entry. False when there was none. */
export async function deleteSuppression(pool: Pool, target: SuppressionTarget): Promise<boolean> {
  const { rowCount } = await pool.query(
    'DELETE FROM access.suppression WHERE enterprise_number = $1 OR name_key = $2',
    target.kind === 'company' ? [target.enterpriseNumber, null] : [null, target.nameKey],
  )
  return rowCount === 1
}

/** All entries, oldest first. */
export async function listSuppressions(pool: Pool): Promise<SuppressionRecord[]> {
  const { rows } = await pool.query<SuppressionRecord>(
    `SELECT kind, enterprise_number AS "enterpriseNumber", name, reason, made_at AS "madeAt"
     FROM access.suppression ORDER BY suppression_id`,
  )
  return rows
}
