// What filings state of the holdings and shareholders of several companies, bounded for each of them.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { FiledStatement } from '../../domain/ownership/ownership-links.ts'
import type { Pool } from '../db/pool.ts'

export type HoldingsAround = {
  /** By company, of each filer its newest filing that states any of that direction. */
  statements: ReadonlyMap<EnterpriseNumber, FiledStatement[]>
  /** Whether a company's statements reached the maximum: there may be more. */
  isCut: boolean
}

// As in ../accounts/ownership.ts, with fewer statements for each of more companies.
const FIND_HOLDINGS = {
  name: 'network-holdings',
  text: `
    SELECT n AS number, filer, direction, o.reference, d.deposited_on AS "depositedOn", d.period_end AS "periodEnd",
           body, EXISTS (SELECT FROM accounts.deposit later
                         WHERE later.enterprise_number = filer AND later.period_end > d.period_end
                           AND later.form IN ('json_xbrl', 'xbrl')) AS superseded
    FROM unnest($1::integer[]) AS n
    CROSS JOIN LATERAL (
      (SELECT enterprise_number AS filer, direction, reference, ordinal, body
       FROM accounts.ownership own WHERE own.enterprise_number = n AND newest ORDER BY ordinal LIMIT $2)
      UNION ALL
      (SELECT enterprise_number, direction, reference, ordinal, body
       FROM accounts.ownership other WHERE other.party_number = n AND newest AND enterprise_number <> n
       ORDER BY enterprise_number LIMIT $2)
    ) o
    JOIN accounts.deposit d ON d.enterprise_number = filer AND d.reference = o.reference
    ORDER BY number, filer, ordinal`,
}

type Row = Omit<FiledStatement, 'filer'> & { number: number; filer: number }

/** `most`: of a company's own statements, and of those of others about it. */
export async function findHoldingsAround(
  pool: Pool,
  numbers: readonly number[],
  most: number,
): Promise<HoldingsAround> {
  const { rows } = await pool.query<Row>({ ...FIND_HOLDINGS, values: [numbers, most] })
  const statements = new Map<EnterpriseNumber, FiledStatement[]>()
  const counts = new Map<string, number>()
  for (const { number, filer, ...row } of rows) {
    const company = enterpriseNumberFrom(number)
    const list = statements.get(company) ?? []
    statements.set(company, list)
    list.push({ ...row, filer: enterpriseNumberFrom(filer) } as FiledStatement)
    const side = `${number} ${filer === number}`
    counts.set(side, (counts.get(side) ?? 0) + 1)
  }
  return { statements, isCut: [...counts.values()].some(count => count >= most) }
}
