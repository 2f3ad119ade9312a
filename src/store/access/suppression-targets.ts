// Where a name that is to be hidden occurs: sole traders of the register, mandates of the gazette.

import type { Pool } from '../db/pool.ts'

export type SoleTrader = { enterpriseNumber: number; legalName: string }

/** Sole traders, those that have left the register included, one of whose names has one of these keys. */
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
  /** Other spellings of the holder. */
  spellings: string[]
}

// Letters in which no accent can be taken off are given by hand, or left out on both sides.
const FOLDED = `regexp_replace(lower(normalize(
  translate(name || ' ' || coalesce(representative, '') || ' ' || joined_names::text, 'øØłŁđĐðÐı', 'oollddddi'),
  NFKD)), '[^a-z]+', '', 'g')`
const LEFT_OUT = /ae|oe|ss|th|[^a-z]+/g

/**
 * Mandates in whose names all of `words` occur, folded and wherever a word ends: the caller looks closer. Reads the
 * whole table, which only commands may do.
 */
export async function findMandatesNaming(pool: Pool, words: readonly string[]): Promise<NamedMandate[]> {
  const { rows } = await pool.query<NamedMandate>({
    text: `SELECT enterprise_number AS "enterpriseNumber", name, representative,
                  ARRAY(SELECT value ->> 'name' FROM jsonb_array_elements(joined_names)) AS spellings
           FROM gazette.mandate WHERE ${FOLDED} LIKE ALL ($1)`,
    values: [words.map(word => `%${word.replaceAll(LEFT_OUT, '%')}%`)],
  })
  return rows
}

/** The name and town of a company that the register holds or once held; null for any other. */
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
