// Bodies of the register record, with field descriptions for the OpenAPI document. Additive changes only.

import { z } from 'zod'
import { namedBodies } from './schema.ts'

const text = z.string()
const date = z.iso.date()
const count = z.int32().nonnegative()

const code = z
  .strictObject({
    code: text.describe('The code as filed.'),
    label: text.nullable().describe('What the register calls it; null for a code that it does not name.'),
    label_language: z
      .enum(['nl', 'fr', 'de', 'en'])
      .nullable()
      .describe('The language of the label: the one asked for where the register or this service has it.'),
  })
  .describe('A code of the register and its label.')
  .register(namedBodies, { id: 'RegisterCode' })

const bilingual = z
  .strictObject({
    nl: text.nullable().describe('In Dutch.'),
    fr: text.nullable().describe('In French.'),
  })
  .describe('As filed in Dutch and French; null where it is not.')
  .register(namedBodies, { id: 'BilingualText' })

const name = z
  .strictObject({
    name: text.describe('As filed.'),
    kind: code.nullable().describe('Legal name, abbreviation, trade name, or name of the branch.'),
    language: code.nullable().describe('Language of the name.'),
  })
  .describe('A denomination.')
  .register(namedBodies, { id: 'RegisterName' })

const address = z
  .strictObject({
    kind: code.nullable().describe('Seat, establishment or branch.'),
    country: bilingual.nullable().describe('Null for Belgium.'),
    zip: text.nullable().describe('Postal code.'),
    municipality: bilingual.describe('The municipality.'),
    street: bilingual.describe('The street.'),
    house_number: text.nullable().describe('Number of the house.'),
    box: text.nullable().describe('Number of the box.'),
    extra: text.nullable().describe('Further directions.'),
    struck_off: date.nullable().describe('Day on which it was struck off; null while in force.'),
  })
  .describe('An address as filed.')
  .register(namedBodies, { id: 'RegisterAddress' })

const activity = z
  .strictObject({
    group: code.nullable().describe('For whom it was filed: VAT, social security and others.'),
    version: text.nullable().describe('Edition of NACE-BEL: 2003, 2008 or 2025.'),
    nace: code.nullable().describe('The NACE code, without dots, with its label in that edition.'),
    classification: code.nullable().describe('Main, secondary or ancillary.'),
  })
  .describe('An activity as filed.')
  .register(namedBodies, { id: 'RegisterActivity' })

const enterpriseNumber = text.regex(/^[01]\d{9}$/).describe('The enterprise number: ten digits without dots.')

export const recordSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    type: code.nullable().describe('Natural or legal person.'),
    start_date: date.nullable().describe('Day of foundation or registration.'),
    situation: code.nullable().describe('The legal situation.'),
    legal_form: code.nullable().describe('The legal form; null for a natural person.'),
    names: z.array(name).describe('Of the company itself.'),
    addresses: z.array(address).describe('Of the company itself; a natural person has none.'),
    activities: z.array(activity).describe('Of the company itself; those of establishments are with these.'),
    branches: z
      .array(z.strictObject({ names: z.array(name), addresses: z.array(address) }))
      .describe('Branches of a foreign company.'),
    contacts: z
      .array(z.strictObject({ kind: code.nullable(), value: text }))
      .nullable()
      .describe('Null for a natural person, whose contacts are personal data.'),
    counts: z
      .strictObject({
        establishments: count.describe('Establishments in the register.'),
        branches: count.describe('Branches in the register.'),
      })
      .describe('How many there are.'),
  })
  .describe('All that the register holds of a company, as filed.')
  .register(namedBodies, { id: 'RegisterRecord' })

export const establishmentsSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    total: count.describe('Establishments of the company.'),
    establishments: z
      .array(
        z.strictObject({
          number: text.regex(/^[2-8]\d{9}$/).describe('The establishment number: ten digits without dots.'),
          start_date: date.nullable(),
          names: z.array(name),
          addresses: z.array(address),
          activities: z.array(activity),
        }),
      )
      .describe('Those of this page.'),
    next_cursor: text.nullable().describe('`cursor` of the next page; null on the last one.'),
  })
  .describe('A page of establishments, by ascending number.')
  .register(namedBodies, { id: 'EstablishmentPage' })

export type RecordBody = z.infer<typeof recordSchema>
export type EstablishmentsBody = z.infer<typeof establishmentsSchema>
export type CodeBody = z.infer<typeof code>
export type NameBody = z.infer<typeof name>
export type AddressBody = z.infer<typeof address>
export type ActivityBody = z.infer<typeof activity>
