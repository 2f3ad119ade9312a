// What the register's codes are called: legal forms, legal situations, activities.

import type { Pool } from '../db.ts'

export type CodeName = { category: string; code: string; name: string }

// One row a code: there are no English names, and Dutch ones for every code. No index is worth a table of thousands.
const LIST_CODE_NAMES = {
  name: 'list-code-names',
  text: `
    SELECT category, code, description AS name FROM register.code
    WHERE language = 'NL' AND description <> '' AND category = ANY ($1::text[])`,
}

/** The Dutch names of all codes of these categories. */
export async function listCodeNames(pool: Pool, categories: readonly string[]): Promise<CodeName[]> {
  const { rows } = await pool.query<CodeName>({ ...LIST_CODE_NAMES, values: [categories] })
  return rows
}
