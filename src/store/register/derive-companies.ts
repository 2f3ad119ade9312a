// The one statement that says what a company is: from the register's rows as filed to the row that dossiers and
// search are answered from. It runs over a whole extract and over the companies an Update touched alike.
//
// Rules: `docs/api-design.md`, section "Register facts".

import type { PoolClient } from '../db.ts'
import { NEXT } from './staging.ts'

const COLUMNS =
  'enterprise_number, rank, start_date, in_register, natural_person, legal_name, legal_form, situation, ' +
  'primary_nace, nace_2008, street, zip, city, names, town_words'

/**
 * `rank` orders companies that fit a query equally: more active establishments, then legal persons, then age.
 * Twelve bits of establishments (4095 at most), one of kind, eighteen of days since 1 January 1600.
 */
const RANK = `
  ((4095 - least(coalesce(est.number_of, 0), 4095)) << 19)
  + (CASE WHEN e.type_of_enterprise = '1' THEN 1 << 18 ELSE 0 END)
  + least(greatest(coalesce(e.start_date, DATE '2300-01-01') - DATE '1600-01-01', 0), (1 << 18) - 1)`

// The name in the municipality's language, else Dutch, French, German, English, unknown; a company whose 001
// name is not there goes by another of its names, at worst by its number.
const LEGAL_NAME = `
  coalesce(
    CASE coalesce(seat.display_language, 'unknown')
      WHEN 'fr' THEN name.in_fr
      WHEN 'de' THEN name.in_de
      ELSE name.in_nl
    END,
    name.in_nl, name.in_fr, name.in_de, name.in_en, name.in_unknown, name.of_own, name.of_any,
    overlay(overlay(lpad(e.enterprise_number::text, 10, '0') PLACING '.' FROM 5 FOR 0) PLACING '.' FROM 9 FOR 0))`

/** The SELECT over the tables of `schema`, for all enterprises or (`scope`) those in the table of that name. */
function companies(schema: string, scope: string | null): string {
  const within = scope ? `WHERE enterprise_number IN (SELECT enterprise_number FROM ${scope})` : 'WHERE true'
  const named = (language: string) =>
    `min(denomination) FILTER (WHERE entity_number = enterprise_number AND type_of_denomination = '001' AND language = '${language}')`
  return `
    WITH name AS (
      SELECT enterprise_number,
             ${named('2')} AS in_nl, ${named('1')} AS in_fr, ${named('3')} AS in_de, ${named('4')} AS in_en,
             min(denomination) FILTER (WHERE entity_number = enterprise_number AND type_of_denomination = '001') AS in_unknown,
             min(denomination) FILTER (WHERE entity_number = enterprise_number) AS of_own,
             min(denomination) AS of_any,
             string_agg(DISTINCT folded, E'\\n') AS folded
      FROM ${schema}.denomination ${within}
      GROUP BY enterprise_number
    ), est AS (
      SELECT enterprise_number, count(*)::int AS number_of,
             (array_agg(establishment_number ORDER BY start_date, establishment_number))[1] AS oldest
      FROM ${schema}.establishment ${within}
      GROUP BY enterprise_number
    ), located AS (
      SELECT entity_number, display_language, display_street, zipcode, display_city, town_words
      FROM ${schema}.address ${within}
        AND ((entity_number = enterprise_number AND type_of_address = 'REGO') OR type_of_address = 'BAET')
        AND date_striking_off IS NULL
    ), main AS (
      SELECT DISTINCT ON (entity_number) entity_number, main_nace, main_nace_2008
      FROM ${schema}.activity ${within} AND main_nace IS NOT NULL
      ORDER BY entity_number, main_preference, main_nace
    )
    SELECT DISTINCT ON (e.enterprise_number)
           e.enterprise_number, ${RANK} AS rank, e.start_date, true,
           coalesce(e.type_of_enterprise = '1', false),
           btrim(regexp_replace(${LEGAL_NAME}, '\\s+', ' ', 'g')),
           coalesce(e.juridical_form_cac, e.juridical_form), e.juridical_situation,
           coalesce(own.main_nace, oldest.main_nace),
           CASE WHEN own.main_nace IS NULL THEN oldest.main_nace_2008 ELSE own.main_nace_2008 END,
           seat.display_street, nullif(seat.zipcode, '0999'), seat.display_city,
           coalesce(name.folded, ''), coalesce('@' || replace(nullif(seat.town_words, ''), ' ', ' @'), '')
    FROM ${scope ? `(SELECT * FROM ${schema}.enterprise ${within})` : `${schema}.enterprise`} e
    LEFT JOIN name USING (enterprise_number)
    LEFT JOIN est USING (enterprise_number)
    LEFT JOIN located seat ON seat.entity_number =
      CASE WHEN e.type_of_enterprise = '1' THEN est.oldest ELSE e.enterprise_number END
    LEFT JOIN main own ON own.entity_number = e.enterprise_number
    LEFT JOIN main oldest ON oldest.entity_number = est.oldest
    ORDER BY e.enterprise_number`
}

/** Fills the staging schema's companies, the best-ranked first on disk: search reads them in that order. */
export async function deriveAllCompanies(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO ${NEXT}.company (${COLUMNS}) SELECT * FROM (${companies(NEXT, null)}) derived ORDER BY rank`,
  )
  return rowCount ?? 0
}

/** Keeps the companies of the extract before that are not in this one, marked as gone. */
export async function carryOverGone(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO ${NEXT}.company (${COLUMNS})
     SELECT ${COLUMNS.replace('in_register', 'false')} FROM register.company gone
     WHERE NOT EXISTS (SELECT FROM ${NEXT}.company c WHERE c.enterprise_number = gone.enterprise_number)
     ORDER BY rank`,
  )
  return rowCount ?? 0
}

/** Derives the live companies listed in table `scope` anew; those that have left the register are marked. */
export async function deriveCompanies(client: PoolClient, scope: string): Promise<void> {
  await client.query(
    `UPDATE register.company SET in_register = false
     WHERE enterprise_number IN (SELECT enterprise_number FROM ${scope}) AND in_register
       AND NOT EXISTS (SELECT FROM register.enterprise e WHERE e.enterprise_number = company.enterprise_number)`,
  )
  const columns = COLUMNS.split(', ')
  const assignments = columns.slice(1).map(column => `${column} = excluded.${column}`)
  await client.query(
    `INSERT INTO register.company (${COLUMNS}) ${companies('register', scope)}
     ON CONFLICT (enterprise_number) DO UPDATE SET ${assignments.join(', ')}`,
  )
}
