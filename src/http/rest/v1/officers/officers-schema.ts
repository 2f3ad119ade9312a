// Bodies of the officers. Additive changes only.

import { z } from 'zod'
import { orNull } from '../../../json-schema.ts'
import { body, bodyOf, bool, date, enterpriseNumber, personId, text } from '../body-fields.ts'

export const mandateDoubt = body('MandateDoubt', 'Why a mandate is uncertain.', {
  reason: z
    .enum(['doubtful_statement', 'doubtful_end', 'not_on_board', 'not_in_accounts'])
    .describe(
      'The act was not read with certainty and no second source agrees; an act that was not read with certainty may ' +
        'end it; a printed board does not have it; later accounts do not name it.',
    ),
  source: text.describe('Numac of the act, or reference of the deposit.'),
  on: orNull(date, 'Day of the source. Null when undated.'),
})

export const toDoubtBody = bodyOf(mandateDoubt)

/** State and dates of a mandate. */
export const mandatePeriod = {
  currency: z
    .enum(['current', 'stale', 'former'])
    .describe(
      '`stale`: open, but neither an act nor a filing confirmed it for long; do not call it current.',
    ),
  from: orNull(date, 'Null when the start is not stated.'),
  to: orNull(date, 'Null while it runs.'),
  term_ends_on: orNull(date, 'Last possible day of the stated term.'),
  confirmed_on: orNull(date, 'Last day on which an act or filing confirms it.'),
}

export const officerSchema = body('Officer', 'A mandate, with what proves it.', {
  name: text.describe('As filed.'),
  kind: z.enum(['person', 'company']).describe('A natural person, or a company.'),
  enterprise_number: orNull(enterpriseNumber, 'Of a company, where known.'),
  representative: orNull(text, 'Permanent representative of a company. Null when not stated.'),
  person_id: orNull(
    personId,
    'Of a natural person, as in `/people/{id}`. Only for keys with the right to look up people; else null.',
  ),
  representative_person_id: orNull(personId, 'The same of the representative of a company.'),
  role: text.describe('As filed.'),
  role_kind: orNull(
    z.enum(['director', 'director_company', 'curator', 'interim_admin']),
    'As in `mandates` of the dossier. Null for who is no director: auditors, liquidators, permanent representatives, secretaries; go by `office` and `kind`.',
  ),
  office: orNull(text, 'The office in a fixed word. Null for court-appointed roles.'),
  ...mandatePeriod,
  source: text.describe('`BsActsV3` or `Faillissementen`.'),
  source_numac: text.describe('Numac of the publication that states it.'),
  doubts: z.array(mandateDoubt).describe('Empty when there are none.'),
})

export const namedOfficer = body('OfficerNamedInAccounts', 'An officer whom only accounts name.', {
  name: text.describe('As filed.'),
  kind: z.enum(['person', 'company']).describe('A natural person, or a company.'),
  enterprise_number: orNull(enterpriseNumber, 'Of a company, where known.'),
  representative: orNull(text, 'Of a company. Null when not stated.'),
  is_auditor: bool.describe('Auditor, or else administrator or manager.'),
  role: orNull(text, "In the filer's words. Null when not stated."),
  from: orNull(date, 'Null when not stated.'),
  term_ends_on: orNull(date, 'Null when not stated.'),
  year: z.int32().describe('Calendar year in which the fiscal year ends.'),
  deposit: text.describe('Reference of the deposit.'),
})

export const officersSchema = body(
  'Officers',
  'The officers of one company. An empty list is no proof that there are none.',
  {
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('As in the dossier.'),
    officers: z
      .array(officerSchema)
      .describe('Board and management: current, then stale, then former; newest first.'),
    auditors: z.array(officerSchema).describe('Statutory auditors, in the same order.'),
    court_appointed: z.array(officerSchema).describe('Curators and administrators, in the same order.'),
    named_in_accounts: orNull(
      z.array(namedOfficer),
      'Whom only the newest accounts name. Null when the accounts did not answer, and when none are on file that could name anyone, unless it is known that none were filed.',
    ),
  },
)

export type OfficersBody = z.infer<typeof officersSchema>
export type OfficerBody = z.infer<typeof officerSchema>
