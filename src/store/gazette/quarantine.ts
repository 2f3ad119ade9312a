// What could not be read of the gazette's files and pages, kept so that nothing is lost in silence.

import type { Pool } from '../db.ts'

export type QuarantinedText = { file: string; place: string | null; reason: string }

/** Notes what could not be read. Something noted before is not noted twice. */
export async function quarantineTexts(pool: Pool, texts: readonly QuarantinedText[]): Promise<void> {
  if (texts.length === 0) return
  await pool.query(
    `INSERT INTO intake.gazette_quarantine (file, place, reason)
     SELECT file, place, reason
     FROM jsonb_to_recordset($1::jsonb) AS t(file text, place text, reason text)
     WHERE NOT EXISTS (SELECT FROM intake.gazette_quarantine q
                       WHERE (q.file, q.reason) = (t.file, t.reason) AND q.place IS NOT DISTINCT FROM t.place)`,
    [JSON.stringify(texts)],
  )
}
