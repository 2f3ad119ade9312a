// The whole register record of a company: one statement, all of it index probes with bounded numbers of rows.

import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type {
  EnterpriseKind,
  RecordAddress,
  RecordContact,
  RecordName,
  RegisterRecord,
} from '../../domain/company/register-record.ts'
import { versionOfRank } from '../../domain/nace-codes.ts'
import type { BatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import {
  type ActivitiesRow,
  type AddressesRow,
  activitiesOf,
  addressesOf,
  addressOf,
  type NamesRow,
  namesOf,
  toTenDigits,
} from './record-columns.ts'

/** Longest lists; what is on file beyond is counted. */
const RECORD_LIMITS = {
  names: 200,
  addresses: 50,
  activities: 500,
  branches: 50,
  contacts: 50,
} as const

// More than the largest company has (some thousands).
const MAX_ESTABLISHMENTS = 100_000
// Of the rows of a company's activities, which begin with its own: the main one comes from the first of them, or from
// the oldest establishment's.
const MAX_MAIN_ROWS = 64
const MAX_OF_A_TRADER = 1_000

// A natural person's own address would be a home, and contacts are given of legal persons alone: neither is read.
/** By `$1`, one enterprise number. */
export const FIND_RECORD = {
  name: 'find-register-record',
  text: `
    SELECT c.enterprise_number, c.legal_name, c.natural_person, c.in_register, c.start_date::text, c.situation,
           e.type_of_enterprise, e.juridical_form, e.juridical_form_cac, c.legal_form,
           n.names, n.name_count, a.addresses, a.address_count, v.activities, v.activity_count, v.has_vat,
           b.branches, b.branch_count, k.contacts, k.contact_count, seat.address AS seat, main.main_preference,
           (SELECT count(*)::int FROM (SELECT FROM register.establishment s
            WHERE s.enterprise_number = c.enterprise_number LIMIT ${MAX_ESTABLISHMENTS}) counted) AS establishment_count
    FROM register.company c
    LEFT JOIN register.enterprise e ON e.enterprise_number = c.enterprise_number
    CROSS JOIN LATERAL (${namesOf('c.enterprise_number', 'c.enterprise_number', RECORD_LIMITS.names)}) n
    LEFT JOIN LATERAL (${addressesOf('c.enterprise_number', 'CASE WHEN NOT c.natural_person THEN c.enterprise_number END', RECORD_LIMITS.addresses)}) a
      ON NOT c.natural_person
    CROSS JOIN LATERAL (${activitiesOf('c.enterprise_number', 'c.enterprise_number', RECORD_LIMITS.activities)}) v
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', branch_id, 'startDate', start_date, 'names', names,
               'address', address) ORDER BY branch_id) FILTER (WHERE at <= ${RECORD_LIMITS.branches}), '[]') AS branches,
             count(*)::int AS branch_count
      FROM (SELECT branch_id, start_date, row_number() OVER (ORDER BY branch_id) AS at FROM register.branch
            WHERE enterprise_number = c.enterprise_number ORDER BY branch_id LIMIT 1000) listed
      LEFT JOIN LATERAL (${namesOf('c.enterprise_number', 'listed.branch_id', 20)}) bn ON at <= ${RECORD_LIMITS.branches}
      LEFT JOIN LATERAL (${addressOf('c.enterprise_number', 'listed.branch_id')}) ba ON at <= ${RECORD_LIMITS.branches}
    ) b
    LEFT JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('type', contact_type, 'value', value) ORDER BY contact_type DESC, value)
               FILTER (WHERE at <= ${RECORD_LIMITS.contacts}), '[]') AS contacts, count(*)::int AS contact_count
      FROM (SELECT contact_type, value, row_number() OVER (ORDER BY contact_type DESC, value) AS at
            FROM (SELECT contact_type, value FROM register.contact
                  WHERE enterprise_number = c.enterprise_number AND entity_number = c.enterprise_number
                    AND e.type_of_enterprise = '2' AND NOT c.natural_person LIMIT 1000) own
            WHERE value IS NOT NULL) filed
    ) k ON e.type_of_enterprise = '2' AND NOT c.natural_person
    LEFT JOIN LATERAL (
      SELECT establishment_number AS number
      FROM (SELECT establishment_number, start_date FROM register.establishment
            WHERE enterprise_number = c.enterprise_number AND c.natural_person LIMIT ${MAX_OF_A_TRADER}) own
      ORDER BY start_date, establishment_number LIMIT 1
    ) oldest ON c.natural_person
    LEFT JOIN LATERAL (
      SELECT address FROM (${addressOf('c.enterprise_number', 'CASE WHEN c.natural_person THEN oldest.number ELSE c.enterprise_number END')}) used
      WHERE address->>'struckOffOn' IS NULL AND address->>'type' IN ('REGO', 'BAET')
    ) seat ON true
    LEFT JOIN LATERAL (
      SELECT main_preference
      FROM (SELECT main_preference, main_nace FROM register.activity
            WHERE enterprise_number = c.enterprise_number ORDER BY entity_number LIMIT ${MAX_MAIN_ROWS}) own
      WHERE main_nace = c.primary_nace AND main_preference IS NOT NULL LIMIT 1
    ) main ON true
    WHERE c.enterprise_number = $1::integer`,
}

type BranchRow = { id: number; startDate: string | null; names: RecordName[]; address: RecordAddress | null }

export type RecordRow = NamesRow &
  ActivitiesRow & { [column in keyof AddressesRow]: AddressesRow[column] | null } & {
    enterprise_number: number
    legal_name: string
    natural_person: boolean
    in_register: boolean
    start_date: string | null
    situation: string | null
    type_of_enterprise: string | null
    juridical_form: string | null
    juridical_form_cac: string | null
    legal_form: string | null
    branches: BranchRow[]
    branch_count: number
    contacts: RecordContact[] | null
    contact_count: number | null
    seat: RecordAddress | null
    main_preference: number | null
    establishment_count: number
  }

const KINDS: Readonly<Record<string, EnterpriseKind>> = { '1': 'natural_person', '2': 'legal_person' }

/**
 * Records by enterprise number, of companies that left the register too. Not batched: with an array of numbers
 * PostgreSQL plans this statement anew at each call, which takes longer than its execution.
 */
export function createRecordReader(register: Source): BatchLoader<RegisterRecord> {
  return {
    read: number =>
      register.run(async pool => {
        const { rows } = await pool.query<RecordRow>({ ...FIND_RECORD, values: [Number(number)] })
        return rows[0] && toRecord(rows[0])
      }),
  }
}

export function toRecord(row: RecordRow): RegisterRecord {
  return {
    enterpriseNumber: enterpriseNumberFrom(row.enterprise_number),
    legalName: row.legal_name,
    kind: row.natural_person ? 'natural_person' : (KINDS[row.type_of_enterprise ?? ''] ?? null),
    naturalPerson: row.natural_person,
    inRegister: row.in_register,
    startDate: row.start_date,
    situationCode: row.situation,
    form: row.juridical_form ?? row.legal_form,
    formCac: row.juridical_form_cac,
    names: row.names,
    addresses: row.addresses,
    activities: row.activities,
    branches: row.branches.map(branch => ({
      ...branch,
      id: toTenDigits(branch.id),
      names: branch.names ?? [],
    })),
    contacts: row.contacts,
    counts: {
      names: row.name_count,
      addresses: row.address_count,
      activities: row.activity_count,
      branches: row.branch_count,
      contacts: row.contact_count,
      establishments: row.establishment_count,
    },
    seat: row.seat,
    primaryVersion: row.main_preference === null ? null : versionOfRank(row.main_preference),
    hasVatActivity: row.has_vat,
  }
}
