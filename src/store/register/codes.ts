// The register's codes: names, and distinct activities by id.

import type { Pool, PoolClient } from '../db/pool.ts'

// Distinct activities, stored by id.

type StoredActivity = {
  id: number
  /** Group, version, code, classification. */
  filed: [string | null, string | null, string | null, string | null]
  extra: unknown
}

export async function listActivityCodes(client: PoolClient): Promise<StoredActivity[]> {
  const { rows } = await client.query<{ id: number; filed: StoredActivity['filed']; extra: unknown }>(
    `SELECT activity_id AS id, ARRAY[activity_group, nace_version, nace_code, classification] AS filed, extra
     FROM register.activity_code`,
  )
  return rows
}

/** Copies the live activities into the staging table: their ids stay, also of those that only earlier states have. */
export async function copyActivityCodes(client: PoolClient, schema: string): Promise<void> {
  await client.query(`INSERT INTO ${schema}.activity_code TABLE register.activity_code`)
}

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
