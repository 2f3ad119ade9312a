// NACE codes that have a page.

import type { Pool } from '../db/pool.ts'

const LIST_COUNTED_CODES = {
  name: 'list-counted-codes',
  text: `
    SELECT EXISTS (SELECT FROM site.count_run) AS counted,
           (SELECT json_agg(code) FROM site.count_by_activity) AS codes`,
}

/** Codes of two to five digits without dots; null before the first count. */
export async function listCountedCodes(pool: Pool): Promise<ReadonlySet<string> | null> {
  const { rows } = await pool.query<{ counted: boolean; codes: string[] | null }>(LIST_COUNTED_CODES)
  return rows[0]?.counted ? new Set(rows[0].codes ?? []) : null
}
