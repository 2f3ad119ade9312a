// The suppression list: companies by number, people by name.

import type { Suppressed } from '../../domain/suppression/suppression-list.ts'
import type { Pool } from '../db/pool.ts'

// Finds where a suppressed name occurs: sole traders of the register, mandates of the gazette.

type SoleTrader = { enterpriseNumber: number; legalName: string }

/** Sole traders, including removed ones, with a denomination of one of these keys. */
export async function findSoleTraders(pool: Pool, nameKeys: readonly number[]): Promise<SoleTrader[]> {
  const { rows } = await pool.query<SoleTrader>({
    name: 'find-sole-traders',
    text: `SELECT enterprise_number AS "enterpriseNumber", legal_name AS "legalName"
           FROM register.company
           WHERE natural_person
             AND enterprise_number IN (SELECT enterprise_number FROM register.denomination WHERE name_key = ANY ($1))
           ORDER BY enterprise_number`,
    values: [nameKeys],
  })
  return rows
}

export type NamedMandate = {
  enterpriseNumber: number
  name: string
  representative: string | null
  /** Other spellings of the holder's name. */
  spellings: string[]
}

// Letters that NFKD does not decompose are translated here, or removed on both sides.
const FOLDED = `regexp_replace(lower(normalize(
  translate(name || ' ' || coalesce(representative, '') || ' ' || joined_names::text, 'øØłŁđĐðÐı', 'oollddddi'),
  NFKD)), '[^a-z]+', '', 'g')`
const UNFOLDABLE = /ae|oe|ss|th|[^a-z]+/g

/**
 * Mandates whose folded names contain all `words`, also as parts of words: candidates that the caller verifies.
 * Scans the whole table: for CLI commands only.
 */
export async function findMandatesNaming(pool: Pool, words: readonly string[]): Promise<NamedMandate[]> {
  const { rows } = await pool.query<NamedMandate>({
    text: `SELECT enterprise_number AS "enterpriseNumber", name, representative,
                  ARRAY(SELECT value ->> 'name' FROM jsonb_array_elements(joined_names)) AS spellings
           FROM gazette.mandate WHERE ${FOLDED} LIKE ALL ($1)`,
    values: [words.map(word => `%${word.replaceAll(UNFOLDABLE, '%')}%`)],
  })
  return rows
}

/** Name and town of a company in the register, including removed ones; null for any other. */
export async function findCompanyName(
  pool: Pool,
  enterpriseNumber: number,
): Promise<{ legalName: string; city: string | null; inRegister: boolean } | null> {
  const { rows } = await pool.query(
    `SELECT legal_name AS "legalName", city, in_register AS "inRegister"
     FROM register.company WHERE enterprise_number = $1`,
    [enterpriseNumber],
  )
  return rows[0] ?? null
}

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
