// Checks whether the register has a company, including removed ones.

import type { Pool } from '../db/pool.ts'

export async function hasCompany(pool: Pool, enterpriseNumber: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-company',
    text: 'SELECT FROM register.company WHERE enterprise_number = $1',
    values: [enterpriseNumber],
  })
  return rowCount === 1
}
