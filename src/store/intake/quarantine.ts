// Quarantine for records of upstream files and pages that could not be parsed.

import type { Pool } from '../db/pool.ts'

export type Quarantined = { file: string; place: string | null; reason: string }

const TABLES = { gazette: 'intake.gazette_quarantine', accounts: 'intake.accounts_quarantine' }

/** Adds items; duplicates are ignored. */
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
    [JSON.stringify(items, (_, value) => (typeof value === 'string' ? toStorableText(value) : value))],
  )
}

export type QuarantineCounts = { register: number; gazette: number; accounts: number }
export type QuarantineSource = keyof QuarantineCounts

// Register: the newest Full and the Updates since. Gazette: publications not extracted since.
const CURRENT_ROWS: Record<QuarantineSource, string> = {
  register: `
    SELECT file, 'line ' || line AS place, reason, load_id AS age, line FROM intake.register_quarantine
    JOIN intake.register_load USING (load_id)
    WHERE undone_by IS NULL AND load_id >= (
      SELECT coalesce(max(load_id), 0) FROM intake.register_load
      WHERE extract_type = 'full' AND undone_by IS NULL AND restores IS NULL)`,
  gazette: `
    SELECT file, place, reason, extract(epoch FROM seen_at) AS age, 0 AS line FROM intake.gazette_quarantine noted
    WHERE NOT EXISTS (SELECT FROM gazette.publication
                      WHERE numac = noted.file AND extractor_version IS NOT NULL AND failed_version IS NULL)`,
  accounts: `
    SELECT file, place, reason, extract(epoch FROM seen_at) AS age, 0 AS line FROM intake.accounts_quarantine`,
}

/** Number of quarantined items per source. */
export async function countQuarantined(pool: Pool): Promise<QuarantineCounts> {
  const counts = { register: 0, gazette: 0, accounts: 0 }
  for (const source of Object.keys(counts) as QuarantineSource[]) {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (${CURRENT_ROWS[source]}) current`,
    )
    counts[source] = rows[0]?.n ?? 0
  }
  return counts
}

/** Quarantined items of `source`, newest first, without their content, which may name people. */
export async function listQuarantined(
  pool: Pool,
  source: QuarantineSource,
  limit: number,
): Promise<Quarantined[]> {
  const { rows } = await pool.query<Quarantined>(
    `SELECT file, place, reason FROM (${CURRENT_ROWS[source]}) current ORDER BY age DESC, file, line, place LIMIT $1`,
    [limit],
  )
  return rows
}

// File names and quoted texts can be malformed too.
function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}
