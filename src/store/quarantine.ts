// What could not be read of an upstream's files and pages, kept so that nothing is lost in silence.

import type { Pool } from './db.ts'

export type Quarantined = { file: string; place: string | null; reason: string }

const TABLES = { gazette: 'intake.gazette_quarantine', accounts: 'intake.accounts_quarantine' }

/** Notes what could not be read. Something noted before is not noted twice. */
export async function quarantine(
  pool: Pool,
  source: keyof typeof TABLES,
  items: readonly Quarantined[],
): Promise<void> {
  if (items.length === 0) return
  const table = TABLES[source]
  await pool.query(
    `INSERT INTO ${table} (file, place, reason)
     SELECT file, place, reason
     FROM jsonb_to_recordset($1::jsonb) AS t(file text, place text, reason text)
     WHERE NOT EXISTS (SELECT FROM ${table} q
                       WHERE (q.file, q.reason) = (t.file, t.reason) AND q.place IS NOT DISTINCT FROM t.place)`,
    [JSON.stringify(items)],
  )
}
