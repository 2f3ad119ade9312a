// Names of the register's codes: legal forms, legal situations, activities.

import type { Pool } from '../db/pool.ts'

/** Languages of code names: Dutch and French for all codes, German for legal forms and situations. */
export type CodeLanguage = 'nl' | 'fr' | 'de'

export type CodeName = { category: string; code: string; language: CodeLanguage; name: string }

// The table is too small for an index to help.
const LIST_CODE_NAMES = {
  name: 'list-code-names',
  text: `
    SELECT category, code, lower(language) AS language, description AS name FROM register.code
    WHERE language IN ('NL', 'FR', 'DE') AND description <> '' AND category = ANY ($1::text[])`,
}

export async function listCodeNames(pool: Pool, categories: readonly string[]): Promise<CodeName[]> {
  const { rows } = await pool.query<CodeName>({ ...LIST_CODE_NAMES, values: [categories] })
  return rows
}
