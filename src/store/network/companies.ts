// Register facts of the companies of a network, and companies at one address.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'
import { readCompanies } from '../register/companies.ts'
import { HOUSE_KEYS } from '../register/search-columns.ts'

/** By enterprise number, including removed companies; unknown ones are absent. */
export async function findNetworkCompanies(
  pool: Pool,
  numbers: readonly EnterpriseNumber[],
): Promise<ReadonlyMap<EnterpriseNumber, CompanyFacts>> {
  const found = await readCompanies(pool, numbers.map(Number))
  return new Map([...found.values()].map(company => [company.enterpriseNumber, company]))
}

export type SeatNeighbours = {
  /** Other companies at the address, at most `MAX_COUNTED`. */
  count: number
  /** Some of them, by number. */
  numbers: EnterpriseNumber[]
}

/** Above, an address is counted no further. */
export const MAX_COUNTED = 1_000

// The index is on hashes of street and number, in both languages of a street, without the postal code: a few hundred
// rows of the most frequent street names are read and thrown away. Only legal persons have a registered seat.
const FIND_AT_SEAT = {
  name: 'network-seat',
  text: `
    WITH seat AS (
      SELECT street_keys, zipcode FROM register.address
      WHERE enterprise_number = $1 AND entity_number = $1 AND type_of_address = 'REGO' AND date_striking_off IS NULL
        AND street_keys <> '{}' AND zipcode IS NOT NULL
      LIMIT 1
    ), neighbour AS MATERIALIZED (
      SELECT a.enterprise_number FROM seat
      CROSS JOIN LATERAL (
        SELECT enterprise_number FROM register.address
        WHERE ${HOUSE_KEYS} && seat.street_keys AND zipcode = seat.zipcode AND type_of_address = 'REGO'
          AND date_striking_off IS NULL AND entity_number = enterprise_number
        LIMIT ${MAX_COUNTED + 1}) a
      WHERE a.enterprise_number <> $1
    )
    SELECT (SELECT count(*)::integer FROM neighbour) AS count,
           ARRAY(SELECT DISTINCT enterprise_number FROM neighbour ORDER BY 1 LIMIT $2) AS numbers
    FROM seat`,
}

/** Companies with their registered seat in the same house; null when the seat of `number` is unknown. */
export async function findAtSeat(
  pool: Pool,
  number: EnterpriseNumber,
  most: number,
): Promise<SeatNeighbours | null> {
  const { rows } = await pool.query<{ count: number; numbers: number[] }>({
    ...FIND_AT_SEAT,
    values: [Number(number), most],
  })
  const [found] = rows
  return found ? { count: found.count, numbers: found.numbers.map(enterpriseNumberFrom) } : null
}
