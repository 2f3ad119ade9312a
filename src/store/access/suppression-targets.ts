// Finds where a suppressed name occurs: sole traders of the register, mandates of the gazette.

import type { Pool } from '../db/pool.ts'

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
