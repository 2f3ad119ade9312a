// Bodies of the officers. Additive changes only.

import { z } from 'zod'
import { namedBodies } from '../schema.ts'

const text = z.string()
const date = z.iso.date()
const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')

export const mandateDoubt = z
  .strictObject({
    reason: z
      .enum(['doubtful_statement', 'doubtful_end', 'not_on_board', 'not_in_accounts'])
      .describe(
        'The act was not read with certainty and no second source agrees; an act that was not read with certainty may ' +
          'end it; a printed board does not have it; later accounts do not name it.',
      ),
    source: text.describe('Numac of the act, or reference of the deposit.'),
    on: date.nullable().describe('Day of the source. Null when undated.'),
  })
  .describe('Why a mandate is uncertain.')
  .register(namedBodies, { id: 'MandateDoubt' })

/** State and dates of a mandate. */
export const mandatePeriod = {
  currency: z
    .enum(['current', 'stale', 'former'])
    .describe(
      '`stale`: open, but neither an act nor a filing confirmed it for long; do not call it current.',
    ),
  from: date.nullable().describe('Null when the start is not stated.'),
  to: date.nullable().describe('Null while it runs.'),
  term_ends_on: date.nullable().describe('Last possible day of the stated term.'),
  confirmed_on: date.nullable().describe('Last day on which an act or filing confirms it.'),
}

const personId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .nullable()

const officer = z
  .strictObject({
    name: text.describe('As filed.'),
    kind: z.enum(['person', 'company']).describe('A natural person, or a company.'),
    enterprise_number: enterpriseNumber.nullable().describe('Of a company, where known.'),
    representative: text.nullable().describe('Permanent representative of a company. Null when not stated.'),
    person_id: personId.describe(
      'Of a natural person, as in `/people/{id}`. Only for keys with the right to look up people; else null.',
    ),
    representative_person_id: personId.describe('The same of the representative of a company.'),
    role: text.describe('As filed.'),
    role_kind: z
      .enum(['director', 'director_company', 'curator', 'interim_admin'])
      .nullable()
      .describe(
        'As in `mandates` of the dossier. Null for who is no director: auditors, liquidators, permanent representatives, secretaries; go by `office` and `kind`.',
      ),
    office: text.nullable().describe('The office in a fixed word. Null for court-appointed roles.'),
    ...mandatePeriod,
    source: text.describe('`BsActsV3` or `Faillissementen`.'),
    source_numac: text.describe('Numac of the publication that states it.'),
    doubts: z.array(mandateDoubt).describe('Empty when there are none.'),
  })
  .describe('A mandate, with what proves it.')
  .register(namedBodies, { id: 'Officer' })

const namedOfficer = z
  .strictObject({
    name: text.describe('As filed.'),
    kind: z.enum(['person', 'company']).describe('A natural person, or a company.'),
    enterprise_number: enterpriseNumber.nullable().describe('Of a company, where known.'),
    representative: text.nullable().describe('Of a company. Null when not stated.'),
    is_auditor: z.boolean().describe('Auditor, or else administrator or manager.'),
    role: text.nullable().describe("In the filer's words. Null when not stated."),
    from: date.nullable().describe('Null when not stated.'),
    term_ends_on: date.nullable().describe('Null when not stated.'),
    year: z.int32().describe('Calendar year in which the fiscal year ends.'),
    deposit: text.describe('Reference of the deposit.'),
  })
  .describe('An officer whom only accounts name.')
  .register(namedBodies, { id: 'OfficerNamedInAccounts' })

export const officersSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('As in the dossier.'),
    officers: z
      .array(officer)
      .describe('Board and management: current, then stale, then former; newest first.'),
    auditors: z.array(officer).describe('Statutory auditors, in the same order.'),
    court_appointed: z.array(officer).describe('Curators and administrators, in the same order.'),
    named_in_accounts: z
      .array(namedOfficer)
      .nullable()
      .describe(
        'Whom only the newest accounts name. Null when the accounts did not answer, and when none are on file that could name anyone, unless it is known that none were filed.',
      ),
  })
  .describe('The officers of one company. An empty list is no proof that there are none.')
  .register(namedBodies, { id: 'Officers' })

export type OfficersBody = z.infer<typeof officersSchema>
export type OfficerBody = z.infer<typeof officer>
export type NamedOfficerBody = z.infer<typeof namedOfficer>
