// What the register's codes are called: legal forms, legal situations, activities.

import type { Pool } from '../db/pool.ts'

/** Languages the register names its codes in: every code in Dutch and French, legal forms and situations in German. */
export type CodeLanguage = 'nl' | 'fr' | 'de'

export type CodeName = { category: string; code: string; language: CodeLanguage; name: string }

// No index is worth a table of thousands.
const LIST_CODE_NAMES = {
  name: 'list-code-names',
  text: `
    SELECT category, code, lower(language) AS language, description AS name FROM register.code
    WHERE language IN ('NL', 'FR', 'DE') AND description <> '' AND category = ANY ($1::text[])`,
}

/** The names of all codes of these categories. */
export async function listCodeNames(pool: Pool, categories: readonly string[]): Promise<CodeName[]> {
  const { rows } = await pool.query<CodeName>({ ...LIST_CODE_NAMES, values: [categories] })
  return rows
}
