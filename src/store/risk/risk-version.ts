// Which run of scores is the newest: what is composed of scores is as fresh as this.

import type { Pool } from '../db.ts'

/** Changes with every run that looked at all companies. */
export async function readRiskVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string | null }>({
    name: 'read-risk-version',
    text: 'SELECT max(evaluated_at)::text AS version FROM risk.run',
  })
  return rows[0]?.version ?? 'none'
}
