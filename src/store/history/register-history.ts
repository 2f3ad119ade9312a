// Recorded changes of the register, of one company.

import type { HistoryEntry } from '../../domain/changes/history-entry.ts'
import type { Pool } from '../db/pool.ts'
import { type ChangeRow, toChange } from './read-changes.ts'

const READ = {
  name: 'read-register-history',
  text: `
    SELECT b.position, c.item, c.enterprise_number, c.kind, c.effective_on::text AS "effectiveOn", b.recorded_at,
           c.reference, c.entity_number, c.before, c.after
    FROM history.change c JOIN history.batch b USING (batch_id)
    WHERE c.enterprise_number = $1::integer AND c.kind LIKE 'register.%'
    ORDER BY c.batch_id DESC, c.item LIMIT $2`,
}

/** The newest `limit` changes that loads of the register made. */
export async function readRegisterHistory(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<HistoryEntry[]> {
  const { rows } = await pool.query<ChangeRow>({ ...READ, values: [enterpriseNumber, limit] })
  return rows.map(row => {
    const { kind, effectiveOn, reference, recordedAt, establishmentNumber, before, after } = toChange(row)
    return {
      date: effectiveOn,
      kind,
      source: 'register',
      reference,
      recordedAt,
      establishmentNumber,
      before,
      after,
    }
  })
}
