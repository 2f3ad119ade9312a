// Derives the company row, from which dossiers and search are served, from the register's rows. The same SQL runs
// for a whole extract and for the companies touched by an Update; for a whole extract the parts are materialized
// while other files are still being read.
//
// Rules: `docs/api-design.md`, section "Register facts".

import type { PoolClient } from '../db/pool.ts'
import { NEXT } from './staging.ts'

// Rank of companies that left the register: after all current ones in search results.

/** Maximum `integer`. */
export const REMOVED_RANK = 2_147_483_647

const COLUMNS =
  'enterprise_number, rank, start_date, in_register, natural_person, legal_name, legal_form, situation, ' +
  'primary_nace, nace_2008, street, zip, city, names, town_words, street_words, left_on'

/** Aggregates needed to derive companies, and the file each is computed from. */
export const PARTS = {
  name: { from: 'denomination', gather: gatherNames },
  site: { from: 'establishment', gather: gatherEstablishments },
  main: { from: 'activity', gather: gatherMainActivities },
} as const
export type Part = keyof typeof PARTS

function gatherNames(source: string): string {
  const own = "entity_number = enterprise_number AND type_of_denomination = '001'"
  const named = (language: string) => `min(denomination) FILTER (WHERE ${own} AND language = '${language}')`
  return `
    SELECT enterprise_number,
           ${named('2')} AS in_nl, ${named('1')} AS in_fr, ${named('3')} AS in_de, ${named('4')} AS in_en,
           min(denomination) FILTER (WHERE ${own}) AS in_unknown,
           min(denomination) FILTER (WHERE entity_number = enterprise_number) AS of_own,
           min(denomination) AS of_any,
           string_agg(DISTINCT folded, E'\\n') AS folded
    FROM ${source} GROUP BY enterprise_number`
}

function gatherEstablishments(source: string): string {
  return `
    SELECT DISTINCT ON (enterprise_number) enterprise_number, establishment_number AS oldest,
           count(*) OVER (PARTITION BY enterprise_number)::int AS number_of
    FROM ${source} ORDER BY enterprise_number, start_date, establishment_number`
}

function gatherMainActivities(source: string): string {
  return `
    SELECT DISTINCT ON (entity_number) entity_number, main_nace, main_nace_2008
    FROM ${source} WHERE main_nace IS NOT NULL ORDER BY entity_number, main_preference, main_nace`
}

/**
 * `rank` orders equal search matches: more active establishments first, then legal persons, then age. Twelve bits
 * of establishments (4095 at most), one of kind, eighteen of days since 1 January 1600.
 */
const RANK = `
  ((4095 - least(coalesce(site.number_of, 0), 4095)) << 19)
  + (CASE WHEN e.type_of_enterprise = '1' THEN 1 << 18 ELSE 0 END)
  + least(greatest(coalesce(e.start_date, DATE '2300-01-01') - DATE '1600-01-01', 0), (1 << 18) - 1)`

/** The establishments that a rank tells, 4095 at most. */
export function countEstablishments(rank: number): number {
  return 4_095 - (rank >> 19)
}

/** All columns but the address; `sources` are tables, or subqueries in parentheses. */
function withoutAddress(sources: Record<Part | 'enterprise', string>): string {
  return `
    SELECT e.enterprise_number, ${RANK} AS rank, e.start_date, coalesce(e.type_of_enterprise = '1', false) AS natural_person,
           coalesce(e.juridical_form_cac, e.juridical_form) AS legal_form, e.juridical_situation AS situation,
           coalesce(own.main_nace, oldest.main_nace) AS primary_nace,
           CASE WHEN own.main_nace IS NULL THEN oldest.main_nace_2008 ELSE own.main_nace_2008 END AS nace_2008,
           name.in_nl, name.in_fr, name.in_de,
           coalesce(name.in_en, name.in_unknown, name.of_own, name.of_any,
             overlay(overlay(lpad(e.enterprise_number::text, 10, '0') PLACING '.' FROM 5 FOR 0) PLACING '.' FROM 9 FOR 0)
           ) AS in_other,
           coalesce(name.folded, '') AS names,
           CASE WHEN e.type_of_enterprise = '1' THEN site.oldest ELSE e.enterprise_number END AS seated_at
    FROM ${sources.enterprise} e
    LEFT JOIN ${sources.name} name USING (enterprise_number)
    LEFT JOIN ${sources.site} site USING (enterprise_number)
    LEFT JOIN ${sources.main} own ON own.entity_number = e.enterprise_number
    LEFT JOIN ${sources.main} oldest ON oldest.entity_number = site.oldest`
}

// The name in the municipality's language, else Dutch, French, German, English, unknown; without a legal
// denomination (001) another name, in the last resort the number.
const LEGAL_NAME = `
  coalesce(CASE seat.display_language WHEN 'fr' THEN c.in_fr WHEN 'de' THEN c.in_de END,
           c.in_nl, c.in_fr, c.in_de, c.in_other)`

/** Complete companies in rank order. */
function companies(base: string, address: string): string {
  return `
    SELECT DISTINCT ON (c.rank, c.enterprise_number)
           c.enterprise_number, c.rank, c.start_date, true, c.natural_person, legal_name, c.legal_form, c.situation,
           c.primary_nace, c.nace_2008, seat.display_street, nullif(seat.zipcode, '0999'), seat.display_city,
           c.names, coalesce('@' || replace(nullif(seat.town_words, ''), ' ', ' @'), ''),
           coalesce(seat.street_words, ''), NULL::date
    FROM ${base} c
    LEFT JOIN (
      SELECT entity_number, display_language, display_street, zipcode, display_city, town_words, street_words
      FROM ${address} filed
      WHERE date_striking_off IS NULL
        AND ((entity_number = enterprise_number AND type_of_address = 'REGO') OR type_of_address = 'BAET')
    ) seat ON seat.entity_number = c.seated_at
    CROSS JOIN LATERAL (SELECT ${LEGAL_NAME} AS filed_name) chosen
    CROSS JOIN LATERAL (
      SELECT CASE WHEN filed_name LIKE '%  %' OR filed_name LIKE E'%\\n%' THEN btrim(regexp_replace(filed_name, '\\s+', ' ', 'g'))
                  ELSE btrim(filed_name) END AS legal_name
    ) tidied
    ORDER BY c.rank, c.enterprise_number`
}

const STAGED_BASE = `${NEXT}.part_base`
const stagedPart = (part: Part) => `${NEXT}.part_${part}`

/** Materializes one part in the staging schema, once its file is loaded. */
export async function gatherPart(client: PoolClient, part: Part): Promise<void> {
  const { from, gather } = PARTS[part]
  await createStagedTable(client, stagedPart(part), gather(`${NEXT}.${from}`))
}

/** Joins the parts, without addresses, which take longest to read. */
export async function gatherBase(client: PoolClient): Promise<void> {
  const sources = {
    enterprise: `${NEXT}.enterprise`,
    name: stagedPart('name'),
    site: stagedPart('site'),
    main: stagedPart('main'),
  }
  await createStagedTable(client, STAGED_BASE, withoutAddress(sources))
  await client.query(`DROP TABLE ${sources.name}, ${sources.site}, ${sources.main}`)
}

async function createStagedTable(client: PoolClient, table: string, select: string): Promise<void> {
  await client.query(`CREATE UNLOGGED TABLE ${table} AS ${select}`)
  await client.query(`ANALYZE ${table}`)
}

/** Fills the staging schema's companies in rank order. */
export async function deriveAllCompanies(client: PoolClient): Promise<void> {
  await client.query(`INSERT INTO ${NEXT}.company (${COLUMNS}) ${companies(STAGED_BASE, `${NEXT}.address`)}`)
  await client.query(`DROP TABLE ${STAGED_BASE}`)
}

/** Carries over companies that are missing in the extract of `snapshotDate` (`YYYY-MM-DD`), marked as removed. */
export async function carryOverRemoved(client: PoolClient, snapshotDate: string): Promise<void> {
  const columns = COLUMNS.replace('in_register', 'false')
    .replace('rank', String(REMOVED_RANK))
    .replace('left_on', 'CASE WHEN in_register THEN $1::date ELSE left_on END')
  await client.query(
    `INSERT INTO ${NEXT}.company (${COLUMNS})
     SELECT ${columns} FROM register.company gone
     WHERE NOT EXISTS (SELECT FROM ${NEXT}.company c WHERE c.enterprise_number = gone.enterprise_number)
     ORDER BY rank`,
    [snapshotDate],
  )
}

/**
 * Words of the companies kept by `carryOverRemoved`, with their row counts: the dictionary is otherwise counted
 * from the extract. Needs only the staged enterprises.
 */
export async function countRemovedWords(client: PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ word: string; rows: number }>(
    `SELECT word, count(*)::int AS rows
     FROM register.company gone,
          LATERAL regexp_split_to_table(names || ' ' || replace(town_words, '@', ''), '\\s+') AS word
     WHERE word <> '' AND NOT EXISTS (SELECT FROM ${NEXT}.enterprise e WHERE e.enterprise_number = gone.enterprise_number)
     GROUP BY word`,
  )
  return new Map(rows.map(({ word, rows }) => [word, rows]))
}

/**
 * Derives the live companies listed in table `scope`; those that left the register are marked as removed by the extract
 * of `snapshotDate` (`YYYY-MM-DD`).
 */
export async function deriveCompanies(
  client: PoolClient,
  scope: string,
  snapshotDate: string,
): Promise<void> {
  await client.query(
    `UPDATE register.company SET in_register = false, rank = ${REMOVED_RANK}, left_on = $1
     WHERE enterprise_number IN (SELECT enterprise_number FROM ${scope}) AND in_register
       AND NOT EXISTS (SELECT FROM register.enterprise e WHERE e.enterprise_number = company.enterprise_number)`,
    [snapshotDate],
  )
  const within = (table: string) =>
    `(SELECT * FROM register.${table} WHERE enterprise_number IN (SELECT enterprise_number FROM ${scope}))`
  const inline = (part: Part) => `(${PARTS[part].gather(`${within(PARTS[part].from)} filed`)})`
  const base = withoutAddress({
    enterprise: within('enterprise'),
    name: inline('name'),
    site: inline('site'),
    main: inline('main'),
  })
  const assignments = COLUMNS.split(', ')
    .slice(1)
    .map(column => `${column} = excluded.${column}`)
  await client.query(
    `INSERT INTO register.company (${COLUMNS}) SELECT * FROM (${companies(`(${base})`, within('address'))}) derived
     ON CONFLICT (enterprise_number) DO UPDATE SET ${assignments.join(', ')}`,
  )
}
