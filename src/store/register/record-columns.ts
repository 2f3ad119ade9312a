// SQL parts of the register record, shared by a company's own rows and those of its establishments. Every part is an
// index probe by enterprise and entity, cut off at a number of rows that no real entity reaches.

import type { RecordActivity, RecordAddress, RecordName } from '../../domain/company/register-record.ts'
import { ACTIVITY_GROUPS, NACE_VERSIONS } from '../../domain/nace-codes.ts'

/** Rows read of one entity at most; counts beyond are cut off here. */
const MAX_ROWS = 10_000

const list = (texts: readonly string[]) => `ARRAY[${texts.map(text => `'${text}'`)}]::text[]`

const VERSIONS = list(NACE_VERSIONS)
const GROUPS = list(ACTIVITY_GROUPS)
const CLASSIFICATIONS = list(['MAIN', 'SECO', 'ANCI'])

/** Denominations of an entity as a JSON array of `RecordName`s, and their number. */
export function namesOf(enterprise: string, entity: string, limit: number): string {
  return `
    SELECT coalesce(json_agg(json_build_object('name', denomination, 'type', type_of_denomination, 'language', language)
                    ORDER BY type_of_denomination, language, denomination) FILTER (WHERE at <= ${limit}), '[]') AS names,
           count(*)::int AS name_count
    FROM (SELECT d.*, row_number() OVER (ORDER BY type_of_denomination, language, denomination) AS at
          FROM (SELECT type_of_denomination, language, denomination FROM register.denomination
                WHERE enterprise_number = ${enterprise} AND entity_number = ${entity} LIMIT ${MAX_ROWS}) d) filed`
}

const ADDRESS = `json_build_object(
  'type', type_of_address, 'countryNl', country_nl, 'countryFr', country_fr, 'zipcode', zipcode,
  'municipalityNl', municipality_nl, 'municipalityFr', municipality_fr, 'streetNl', street_nl, 'streetFr', street_fr,
  'houseNumber', house_number, 'box', box, 'extra', extra_address_info, 'struckOffOn', date_striking_off)`

/** Addresses of an entity as a JSON array of `RecordAddress`es, those in use first, and their number. */
export function addressesOf(enterprise: string, entity: string, limit: number): string {
  return `
    SELECT coalesce(json_agg(${ADDRESS} ORDER BY at) FILTER (WHERE at <= ${limit}), '[]') AS addresses,
           count(*)::int AS address_count
    FROM (SELECT a.*, row_number() OVER (ORDER BY date_striking_off DESC NULLS FIRST, type_of_address DESC) AS at
          FROM (SELECT * FROM register.address
                WHERE enterprise_number = ${enterprise} AND entity_number = ${entity} LIMIT ${MAX_ROWS}) a) filed`
}

/** The address of an entity that is in use, else one that was struck off, as a JSON `RecordAddress`. */
export function addressOf(enterprise: string, entity: string): string {
  return `
    SELECT ${ADDRESS} AS address
    FROM (SELECT * FROM register.address
          WHERE enterprise_number = ${enterprise} AND entity_number = ${entity} LIMIT ${MAX_ROWS}) filed
    ORDER BY date_striking_off DESC NULLS FIRST LIMIT 1`
}

/**
 * Activities of an entity as a JSON array of `RecordActivity`s: newest edition first, then by group, main ones first,
 * and by code; their number; and whether one is registered for VAT.
 */
export function activitiesOf(enterprise: string, entity: string, limit: number): string {
  return `
    SELECT coalesce(json_agg(json_build_object('group', activity_group, 'version', nace_version, 'code', nace_code,
                    'classification', classification) ORDER BY at) FILTER (WHERE at <= ${limit}), '[]') AS activities,
           count(*)::int AS activity_count, coalesce(bool_or(activity_group = '001'), false) AS has_vat
    FROM (
      SELECT code.*, row_number() OVER (ORDER BY array_position(${VERSIONS}, nace_version) NULLS LAST,
               array_position(${GROUPS}, activity_group) NULLS LAST,
               array_position(${CLASSIFICATIONS}, classification) NULLS LAST, nace_code) AS at
      FROM (SELECT unnest(activity_ids) AS activity_id FROM register.activity
            WHERE enterprise_number = ${enterprise} AND entity_number = ${entity} LIMIT ${MAX_ROWS}) own
      JOIN register.activity_code code USING (activity_id)
    ) filed`
}

/** Parsed from JSON as PostgreSQL built it. */
export type NamesRow = { names: RecordName[]; name_count: number }
export type AddressesRow = { addresses: RecordAddress[]; address_count: number }
export type ActivitiesRow = { activities: RecordActivity[]; activity_count: number; has_vat: boolean }

/** An entity's number as ten digits. */
export function toTenDigits(number: number | string): string {
  return String(number).padStart(10, '0')
}
