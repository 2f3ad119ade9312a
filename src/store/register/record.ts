// All that the register holds of one company, as filed. Lists that may be long are limited and counted.

import type { Pool } from '../db/pool.ts'

const FIRST_ESTABLISHMENT = 2_000_000_000
const FIRST_BRANCH = 9_000_000_000

export type FiledName = { entity: number; language: string | null; type: string | null; name: string }

export type FiledAddressRow = {
  entity: number
  type: string | null
  countryNl: string | null
  countryFr: string | null
  zip: string | null
  townNl: string | null
  townFr: string | null
  streetNl: string | null
  streetFr: string | null
  houseNumber: string | null
  box: string | null
  extra: string | null
  /** ISO date. */
  struckOff: string | null
}

export type FiledActivity = {
  entity: number
  group: string | null
  version: string | null
  code: string | null
  classification: string | null
}

export type FiledContact = { type: string | null; value: string }

export type FiledEnterprise = {
  /** ISO date. */
  startDate: string | null
  type: string | null
  situation: string | null
  form: string | null
  counts: { establishments: number; branches: number }
}

export type FiledBranch = { id: number; startDate: string | null }
export type FiledEstablishment = { number: number; startDate: string | null }

/** Limits a list that no company should have in full. */
const MOST = 500

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

export async function readEnterprise(pool: Pool, number: number): Promise<FiledEnterprise | null> {
  const { rows } = await pool.query<FiledEnterprise>({
    name: 'record-enterprise',
    text: `SELECT ${DAY('start_date')} AS "startDate", type_of_enterprise AS type, juridical_situation AS situation,
                  coalesce(juridical_form_cac, juridical_form) AS form,
                  json_build_object(
                    'establishments', (SELECT count(*) FROM register.establishment e WHERE e.enterprise_number = $1),
                    'branches', (SELECT count(DISTINCT entity_number) FROM register.address a
                                 WHERE a.enterprise_number = $1 AND entity_number >= ${FIRST_BRANCH})
                  ) AS counts
           FROM register.enterprise WHERE enterprise_number = $1`,
    values: [number],
  })
  return rows[0] ?? null
}

/** Names of the company itself and of its branches; those of establishments are with these. */
export async function readNames(pool: Pool, number: number): Promise<FiledName[]> {
  return readOwn<FiledName>(pool, number, {
    name: 'record-names',
    columns: 'language, type_of_denomination AS type, denomination AS name',
    table: 'register.denomination',
    order: 'type_of_denomination, language, denomination',
  })
}

export async function readAddresses(pool: Pool, number: number): Promise<FiledAddressRow[]> {
  return readOwn<FiledAddressRow>(pool, number, {
    name: 'record-addresses',
    columns: ADDRESS,
    table: 'register.address',
    order: 'type_of_address DESC, date_striking_off NULLS FIRST',
  })
}

const ADDRESS = `
  type_of_address AS type, country_nl AS "countryNl", country_fr AS "countryFr", zipcode AS zip,
  municipality_nl AS "townNl", municipality_fr AS "townFr", street_nl AS "streetNl", street_fr AS "streetFr",
  house_number AS "houseNumber", box, extra_address_info AS extra, ${DAY('date_striking_off')} AS "struckOff"`

type OwnRows = { name: string; columns: string; table: string; order: string }

// Rows of the company and its branches, not of its establishments.
async function readOwn<T extends object>(
  pool: Pool,
  number: number,
  { name, columns, table, order }: OwnRows,
): Promise<T[]> {
  const { rows } = await pool.query<T>({
    name,
    text: `SELECT entity_number::float8 AS entity, ${columns} FROM ${table}
           WHERE enterprise_number = $1
             AND (entity_number < ${FIRST_ESTABLISHMENT} OR entity_number >= ${FIRST_BRANCH})
           ORDER BY entity_number, ${order} LIMIT ${MOST}`,
    values: [number],
  })
  return rows
}

/** Activities of the entities, each as often as it is filed. */
export async function readActivities(
  pool: Pool,
  number: number,
  entities: readonly number[],
): Promise<FiledActivity[]> {
  const { rows } = await pool.query<FiledActivity>({
    name: 'record-activities',
    text: `SELECT a.entity_number::float8 AS entity, c.activity_group AS "group", c.nace_version AS version,
                  c.nace_code AS code, c.classification
           FROM register.activity a, unnest(a.activity_ids) AS id
           JOIN register.activity_code c ON c.activity_id = id
           WHERE a.enterprise_number = $1 AND a.entity_number = ANY ($2)
           ORDER BY a.entity_number, c.nace_version DESC, c.classification, c.activity_group, c.nace_code
           LIMIT ${MOST}`,
    values: [number, entities],
  })
  return rows
}

/** Contacts of the company itself. Personal data of sole traders: the caller asks for legal persons only. */
export async function readContacts(pool: Pool, number: number): Promise<FiledContact[]> {
  const { rows } = await pool.query<FiledContact>({
    name: 'record-contacts',
    text: `SELECT contact_type AS type, value FROM register.contact
           WHERE enterprise_number = $1 AND entity_number = $1 AND value IS NOT NULL
           ORDER BY contact_type, value LIMIT ${MOST}`,
    values: [number],
  })
  return rows
}

/** Establishments with a number above `after`, ascending. */
export async function readEstablishments(
  pool: Pool,
  number: number,
  { after, limit }: { after: number; limit: number },
): Promise<FiledEstablishment[]> {
  const { rows } = await pool.query<FiledEstablishment>({
    name: 'record-establishments',
    text: `SELECT establishment_number::float8 AS number, ${DAY('start_date')} AS "startDate"
           FROM register.establishment WHERE enterprise_number = $1 AND establishment_number > $2
           ORDER BY establishment_number LIMIT $3`,
    values: [number, after, limit],
  })
  return rows
}

/** Names and addresses of some establishments. */
export async function readEstablishmentDetails(
  pool: Pool,
  number: number,
  entities: readonly number[],
): Promise<{ names: FiledName[]; addresses: FiledAddressRow[] }> {
  const [names, addresses] = await Promise.all([
    pool.query<FiledName>({
      name: 'record-establishment-names',
      text: `SELECT entity_number::float8 AS entity, language, type_of_denomination AS type, denomination AS name
             FROM register.denomination WHERE enterprise_number = $1 AND entity_number = ANY ($2)
             ORDER BY entity_number, type_of_denomination, language LIMIT ${MOST}`,
      values: [number, entities],
    }),
    pool.query<FiledAddressRow>({
      name: 'record-establishment-addresses',
      text: `SELECT entity_number::float8 AS entity, ${ADDRESS} FROM register.address
             WHERE enterprise_number = $1 AND entity_number = ANY ($2) ORDER BY entity_number LIMIT ${MOST}`,
      values: [number, entities],
    }),
  ])
  return { names: names.rows, addresses: addresses.rows }
}
