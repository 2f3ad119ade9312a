// Aggregates the register's companies once, by activity and town, into temporary tables from which all counts are
// derived. They are dropped at the end of the transaction.

import type { PoolClient } from '../db/pool.ts'
import type { RecentEvent } from './external-counts.ts'

// Rarer names are spelling mistakes, or villages filed under a neighbouring postal code.
const LEAST_SHARE_OF_NAMES = 0.01

// Belgian addresses have no country. Foreign postal codes can have four digits too, but not the name of the Belgian
// town. COLLATE "C" sorts codes several times faster than a language's collation.
const PLACES = `
  CREATE TEMP TABLE place ON COMMIT DROP AS
  SELECT zipcode COLLATE "C" AS zip, municipality_nl AS nl, municipality_fr AS fr, display_city AS city, count(*)::int AS seats
  FROM register.address
  WHERE zipcode ~ '^[1-9][0-9]{3}$' AND country_nl IS NULL AND country_fr IS NULL AND display_city IS NOT NULL
  GROUP BY zipcode, municipality_nl, municipality_fr, display_city`

const TOWNS = `
  CREATE TEMP TABLE town ON COMMIT DROP AS SELECT DISTINCT zip, city FROM place`

const TOWN_NAMES = `
  CREATE TEMP TABLE town_name ON COMMIT DROP AS
  SELECT zip, json_agg(json_build_object('nl', nl, 'fr', fr, 'seats', seats) ORDER BY seats DESC, nl) AS names
  FROM (
    SELECT zip, nl, fr, sum(seats)::int AS seats, sum(sum(seats)) OVER (PARTITION BY zip) AS all_seats
    FROM place GROUP BY zip, nl, fr
  ) name
  WHERE seats >= ${LEAST_SHARE_OF_NAMES} * all_seats
  GROUP BY zip`

/** Creates `town` (zip, city) and `town_name` (zip, names). */
export async function stageTowns(client: PoolClient): Promise<void> {
  for (const statement of [PLACES, TOWNS, TOWN_NAMES, 'ANALYZE town']) await client.query(statement)
}

/** Creates `recent_event`, insolvency publications by company. */
export async function stageEvents(client: PoolClient, events: readonly RecentEvent[]): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE recent_event (enterprise_number int, published date, kind text, numac text) ON COMMIT DROP',
  )
  await client.query(
    `INSERT INTO recent_event SELECT * FROM unnest($1::int[], $2::date[], $3::text[], $4::text[])`,
    [
      events.map(({ number }) => number),
      events.map(({ published }) => published),
      events.map(({ kind }) => kind),
      events.map(({ numac }) => numac),
    ],
  )
  await client.query('ANALYZE recent_event')
}

/** Creates `scored`, the band (1 is the safest) per company. */
export async function stageBands(client: PoolClient, byBand: readonly number[][]): Promise<void> {
  await client.query('CREATE TEMP TABLE scored (enterprise_number int, band smallint) ON COMMIT DROP')
  for (const [at, numbers] of byBand.entries())
    await client.query('INSERT INTO scored SELECT n, $2 FROM unnest($1::int[]) n', [numbers, at + 1])
  await client.query('ANALYZE scored')
}

// Companies bankrupt in the register are in the highest band, whatever their score (src/domain/risk.ts).
const COUNTED = `
  CREATE TEMP TABLE counted ON COMMIT DROP AS
  SELECT c.code, c.zip,
         count(*) FILTER (WHERE NOT natural_person)::int AS legal_persons,
         count(*) FILTER (WHERE natural_person)::int AS natural_persons,
         count(*) FILTER (WHERE bankrupt)::int AS open_bankruptcies,
         count(*) FILTER (WHERE opened)::int AS openings,
         ${[1, 2, 3, 4, 5].map(band => `count(*) FILTER (WHERE band = ${band})::int AS band_${band}`).join(', ')}
  FROM (
    SELECT CASE WHEN primary_nace ~ '^[0-9]{2}' THEN left(primary_nace, 5) COLLATE "C" END AS code,
           town.zip, natural_person, bankrupt,
           opening.enterprise_number IS NOT NULL AS opened,
           CASE WHEN natural_person THEN NULL WHEN bankrupt THEN 5 ELSE scored.band END AS band
    FROM register.company company
    CROSS JOIN LATERAL (SELECT coalesce(situation IN ('048', '049', '050'), false) AS bankrupt) state
    LEFT JOIN town ON town.zip = company.zip AND town.city = company.city
    LEFT JOIN scored ON scored.enterprise_number = company.enterprise_number
    LEFT JOIN (SELECT DISTINCT enterprise_number FROM recent_event WHERE kind = 'bankruptcy_opening') opening
      ON opening.enterprise_number = company.enterprise_number
    WHERE in_register
  ) c
  GROUP BY c.code, c.zip`

/** Creates `counted`, counts by code (at most five digits) and postal code; both nullable. */
export async function stageCounts(client: PoolClient): Promise<void> {
  await client.query(COUNTED)
  await client.query('ANALYZE counted')
}
