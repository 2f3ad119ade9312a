// All that the register holds of a company, with labels in the reader's language.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'
import {
  type FiledActivity,
  type FiledAddressRow,
  type FiledName,
  readActivities,
  readAddresses,
  readContacts,
  readEnterprise,
  readEstablishmentDetails,
  readEstablishments,
  readNames,
} from '../../store/register/record.ts'
import type { Reader } from '../codes/name-codes.ts'
import { createLabelCodes, type LabelCode, type LabelledCode } from './label-codes.ts'

type Bilingual = { nl: string | null; fr: string | null }

export type RecordName = { name: string; kind: LabelledCode | null; language: LabelledCode | null }

export type RecordAddress = {
  kind: LabelledCode | null
  /** Null for Belgium. */
  country: Bilingual | null
  zip: string | null
  municipality: Bilingual
  street: Bilingual
  houseNumber: string | null
  box: string | null
  extra: string | null
  /** ISO date; null while in force. */
  struckOff: string | null
}

export type RecordActivity = {
  group: LabelledCode | null
  /** Edition of NACE-BEL: 2003, 2008 or 2025. */
  version: string | null
  nace: LabelledCode | null
  classification: LabelledCode | null
}

type Branch = { names: RecordName[]; addresses: RecordAddress[] }

export type RegisterRecord = {
  enterpriseNumber: EnterpriseNumber
  type: LabelledCode | null
  startDate: string | null
  situation: LabelledCode | null
  legalForm: LabelledCode | null
  names: RecordName[]
  addresses: RecordAddress[]
  activities: RecordActivity[]
  branches: Branch[]
  /** Null for natural persons, whose contacts are personal data. */
  contacts: { kind: LabelledCode | null; value: string }[] | null
  counts: { establishments: number; branches: number }
}

export type Establishment = {
  /** Ten digits. */
  number: string
  startDate: string | null
  names: RecordName[]
  addresses: RecordAddress[]
  activities: RecordActivity[]
}

export type EstablishmentPage = {
  total: number
  establishments: Establishment[]
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null
}

/** Rejects with `UnknownCompanyError` or `SourceUnavailableError` (register). */
export type GetRegisterRecord = (number: EnterpriseNumber, reader: Reader) => Promise<RegisterRecord>

/** As `GetRegisterRecord`; `after` is an establishment number, 0 for the first page. */
export type ListEstablishments = (
  number: EnterpriseNumber,
  page: { after: number; limit: number },
  reader: Reader,
) => Promise<EstablishmentPage>

type RecordDeps = { register: Source; companies: BatchLoader<CompanyFacts> }

export function createGetRegisterRecord({ register, companies }: RecordDeps): GetRegisterRecord {
  const labelCodes = createLabelCodes(register)
  return async (number, reader) => {
    const [company, label] = await Promise.all([readCompany(companies, number), labelCodes(reader)])
    const key = Number(number)
    const [enterprise, names, addresses, activities, contacts] = await register.run(pool =>
      Promise.all([
        readEnterprise(pool, key),
        readNames(pool, key),
        readAddresses(pool, key),
        readActivities(pool, key, [key]),
        company.naturalPerson ? null : readContacts(pool, key),
      ]),
    )
    if (enterprise === null) throw new UnknownCompanyError()
    const entities = new Set([...names, ...addresses].map(({ entity }) => entity))
    const namesOf = (entity: number) => of(names, entity).map(name => toName(name, label))
    const addressesOf = (entity: number) => of(addresses, entity).map(row => toAddress(row, label))
    return {
      enterpriseNumber: number,
      type: label('TypeOfEnterprise', enterprise.type),
      startDate: enterprise.startDate,
      situation: label('JuridicalSituation', enterprise.situation),
      legalForm: label('JuridicalForm', enterprise.form),
      names: namesOf(key),
      addresses: addressesOf(key),
      activities: activities.map(activity => toActivity(activity, label)),
      branches: [...entities]
        .filter(entity => entity !== key)
        .map(branch => ({ names: namesOf(branch), addresses: addressesOf(branch) })),
      contacts: contacts?.map(({ type, value }) => ({ kind: label('ContactType', type), value })) ?? null,
      counts: enterprise.counts,
    }
  }
}

export function createListEstablishments({ register, companies }: RecordDeps): ListEstablishments {
  const labelCodes = createLabelCodes(register)
  return async (number, { after, limit }, reader) => {
    const [, label] = await Promise.all([readCompany(companies, number), labelCodes(reader)])
    const key = Number(number)
    const read = await register.run(async pool => {
      // One more tells whether there is a next page.
      const [enterprise, found] = await Promise.all([
        readEnterprise(pool, key),
        readEstablishments(pool, key, { after, limit: limit + 1 }),
      ])
      const entities = found.slice(0, limit).map(establishment => establishment.number)
      const [details, activities] = await Promise.all([
        readEstablishmentDetails(pool, key, entities),
        readActivities(pool, key, entities),
      ])
      return { enterprise, found, entities, ...details, activities }
    })
    const { enterprise, found, entities, names, addresses, activities } = read
    if (enterprise === null) throw new UnknownCompanyError()
    return {
      total: enterprise.counts.establishments,
      establishments: found.slice(0, limit).map(({ number: entity, startDate }) => ({
        number: String(entity),
        startDate,
        names: of(names, entity).map(name => toName(name, label)),
        addresses: of(addresses, entity).map(address => toAddress(address, label)),
        activities: of(activities, entity).map(activity => toActivity(activity, label)),
      })),
      nextCursor: found.length > limit ? String(entities.at(-1)) : null,
    }
  }
}

// Suppressed companies are unknown to the reader of companies.
async function readCompany(
  companies: BatchLoader<CompanyFacts>,
  number: EnterpriseNumber,
): Promise<CompanyFacts> {
  const company = await companies.read(number)
  if (!company?.inRegister) throw new UnknownCompanyError()
  return company
}

function of<T extends { entity: number }>(rows: readonly T[], entity: number): T[] {
  return rows.filter(row => row.entity === entity)
}

function toName({ name, type, language }: FiledName, label: LabelCode): RecordName {
  return { name, kind: label('TypeOfDenomination', type), language: label('Language', language) }
}

function toAddress(filed: FiledAddressRow, label: LabelCode): RecordAddress {
  const { countryNl, countryFr, townNl, townFr, streetNl, streetFr } = filed
  const isAbroad = countryNl !== null || countryFr !== null
  return {
    kind: label('TypeOfAddress', filed.type),
    country: isAbroad ? { nl: countryNl, fr: countryFr } : null,
    zip: filed.zip,
    municipality: { nl: townNl, fr: townFr },
    street: { nl: streetNl, fr: streetFr },
    houseNumber: filed.houseNumber,
    box: filed.box,
    extra: filed.extra,
    struckOff: filed.struckOff,
  }
}

function toActivity(
  { group, version, code, classification }: FiledActivity,
  label: LabelCode,
): RecordActivity {
  return {
    group: label('ActivityGroup', group),
    version,
    nace: label(`Nace${version}`, code),
    classification: label('Classification', classification),
  }
}
