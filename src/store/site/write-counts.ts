// Writes the aggregated counts to the tables that pages read. Old rows are deleted in the same transaction:
// TRUNCATE would block readers until its end.

import type { PoolClient } from '../db/pool.ts'

/** Companies stored per list: fifty are shown, the others replace those that have to be left out. */
const MAX_LISTED_COMPANIES = 60
const MAX_RANKED = 10
const MAX_INSOLVENCIES = 20

const SUMS = `
  sum(legal_persons)::int AS legal_persons, sum(natural_persons)::int AS natural_persons,
  sum(open_bankruptcies)::int AS open_bankruptcies,
  CASE WHEN $1 THEN sum(openings)::int END AS openings,
  CASE WHEN $2 THEN ARRAY[sum(band_1), sum(band_2), sum(band_3), sum(band_4), sum(band_5)]::int[] END AS band_counts`

const COUNTS = 'legal_persons, natural_persons, open_bankruptcies, openings, band_counts'

/** All prefixes of a code, from the division on. */
const PREFIXES = 'CROSS JOIN generate_series(2, 5) digits'

const COUNT_BY_ACTIVITY = `
  INSERT INTO site.count_by_activity (code, ${COUNTS})
  SELECT left(code, digits), ${SUMS}
  FROM counted ${PREFIXES} WHERE length(code) >= digits GROUP BY 1`

// Unused codes of the newest edition have a page too.
const COUNT_OF_UNUSED = `
  INSERT INTO site.count_by_activity (code, ${COUNTS})
  SELECT DISTINCT code, 0, 0, 0, CASE WHEN $1 THEN 0 END, CASE WHEN $2 THEN ARRAY[0, 0, 0, 0, 0] END
  FROM register.code WHERE category = 'Nace2025' AND code ~ '^[0-9]{2,5}$'
  ON CONFLICT (code) DO NOTHING`

const COUNT_BY_TOWN = `
  INSERT INTO site.count_by_town (zip, names, ${COUNTS})
  SELECT zip, names::jsonb, c.${COUNTS.replaceAll(', ', ', c.')}
  FROM town_name JOIN (SELECT zip, ${SUMS} FROM counted WHERE zip IS NOT NULL GROUP BY zip) c USING (zip)`

const TOWN_OF_ACTIVITY = `
  INSERT INTO site.town_of_activity (code, zip, companies, place)
  SELECT * FROM (
    SELECT code, zip, companies, row_number() OVER (PARTITION BY code ORDER BY companies DESC, zip) AS place
    FROM (
      SELECT left(code, digits) AS code, zip, sum(legal_persons + natural_persons)::int AS companies
      FROM counted ${PREFIXES} WHERE length(code) >= digits AND zip IS NOT NULL GROUP BY 1, 2
    ) by_town
  ) ranked WHERE place <= ${MAX_RANKED}`

const ACTIVITY_OF_TOWN = `
  INSERT INTO site.activity_of_town (zip, code, companies, place)
  SELECT * FROM (
    SELECT zip, code, companies, row_number() OVER (PARTITION BY zip ORDER BY companies DESC, code) AS place
    FROM (
      SELECT zip, left(code, 4) AS code, sum(legal_persons + natural_persons)::int AS companies
      FROM counted WHERE zip IS NOT NULL AND code IS NOT NULL GROUP BY 1, 2
    ) by_activity
  ) ranked WHERE place <= ${MAX_RANKED}`

const LEGAL_PERSONS = 'in_register AND NOT natural_person'

// The best-ranked of a division are among those of its codes.
const COMPANY_OF_ACTIVITY = `
  INSERT INTO site.company_of_activity (code, enterprise_number, place)
  WITH best AS (
    SELECT * FROM (
      SELECT code, rank, enterprise_number,
             row_number() OVER (PARTITION BY code ORDER BY rank, enterprise_number) AS place
      FROM register.company CROSS JOIN LATERAL (SELECT left(primary_nace, 5) COLLATE "C" AS code) cut
      WHERE ${LEGAL_PERSONS} AND primary_nace ~ '^[0-9]{2}'
    ) ranked WHERE place <= ${MAX_LISTED_COMPANIES}
  )
  SELECT * FROM (
    SELECT left(code, digits) AS code, enterprise_number,
           row_number() OVER (PARTITION BY left(code, digits) ORDER BY rank, enterprise_number) AS place
    FROM best ${PREFIXES} WHERE length(code) >= digits
  ) ranked WHERE place <= ${MAX_LISTED_COMPANIES}`

const COMPANY_OF_TOWN = `
  INSERT INTO site.company_of_town (zip, enterprise_number, place)
  SELECT * FROM (
    SELECT town.zip, enterprise_number, row_number() OVER (PARTITION BY town.zip ORDER BY rank, enterprise_number) AS place
    FROM register.company JOIN town ON town.zip = company.zip AND town.city = company.city WHERE ${LEGAL_PERSONS}
  ) ranked WHERE place <= ${MAX_LISTED_COMPANIES}`

const INSOLVENCY_OF_TOWN = `
  INSERT INTO site.insolvency_of_town (zip, enterprise_number, pub_date, event_kind, numac, place)
  SELECT * FROM (
    SELECT town.zip, enterprise_number, published, kind, numac,
           row_number() OVER (PARTITION BY town.zip ORDER BY published DESC, numac DESC, enterprise_number, kind) AS place
    FROM (SELECT DISTINCT enterprise_number, published, kind, numac FROM recent_event) event
    JOIN register.company USING (enterprise_number)
    JOIN town ON town.zip = company.zip AND town.city = company.city
    WHERE ${LEGAL_PERSONS}
  ) ranked WHERE place <= ${MAX_INSOLVENCIES}`

const TABLES = [
  'count_by_activity',
  'count_by_town',
  'town_of_activity',
  'activity_of_town',
  'company_of_activity',
  'company_of_town',
  'insolvency_of_town',
]

/** Whether openings and bands were read; otherwise they are null rather than zero. */
type OutsideRead = { gazette: boolean; risk: boolean }

/** Replaces all counts and lists from the staged tables. */
export async function writeCounts(client: PoolClient, { gazette, risk }: OutsideRead): Promise<void> {
  for (const table of TABLES) await client.query(`DELETE FROM site.${table}`)
  for (const statement of [COUNT_BY_ACTIVITY, COUNT_OF_UNUSED, COUNT_BY_TOWN])
    await client.query(statement, [gazette, risk])
  for (const statement of [TOWN_OF_ACTIVITY, ACTIVITY_OF_TOWN, COMPANY_OF_ACTIVITY, COMPANY_OF_TOWN])
    await client.query(statement)
  await client.query(INSOLVENCY_OF_TOWN)
}
