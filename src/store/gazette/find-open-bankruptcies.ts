// Finds companies in open bankruptcy.

import type { Pool } from '../db/pool.ts'

const FIND_OPEN = {
  name: 'find-open-bankruptcies',
  text: 'SELECT enterprise_number FROM gazette.open_bankruptcy WHERE enterprise_number = ANY ($1::integer[])',
}

export async function findOpenBankruptcies(
  pool: Pool,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ enterprise_number: number }>({ ...FIND_OPEN, values: [numbers] })
  return new Set(rows.map(row => row.enterprise_number))
}
