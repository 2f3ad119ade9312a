// Mandates of invented people, for tests of what is shown of them.

import type { Pool } from '../../src/store/db/pool.ts'
import { insert } from '../rest/running-app.ts'

let stored = 0

/** A current mandate of a person as director; other columns as given. */
export async function addMandate(
  pool: Pool,
  enterpriseNumber: string,
  name: string,
  given: Record<string, unknown> = {},
): Promise<void> {
  const numac = String(24_000_001 + stored++)
  await insert(pool, 'gazette.mandate', {
    enterprise_number: Number(enterpriseNumber),
    role: 'bestuurder',
    role_kind: 'director',
    office: 'director',
    name,
    holder_key: `person ${name}`,
    starts_on: '2024-01-15',
    currency: 'current',
    stale_from: '2999-12-31',
    source: 'BsActsV3',
    source_numac: numac,
    numacs: [numac],
    ...given,
  })
}

/** A mandate of the company `holder`, represented by a person. */
export async function addRepresented(
  pool: Pool,
  enterpriseNumber: string,
  holder: { name: string; number: string },
  representative: string,
  given: Record<string, unknown> = {},
): Promise<void> {
  await addMandate(pool, enterpriseNumber, holder.name, {
    role_kind: 'director_company',
    holder_key: String(Number(holder.number)),
    holder_number: Number(holder.number),
    representative,
    ...given,
  })
}
