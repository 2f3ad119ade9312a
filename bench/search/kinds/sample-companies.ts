// Companies drawn from the register at random, with one name and one address each.

import type { Pool } from '../../../src/store/db/pool.ts'
import { withoutVillage } from './expect.ts'
import type { Company } from './types.ts'

// Rows of a page, few rather than many: a larger sample is drawn then.
const ROWS_PER_PAGE = 25

/** Percentage of the pages of a register table that hold some `rows` rows; 100 for a small table. */
export async function samplePercent(pool: Pool, table: string, rows: number): Promise<number> {
  const { rows: sizes } = await pool.query<{ pages: number }>(
    "SELECT (pg_relation_size(('register.' || $1)::regclass) / 8192)::int AS pages",
    [table],
  )
  const pages = Math.max(1, sizes[0]?.pages ?? 1)
  const percent = Math.max(1, (100 * rows) / ROWS_PER_PAGE / pages)
  return percent > 50 ? 100 : Math.ceil(percent * 100) / 100
}

// A long pattern takes 25 µs a name; the rarest ones here match one name in sixty.
const NAMES_TO_MATCH = 60_000

type Row = {
  enterprise_number: number
  digits: string
  name: string
  establishment: string | null
  zip: string | null
  town_nl: string | null
  town_fr: string | null
  street_nl: string | null
  street_fr: string | null
  house_number: string | null
  box: string | null
}

/**
 * At most `limit` companies of different names, in random order; with `names`, those whose name it matches (POSIX,
 * case ignored), looked for in a sample of names.
 */
export async function sampleCompanies(
  pool: Pool,
  limit: number,
  seed: number,
  names: string | null,
): Promise<Company[]> {
  const percent = await samplePercent(pool, 'denomination', names === null ? limit * 4 : NAMES_TO_MATCH)
  const { rows } = await pool.query<Row>(
    `WITH drawn AS MATERIALIZED (
       SELECT enterprise_number, denomination AS name, hashint8extended(entity_number, ${seed}) AS key
       FROM register.denomination TABLESAMPLE SYSTEM (${percent}) REPEATABLE (${seed})
       WHERE type_of_denomination IN ('001', '003') AND length(folded) > 3 AND ($2::text IS NULL OR denomination ~* $2)
       ORDER BY key, name LIMIT $1
     )
     SELECT c.enterprise_number, lpad(c.enterprise_number::text, 10, '0') AS digits, drawn.name, e.establishment,
       a.zipcode AS zip, a.municipality_nl AS town_nl, a.municipality_fr AS town_fr, a.street_nl, a.street_fr,
       a.house_number, a.box
     FROM drawn
     JOIN register.company c USING (enterprise_number)
     LEFT JOIN LATERAL (
       SELECT * FROM register.address
       WHERE enterprise_number = c.enterprise_number AND zipcode = c.zip AND zipcode ~ '^[1-9][0-9]{3}$'
         AND date_striking_off IS NULL
       ORDER BY entity_number, type_of_address LIMIT 1
     ) a ON true
     LEFT JOIN LATERAL (
       SELECT min(establishment_number)::text AS establishment FROM register.establishment
       WHERE enterprise_number = c.enterprise_number
     ) e ON true
     ORDER BY drawn.key, drawn.name`,
    [limit, names],
  )
  const byNumber = new Map(rows.map(row => [row.enterprise_number, row]))
  return [...byNumber.values()].map(toCompany)
}

function toCompany(row: Row): Company {
  const { enterprise_number, digits, name, establishment, zip, house_number, box } = row
  const streetNl = withoutVillage(row.street_nl ?? row.street_fr ?? '')
  const streetFr = withoutVillage(row.street_fr ?? row.street_nl ?? '')
  const townNl = row.town_nl ?? row.town_fr
  const townFr = row.town_fr ?? row.town_nl
  const isComplete = zip !== null && townNl !== null && townFr !== null && streetNl !== '' && streetFr !== ''
  const address = isComplete
    ? { streetNl, streetFr, houseNumber: house_number ?? '', box: box || null, zip, townNl, townFr }
    : null
  return { enterpriseNumber: enterprise_number, digits, name, address, establishment }
}
