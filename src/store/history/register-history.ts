// Recorded changes of the register, of one company.

import type { HistoryEntry } from '../../domain/changes/history-entry.ts'
import type { Pool } from '../db/pool.ts'

const READ = {
  name: 'read-register-history',
  text: `
    SELECT c.effective_on::text AS date, c.kind, c.reference, b.recorded_at, c.entity_number, c.before, c.after
    FROM history.change c JOIN history.batch b USING (batch_id)
    WHERE c.enterprise_number = $1::integer AND c.kind LIKE 'register.%'
    ORDER BY c.batch_id DESC, c.item LIMIT $2`,
}

type Row = Pick<HistoryEntry, 'date' | 'kind' | 'reference' | 'before' | 'after'> & {
  recorded_at: Date
  entity_number: string | null
}

/** The newest `limit` changes that loads of the register made. */
export async function readRegisterHistory(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<HistoryEntry[]> {
  const { rows } = await pool.query<Row>({ ...READ, values: [enterpriseNumber, limit] })
  return rows.map(({ recorded_at, entity_number, ...change }) => ({
    ...change,
    source: 'register',
    recordedAt: recorded_at.toISOString(),
    establishmentNumber: entity_number?.padStart(10, '0') ?? null,
  }))
}
