// Bodies of the register record and the establishments. Additive changes only.

import { z } from 'zod'
import { orNull } from '../../../json-schema.ts'
import { body, count, date, enterpriseNumber, text } from '../body-fields.ts'

const language = z.enum(['nl', 'fr', 'de', 'en'])

const registerCode = body('RegisterCode', 'A code of the register with its name.', {
  code: text.describe("The register's code, verbatim."),
  label: orNull(text, 'Its name. Null when the register names it in no known language.'),
  label_language: orNull(
    language,
    'Language of the label: the one asked for where there is a name in it, else French for German and Dutch for ' +
      'the others. Null without a label.',
  ),
})

const registerName = body('RegisterName', 'A name on file.', {
  name: text.describe('As filed.'),
  kind: orNull(
    z.enum(['legal', 'abbreviation', 'commercial', 'branch']),
    'Null for a type that is not known.',
  ),
  language: orNull(language, 'Null when the register does not say.'),
})

const registerAddress = body('RegisterAddress', 'An address on file.', {
  kind: orNull(
    z.enum(['seat', 'establishment', 'branch', 'oldest_establishment']),
    'Null for a type that is not known.',
  ),
  street: orNull(
    text,
    'Street, number and box in the language asked for where the municipality has that language (Brussels, ' +
      'municipalities with facilities), else in its own.',
  ),
  zip: orNull(text, 'Postal code. Null when none is filed.'),
  city: orNull(text, 'The municipality, in the language asked for where it has a name in that language.'),
  country: text.describe('Name of the country; Belgium where the register writes none.'),
  country_code: orNull(text, 'ISO 3166-1 alpha-2. Null for a filed name that is no known country.'),
  extra: orNull(text, 'Supplementary text, as filed.'),
  struck_off_on: orNull(date, 'Day it was struck off. Null for an address in use.'),
  street_nl: orNull(text, 'Street in Dutch, as filed.'),
  street_fr: orNull(text, 'Street in French, as filed.'),
  house_number: orNull(text, 'As filed.'),
  box: orNull(text, 'As filed.'),
  city_nl: orNull(text, 'Municipality in Dutch, as filed.'),
  city_fr: orNull(text, 'Municipality in French, as filed.'),
  country_nl: orNull(text, 'Country in Dutch, as filed: null for Belgium.'),
  country_fr: orNull(text, 'Country in French, as filed: null for Belgium.'),
})

const registerActivity = body(
  'RegisterActivity',
  'An activity on file. A code can be filed in several groups and editions.',
  {
    group: orNull(text, "The register's code of the group, `001` for VAT."),
    group_label: orNull(text, 'Name of the group in the language asked for.'),
    version: orNull(text, 'Edition of NACE-BEL: `2003`, `2008` or `2025`.'),
    code: orNull(text, 'NACE code as filed, without dots.'),
    classification: orNull(text, '`MAIN`, `SECO` or `ANCI`.'),
    label: orNull(text, 'Name of the code in its own edition. Null when the register does not name it.'),
    label_language: orNull(
      language,
      'Language of the label; NACE codes have names in Dutch and French only. Null without a label.',
    ),
  },
)

const registerBranch = body('RegisterBranch', 'A branch of a foreign company.', {
  branch_id: text.describe('Ten digits.'),
  start_date: orNull(date, 'Null when none is filed.'),
  names: z.array(registerName).describe('At most 20.'),
  address: orNull(registerAddress, 'Null when none is filed.'),
})

const registerContact = body(
  'RegisterContact',
  'A way to reach a legal person, as it stated it to the register.',
  {
    kind: orNull(z.enum(['phone', 'email', 'website']), 'Null for a type that is not known.'),
    value: text.describe('As filed.'),
  },
)

const registerCounts = body(
  'RegisterCounts',
  'What is on file. The lists hold at most 200 names, 50 addresses, 500 activities, 50 branches and 50 contacts.',
  {
    names: count.describe('Names of the company itself.'),
    addresses: orNull(count, 'Null where addresses are withheld.'),
    activities: count.describe('Activities of the company itself.'),
    branches: count.describe('Branches.'),
    contacts: orNull(count, 'Null where contacts are withheld.'),
    establishments: count.describe('Establishments; listed by `/establishments`.'),
  },
)

export const registerSchema = body(
  'RegisterRecord',
  'Everything the register files about one company. Its establishments are an endpoint of their own.',
  {
    enterprise_number: enterpriseNumber,
    kind: orNull(z.enum(['legal_person', 'natural_person']), 'Null when the register does not say.'),
    start_date: orNull(date, 'Start of the enterprise. Null when none is filed.'),
    situation: orNull(registerCode, 'The legal situation.'),
    legal_form: orNull(
      registerCode,
      'The legal form, as in the dossier: the one under the code of 2019 where it is filed.',
    ),
    legal_form_filed: orNull(
      registerCode,
      'The legal form in the deeds, which differs until they are adapted to the code of 2019.',
    ),
    names: z.array(registerName).describe('Legal names first, then abbreviations and commercial names.'),
    addresses: orNull(
      z.array(registerAddress),
      'Those in use first. Null for natural persons: an address of their own is a home.',
    ),
    activities: z
      .array(registerActivity)
      .describe('Newest edition first, then by group; main ones before secondary and ancillary ones.'),
    branches: z.array(registerBranch).describe('Branches of a foreign company.'),
    contacts: orNull(
      z.array(registerContact),
      'Of legal persons only. Null for all others: contacts of natural persons are never given.',
    ),
    counts: registerCounts,
  },
)

const establishment = body('Establishment', 'An establishment unit.', {
  establishment_number: z
    .string()
    .regex(/^\d{10}$/)
    .describe('Ten digits without dots.'),
  start_date: orNull(date, 'Null when none is filed.'),
  names: z.array(registerName).describe('At most 20.'),
  address: orNull(registerAddress, 'Null when none is filed.'),
  activities: z.array(registerActivity).describe('At most 100, in the order of the record.'),
  activity_count: count.describe('Activities on file.'),
})

export const establishmentsSchema = body(
  'EstablishmentPage',
  'A page of the establishments of one company.',
  {
    enterprise_number: enterpriseNumber,
    total: count.describe('Establishments of the company, on all pages.'),
    establishments: z.array(establishment).describe('This page, by ascending number.'),
    next_cursor: orNull(text, 'Pass it as `cursor` to get the next page. Null on the last page.'),
  },
)

export type RegisterBody = z.infer<typeof registerSchema>
export type RegisterCodeBody = z.infer<typeof registerCode>
export type RegisterNameBody = z.infer<typeof registerName>
export type RegisterAddressBody = z.infer<typeof registerAddress>
export type RegisterActivityBody = z.infer<typeof registerActivity>
export type EstablishmentsBody = z.infer<typeof establishmentsSchema>
