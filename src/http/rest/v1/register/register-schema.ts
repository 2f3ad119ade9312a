// Bodies of the register record and the establishments. Additive changes only.

import { z } from 'zod'
import { namedBodies } from '../schema.ts'

const text = z.string()
const date = z.iso.date()
const count = z.int32().nonnegative()
const language = z.enum(['nl', 'fr', 'de', 'en'])
const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')

const registerCode = z
  .strictObject({
    code: text.describe("The register's code, verbatim."),
    label: text.nullable().describe('Its name. Null when the register names it in no known language.'),
    label_language: language
      .nullable()
      .describe(
        'Language of the label: the one asked for where there is a name in it, else French for German and Dutch for ' +
          'the others. Null without a label.',
      ),
  })
  .describe('A code of the register with its name.')
  .register(namedBodies, { id: 'RegisterCode' })

const registerName = z
  .strictObject({
    name: text.describe('As filed.'),
    kind: z
      .enum(['legal', 'abbreviation', 'commercial', 'branch'])
      .nullable()
      .describe('Null for a type that is not known.'),
    language: language.nullable().describe('Null when the register does not say.'),
  })
  .describe('A name on file.')
  .register(namedBodies, { id: 'RegisterName' })

const registerAddress = z
  .strictObject({
    kind: z
      .enum(['seat', 'establishment', 'branch', 'oldest_establishment'])
      .nullable()
      .describe('Null for a type that is not known.'),
    street: text
      .nullable()
      .describe(
        'Street, number and box in the language asked for where the municipality has that language (Brussels, ' +
          'municipalities with facilities), else in its own.',
      ),
    zip: text.nullable().describe('Postal code. Null when none is filed.'),
    city: text
      .nullable()
      .describe('The municipality, in the language asked for where it has a name in that language.'),
    country: text.describe('Name of the country; Belgium where the register writes none.'),
    country_code: text
      .nullable()
      .describe('ISO 3166-1 alpha-2. Null for a filed name that is no known country.'),
    extra: text.nullable().describe('Supplementary text, as filed.'),
    struck_off_on: date.nullable().describe('Day it was struck off. Null for an address in use.'),
    street_nl: text.nullable().describe('Street in Dutch, as filed.'),
    street_fr: text.nullable().describe('Street in French, as filed.'),
    house_number: text.nullable().describe('As filed.'),
    box: text.nullable().describe('As filed.'),
    city_nl: text.nullable().describe('Municipality in Dutch, as filed.'),
    city_fr: text.nullable().describe('Municipality in French, as filed.'),
    country_nl: text.nullable().describe('Country in Dutch, as filed: null for Belgium.'),
    country_fr: text.nullable().describe('Country in French, as filed: null for Belgium.'),
  })
  .describe('An address on file.')
  .register(namedBodies, { id: 'RegisterAddress' })

const registerActivity = z
  .strictObject({
    group: text.nullable().describe("The register's code of the group, `001` for VAT."),
    group_label: text.nullable().describe('Name of the group in the language asked for.'),
    version: text.nullable().describe('Edition of NACE-BEL: `2003`, `2008` or `2025`.'),
    code: text.nullable().describe('NACE code as filed, without dots.'),
    classification: text.nullable().describe('`MAIN`, `SECO` or `ANCI`.'),
    label: text
      .nullable()
      .describe('Name of the code in its own edition. Null when the register does not name it.'),
    label_language: language
      .nullable()
      .describe(
        'Language of the label; NACE codes have names in Dutch and French only. Null without a label.',
      ),
  })
  .describe('An activity on file. A code can be filed in several groups and editions.')
  .register(namedBodies, { id: 'RegisterActivity' })

const registerBranch = z
  .strictObject({
    branch_id: text.describe('Ten digits.'),
    start_date: date.nullable().describe('Null when none is filed.'),
    names: z.array(registerName).describe('At most 20.'),
    address: registerAddress.nullable().describe('Null when none is filed.'),
  })
  .describe('A branch of a foreign company.')
  .register(namedBodies, { id: 'RegisterBranch' })

const registerContact = z
  .strictObject({
    kind: z.enum(['phone', 'email', 'website']).nullable().describe('Null for a type that is not known.'),
    value: text.describe('As filed.'),
  })
  .describe('A way to reach a legal person, as it stated it to the register.')
  .register(namedBodies, { id: 'RegisterContact' })

const registerCounts = z
  .strictObject({
    names: count.describe('Names of the company itself.'),
    addresses: count.nullable().describe('Null where addresses are withheld.'),
    activities: count.describe('Activities of the company itself.'),
    branches: count.describe('Branches.'),
    contacts: count.nullable().describe('Null where contacts are withheld.'),
    establishments: count.describe('Establishments; listed by `/establishments`.'),
  })
  .describe(
    'What is on file. The lists hold at most 200 names, 50 addresses, 500 activities, 50 branches and 50 contacts.',
  )
  .register(namedBodies, { id: 'RegisterCounts' })

export const registerSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    kind: z
      .enum(['legal_person', 'natural_person'])
      .nullable()
      .describe('Null when the register does not say.'),
    start_date: date.nullable().describe('Start of the enterprise. Null when none is filed.'),
    situation: registerCode.nullable().describe('The legal situation.'),
    legal_form: registerCode
      .nullable()
      .describe('The legal form, as in the dossier: the one under the code of 2019 where it is filed.'),
    legal_form_filed: registerCode
      .nullable()
      .describe('The legal form in the deeds, which differs until they are adapted to the code of 2019.'),
    names: z.array(registerName).describe('Legal names first, then abbreviations and commercial names.'),
    addresses: z
      .array(registerAddress)
      .nullable()
      .describe('Those in use first. Null for natural persons: an address of their own is a home.'),
    activities: z
      .array(registerActivity)
      .describe('Newest edition first, then by group; main ones before secondary and ancillary ones.'),
    branches: z.array(registerBranch).describe('Branches of a foreign company.'),
    contacts: z
      .array(registerContact)
      .nullable()
      .describe('Of legal persons only. Null for all others: contacts of natural persons are never given.'),
    counts: registerCounts,
  })
  .describe(
    'Everything the register files about one company. Its establishments are an endpoint of their own.',
  )
  .register(namedBodies, { id: 'RegisterRecord' })

const establishment = z
  .strictObject({
    establishment_number: z
      .string()
      .regex(/^\d{10}$/)
      .describe('Ten digits without dots.'),
    start_date: date.nullable().describe('Null when none is filed.'),
    names: z.array(registerName).describe('At most 20.'),
    address: registerAddress.nullable().describe('Null when none is filed.'),
    activities: z.array(registerActivity).describe('At most 100, in the order of the record.'),
    activity_count: count.describe('Activities on file.'),
  })
  .describe('An establishment unit.')
  .register(namedBodies, { id: 'Establishment' })

export const establishmentsSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    total: count.describe('Establishments of the company, on all pages.'),
    establishments: z.array(establishment).describe('This page, by ascending number.'),
    next_cursor: text.nullable().describe('Pass it as `cursor` to get the next page. Null on the last page.'),
  })
  .describe('A page of the establishments of one company.')
  .register(namedBodies, { id: 'EstablishmentPage' })

export type RegisterBody = z.infer<typeof registerSchema>
export type RegisterCodeBody = z.infer<typeof registerCode>
export type RegisterNameBody = z.infer<typeof registerName>
export type RegisterAddressBody = z.infer<typeof registerAddress>
export type RegisterActivityBody = z.infer<typeof registerActivity>
export type EstablishmentsBody = z.infer<typeof establishmentsSchema>
