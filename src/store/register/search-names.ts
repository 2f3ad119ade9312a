// Denominations as filed, by their folded form.

import type { MatchedName } from '../../domain/search/query.ts'
import type { SearchPool } from './dictionary.ts'

const FIRST_ESTABLISHMENT = 2_000_000_000
const FIRST_BRANCH = 9_000_000_000

type Row = { enterprise_number: number; entity_number: string; denomination: string }

/** By enterprise number, the denomination with that folded form: the company's own before an establishment's. */
export async function findDenominations(
  pool: SearchPool,
  names: readonly { enterpriseNumber: number; folded: string }[],
): Promise<Map<number, MatchedName>> {
  const { rows } = await pool.query<Row>({
    name: 'search-denominations',
    text: `SELECT DISTINCT ON (enterprise_number) enterprise_number, entity_number, denomination
           FROM unnest($1::int[], $2::text[]) AS asked (number, name)
           JOIN register.denomination d ON d.enterprise_number = number AND d.folded = name
           ORDER BY enterprise_number, entity_number, type_of_denomination, language`,
    values: [names.map(({ enterpriseNumber }) => enterpriseNumber), names.map(({ folded }) => folded)],
  })
  return new Map(
    rows.map(({ enterprise_number, entity_number, denomination }) => [
      enterprise_number,
      { name: denomination, entity: entityOf(Number(entity_number)) },
    ]),
  )
}

function entityOf(number: number): MatchedName['entity'] {
  if (number < FIRST_ESTABLISHMENT) return 'company'
  return number < FIRST_BRANCH ? 'establishment' : 'branch'
}
