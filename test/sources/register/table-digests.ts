// One digest per table over all rows, independent of their order.

import type { Pool } from '../../../src/store/db/pool.ts'

export async function digestRegister(pool: Pool, schema = 'register'): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' ORDER BY 1`,
    [schema],
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `SELECT concat_ws(' ', count(*), md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"))) AS digest
       FROM ${schema}.${name} t`,
    )
    digests[name] = rows[0]?.digest as string
  }
  return digests
}
