// Companies by name, with the addresses that distinguish namesakes.

import type { PoolClient } from '../db/pool.ts'

export type Namesake = {
  enterpriseNumber: number
  /** Key of the matching denomination (domain/search/hash.ts). */
  nameKey: number
  naturalPerson: boolean
  /** All its addresses and its establishments', struck off or not. */
  places: {
    zip: string | null
    streetNl: string | null
    streetFr: string | null
    houseNumber: string | null
  }[]
}

/** Companies, including removed ones, with a denomination of one of these keys; at most 50 per key. */
export async function findNamesakes(client: PoolClient, nameKeys: readonly number[]): Promise<Namesake[]> {
  const { rows } = await client.query<Namesake>({
    text: `
      SELECT found.enterprise_number AS "enterpriseNumber", found.name_key::float8 AS "nameKey",
             c.natural_person AS "naturalPerson", a.places
      FROM unnest($1::bigint[]) AS k(name_key)
      CROSS JOIN LATERAL (
        SELECT DISTINCT d.enterprise_number, d.name_key
        FROM register.denomination d WHERE d.name_key = k.name_key LIMIT 50
      ) found
      JOIN register.company c USING (enterprise_number)
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_object(
          'zip', zipcode, 'streetNl', street_nl, 'streetFr', street_fr, 'houseNumber', house_number)), '[]') AS places
        FROM register.address WHERE enterprise_number = found.enterprise_number
      ) a`,
    values: [nameKeys],
  })
  return rows
}
