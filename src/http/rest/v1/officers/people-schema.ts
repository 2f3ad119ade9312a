// Bodies of people. Additive changes only.

import { z } from 'zod'
import { orNull } from '../../../json-schema.ts'
import { body, bool, count, enterpriseNumber, personId, text } from '../body-fields.ts'
import { mandateDoubt, mandatePeriod } from './officers-schema.ts'

const keptId = personId.describe(
  'Kept for as long as the person keeps most of its companies; an earlier id leads to the person.',
)

const namedCompany = body('PersonCompanyHint', 'One of the companies, to tell namesakes apart.', {
  enterprise_number: enterpriseNumber,
  legal_name: orNull(text, 'As in the dossier. Null when the register never had it.'),
})

const hit = body('PersonHit', 'A person in a list.', {
  id: keptId,
  name: text.describe('The most frequent spelling.'),
  company_count: count.describe('Companies in which the person has or had a mandate.'),
  company: namedCompany,
})

export const peopleSchema = body('PeoplePage', 'A page of people.', {
  people: z.array(hit).describe('Those with most companies first. A page may be shorter than `limit`.'),
  next_cursor: orNull(text, 'Pass it as `cursor` for the next page. Null on the last one.'),
})

const representativeOf = body(
  'RepresentedCompany',
  'The company that holds the mandate and is represented by the person.',
  {
    name: text.describe('As filed.'),
    enterprise_number: orNull(enterpriseNumber, 'Null when not known.'),
  },
)

export const mandateSchema = body('PersonMandate', 'A mandate of the person.', {
  name: text.describe('The person as filed in this mandate.'),
  representative_of: orNull(representativeOf, 'Null for a mandate in the own name.'),
  role: text.describe('As filed.'),
  office: orNull(text, 'The office in a fixed word. Null when not known.'),
  ...mandatePeriod,
  source_numac: text.describe('Numac of the publication that states it.'),
  source_numacs: z.array(text).describe('All publications that name the holder in it.'),
  doubts: z.array(mandateDoubt).describe('Empty when there are none.'),
})

export const companySchema = body('PersonCompany', 'A company of the person.', {
  enterprise_number: enterpriseNumber,
  legal_name: orNull(text, 'Null when the register never had it.'),
  in_register: bool.describe('In the latest register extract.'),
  register_situation_code: orNull(
    text,
    "The register's code of the legal situation. Null when the register never had the company.",
  ),
  open_bankruptcy: orNull(
    bool,
    'By the register or the processed publications. Null while publications that may tell of one are not yet processed.',
  ),
  insolvency_event_count: orNull(
    count,
    'As in the dossier. Null while publications about the company are not yet processed.',
  ),
  mandates: orNull(
    z.array(mandateSchema),
    'Current, then stale, then former; newest first. Null while publications about the company are not yet processed.',
  ),
})

const join = body('PersonJoin', 'Why two mandates are one person’s.', {
  companies: z.array(enterpriseNumber).describe('Two companies whose officer of this name is one person.'),
  reasons: z
    .array(
      z.enum([
        'same_represented_company',
        'officer_of_represented_company',
        'same_publication',
        'shared_board',
        'related_companies',
        'same_seat',
        'same_zip',
        'near_zip',
        'same_activity',
        'decided',
      ]),
    )
    .describe(
      '`same_represented_company`: both represent one company. `officer_of_represented_company`: one is an officer of the ' +
        'company that the other represents. `same_publication`: one publication names both. `shared_board`: the same ' +
        'others on both boards. `related_companies`: one company holds the other. `same_seat`: seats at one address that ' +
        'few companies share. `same_zip`: a rare name, and seats in one postal code. `near_zip`: a very rare name, and ' +
        'seats in one postal district (the first two digits). `same_activity`: a rare name, and one main activity that ' +
        'few companies have. `decided`: by the operator. Codes may be added.',
    ),
  weight_bits: z
    .number()
    .describe(
      'Base-2 logarithm of the odds that both are one person, by all reasons and the frequency of the name.',
    ),
})

const sharedBoards = body(
  'SharedBoards',
  'Another person with two or more of the same companies, not necessarily at the same time.',
  {
    id: keptId,
    name: text.describe('The most frequent spelling.'),
    companies: z.array(enterpriseNumber).describe('The companies in which both have or had a mandate.'),
  },
)

export const personSchema = body(
  'Person',
  'A person: mandates that evidence joins. Without birth date, number or home, which are not stored.',
  {
    id: keptId,
    name: text.describe('The most frequent spelling.'),
    company_count: count.describe('Companies in which the person has or had a mandate.'),
    companies: z
      .array(companySchema)
      .describe('At most 200: those with current mandates first, newest first.'),
    joins: z.array(join).describe('Empty for a person of one company.'),
    shared_boards: z.array(sharedBoards).describe('At most 50, those with most in common first.'),
    same_name_count: count.describe('Others of this name.'),
    same_name: z
      .array(hit)
      .describe(
        'At most 20 others of this name, those with most companies first. They may be other people: nothing joins them.',
      ),
  },
)

export type PeopleBody = z.infer<typeof peopleSchema>
export type PersonBody = z.infer<typeof personSchema>
export type PersonHitBody = z.infer<typeof hit>
export type PersonCompanyBody = z.infer<typeof companySchema>
export type PersonMandateBody = z.infer<typeof mandateSchema>
