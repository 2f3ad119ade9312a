// Which load of the register is live.

import type { Pool } from './db.ts'

/** A text that changes with every load of the register. */
export async function readRegisterVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: number | null }>({
    name: 'read-register-version',
    text: 'SELECT max(load_id) AS version FROM intake.register_load',
  })
  return String(rows[0]?.version ?? 'none')
}
