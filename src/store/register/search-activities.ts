// Search by main activity. Every LIMIT follows a total order: pages are cut from the same list with a growing limit, and
// many companies share a rank.

import type { ActivityCodes } from '../../domain/search/activities.ts'
import { REMOVED_RANK } from './derive-companies.ts'
import type { SearchPool } from './dictionary.ts'
import { COMPANY, type CompanyRow } from './search-columns.ts'

// The codes in use that begin with one of $1 (codes of 2025) or $2 (of 2008), lists of LIKE patterns.
const CODES = `
  SELECT nace_code, bool_or(nace_code LIKE ANY ($1::text[])) AS newer, bool_or(nace_code LIKE ANY ($2::text[])) AS older
  FROM register.activity_code WHERE nace_code LIKE ANY ($1::text[] || $2::text[]) GROUP BY nace_code`

// A main code is of 2008 when it is that of 2008 too: many companies have codes of that edition alone.
const IN_EDITION =
  '(newer AND older OR newer AND nace_2008 IS DISTINCT FROM primary_nace OR older AND nace_2008 = primary_nace)'

// Rows of one code among which those of the right edition are looked for.
const MAX_READ = 2_000
const IN_TOWN = 'zip = town AND in_register'

/** Companies with such a main activity (NACE 2025 or 2008); those of exactly these codes first. */
export async function findByNace(
  pool: SearchPool,
  codes: ActivityCodes,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-nace',
    text: `
      WITH code AS (${CODES}),
      hit AS (
        SELECT h.enterprise_number, min(h.rank) AS rank, bool_or(nace_code = ANY ($4)) AS exact FROM code, LATERAL (
          (SELECT enterprise_number, rank FROM register.company
           WHERE newer AND older AND primary_nace = nace_code ORDER BY rank, enterprise_number LIMIT $3)
          UNION ALL
          (SELECT enterprise_number, rank FROM (
             SELECT enterprise_number, rank, primary_nace, nace_2008 FROM register.company
             WHERE newer <> older AND primary_nace = nace_code ORDER BY rank, enterprise_number LIMIT ${MAX_READ}
           ) main WHERE ${IN_EDITION} ORDER BY rank, enterprise_number LIMIT $3)
          UNION ALL
          (SELECT enterprise_number, rank FROM register.company
           WHERE older AND nace_2008 = nace_code AND nace_2008 <> primary_nace ORDER BY rank, enterprise_number LIMIT $3)
        ) h GROUP BY h.enterprise_number ORDER BY min(h.rank) = ${REMOVED_RANK}, exact DESC, rank, enterprise_number LIMIT $3
      )
      SELECT ${COMPANY} FROM hit JOIN register.company c USING (enterprise_number)
      ORDER BY c.in_register DESC, hit.exact DESC, c.rank, enterprise_number`,
    values: [...toPatterns(codes), limit, [...codes.nace2025, ...codes.nace2008]],
  })
  if (rows.length >= limit) return rows
  const prefixes = [...new Set([...codes.nace2025, ...codes.nace2008])]
  return [...rows, ...(await findRemovedByNace(pool, prefixes, limit, rows))]
}

type TownQuery = {
  codes: ActivityCodes
  zips: readonly string[]
  /** Marked words of the town's name, `@aalst`: towns that only have a part of that name come after it. */
  townWords: readonly string[]
}

/** As `findByNace`, in the towns of some postal codes. Companies that left the register are not among them. */
export async function findByNaceInTowns(
  pool: SearchPool,
  { codes, zips, townWords }: TownQuery,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-nace-towns',
    text: `
      WITH code AS MATERIALIZED (${CODES}),
      town AS MATERIALIZED (
        SELECT town, (SELECT string_to_array(town_words, ' ') @> $5::text[] FROM register.company
                      WHERE ${IN_TOWN} AND primary_nace IS NOT NULL LIMIT 1) AS is_own
        FROM unnest($3::text[]) AS town
      ),
      hit AS (
        SELECT DISTINCT h.enterprise_number, h.rank, is_own FROM code, town, LATERAL (
          (SELECT enterprise_number, rank FROM register.company
           WHERE newer AND older AND ${IN_TOWN} AND primary_nace = nace_code ORDER BY rank, enterprise_number LIMIT $4)
          UNION ALL
          (SELECT enterprise_number, rank FROM (
             SELECT enterprise_number, rank, primary_nace, nace_2008 FROM register.company
             WHERE newer <> older AND ${IN_TOWN} AND primary_nace = nace_code ORDER BY rank, enterprise_number LIMIT ${MAX_READ}
           ) main WHERE ${IN_EDITION} ORDER BY rank, enterprise_number LIMIT $4)
          UNION ALL
          (SELECT enterprise_number, rank FROM register.company
           WHERE older AND ${IN_TOWN} AND nace_2008 = nace_code AND nace_2008 <> primary_nace ORDER BY rank, enterprise_number LIMIT $4)
        ) h ORDER BY is_own DESC, h.rank, h.enterprise_number LIMIT $4
      )
      SELECT ${COMPANY} FROM hit JOIN register.company c USING (enterprise_number) ORDER BY hit.is_own DESC, c.rank, enterprise_number`,
    values: [...toPatterns(codes), zips, limit, townWords],
  })
  return rows
}

function toPatterns({ nace2025, nace2008 }: ActivityCodes): [string[], string[]] {
  const begin = (codes: readonly string[]) => codes.map(code => `${code}%`)
  return [begin(nace2025), begin(nace2008)]
}

// Removed companies may have codes that no current company has. Only queried when there are few matches, so little
// is read.
async function findRemovedByNace(
  pool: SearchPool,
  prefixes: readonly string[],
  limit: number,
  found: readonly CompanyRow[],
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-gone-nace',
    text: `
      WITH hit AS (
        SELECT h.enterprise_number FROM unnest($1::text[]) AS prefix, LATERAL (
          (SELECT enterprise_number FROM register.company
           WHERE primary_nace ~>=~ prefix AND primary_nace ~<~ (prefix || '${AFTER_DIGITS}') AND rank = ${REMOVED_RANK}
             AND enterprise_number <> ALL ($2)
           ORDER BY primary_nace USING ~<~, rank, enterprise_number LIMIT $3)
          UNION
          (SELECT enterprise_number FROM register.company
           WHERE nace_2008 ~>=~ prefix AND nace_2008 ~<~ (prefix || '${AFTER_DIGITS}') AND nace_2008 <> primary_nace
             AND rank = ${REMOVED_RANK} AND enterprise_number <> ALL ($2)
           ORDER BY nace_2008 USING ~<~, rank, enterprise_number LIMIT $3)
        ) h
      )
      SELECT ${COMPANY} FROM (SELECT DISTINCT enterprise_number FROM hit) gone
      JOIN register.company c USING (enterprise_number)
      ORDER BY c.primary_nace, enterprise_number LIMIT $3`,
    values: [prefixes, found.map(({ enterpriseNumber }) => enterpriseNumber), limit - found.length],
  })
  return rows
}

// The character after '9', as upper bound of a prefix range.
const AFTER_DIGITS = ':'
