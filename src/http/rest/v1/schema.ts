// Bodies of REST v1 with field descriptions for the OpenAPI document. Additive changes only.

import { z } from 'zod'

const text = z.string()
const date = z.iso.date()
const dateTime = z.iso.datetime({ offset: true })
const count = z.int32().nonnegative()
const enterpriseNumber = z
  .string()
  .regex(/^[01]\d{9}$/)
  .describe('The enterprise number: ten digits without dots.')

/** Bodies that are named schemas in the OpenAPI document. */
export const namedBodies = z.registry<{ id: string }>()

const address = z
  .strictObject({
    street: text.nullable().describe('Street, number and box, in the language of the municipality.'),
    zip: text.nullable().describe('Postal code as filed. `0999` is no postal code.'),
    city: text.nullable().describe('The municipality.'),
  })
  .describe('Where the seat is; for a sole trader, the oldest active establishment.')
  .register(namedBodies, { id: 'Address' })

const basis = z
  .strictObject({
    deposit: text.describe('Reference of the deposit with the National Bank.'),
    period_end: date.describe('The last day of its fiscal year.'),
    inputs_known: count
      .nullable()
      .describe('How many of the ratios that the model asks for the filing allows.'),
    inputs_total: count
      .nullable()
      .describe(
        'How many ratios of the year the model asks for. One that is missing never lowers the probability.',
      ),
  })
  .describe('The filing that a score rests on, and how much of it was filed.')
  .register(namedBodies, { id: 'RiskBasis' })

const risk = z
  .strictObject({
    band: z
      .enum(['Unknown', 'Low', 'Moderate', 'Elevated', 'High', 'Severe'])
      .describe(
        'Follows the probability: `Low` below 0.5 %, `Moderate` below 1.5 %, `Elevated` below 4 %, `High` below 10 %, ' +
          '`Severe` from there on. `Unknown` when there is no current score.',
      ),
    score_out_of100: z
      .int32()
      .min(0)
      .max(100)
      .nullable()
      .describe(
        '100 minus the twelve-month bankruptcy probability in percent, rounded. Higher is safer. Null when unscored, never 0.',
      ),
    probability: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Probability of a bankruptcy within twelve months, as a share of 1. Null when unscored.'),
    altman_z: z
      .number()
      .nullable()
      .describe(
        "Altman's Z'' (1995, book values, no constant) of the same filing. Null when unscored, or when an input was not filed.",
      ),
    model_version: text.nullable().describe('The model that gave the score.'),
    evaluated_at: dateTime
      .nullable()
      .describe(
        'Since when the value that is shown holds. Null also for an open bankruptcy of which that is not known.',
      ),
    basis: basis.optional().describe('What the score rests on; left out where no filing gave it.'),
  })
  .describe(
    'How likely a bankruptcy is within twelve months. Always an object; unscored, its band is `Unknown`.',
  )
  .register(namedBodies, { id: 'Risk' })

export const rollupSchema = z
  .strictObject({
    total_events: count.describe('Insolvency events on record: the sum of the next three.'),
    interim_signals: count.describe('Events of source `insolvency_interim`.'),
    reorg_events: count.describe('Events of source `reorg`.'),
    faillissement_events: count.describe('Events of source `faillissement`.'),
    first_signal_date: date.nullable().describe('The first publication among them. Null when none is dated.'),
    last_signal_date: date.nullable().describe('The last publication among them. Null when none is dated.'),
    has_open_faillissement: z
      .boolean()
      .describe(
        'A bankruptcy was opened and neither closed nor revoked since, as far as the gazette was read.',
      ),
  })
  .describe(
    'The insolvency events of one company in a few numbers. Reading the gazette is never complete: to find companies in ' +
      'open bankruptcy, go by `register_situation_code`.',
  )
  .register(namedBodies, { id: 'Rollup' })

const mandate = z
  .strictObject({
    role: text.describe('The role as filed.'),
    role_kind: z
      .enum(['director', 'director_company', 'curator', 'interim_admin'])
      .describe(
        '`director`: a natural person. `director_company`: a company that holds the mandate. `curator` and ' +
          '`interim_admin`: appointed by a court.',
      ),
    name: text.describe('Who holds it.'),
    address: text
      .nullable()
      .describe('Of companies and court-appointed roles (their office) only, never a private one.'),
    from: date.nullable().describe('The start, where an act states it.'),
    to: date.nullable().describe('The end. Null while the mandate runs.'),
    source: text.describe('Where it comes from: `BsActsV3` (acts), `Faillissementen` (court notices).'),
    source_numac: text.describe('The gazette publication it rests on.'),
  })
  .describe('A role somebody holds or held.')
  .register(namedBodies, { id: 'Mandate' })

const otherMandate = mandate
  .omit({ role_kind: true })
  .extend({
    office: z
      .enum(['statutory_auditor', 'permanent_representative', 'liquidator', 'secretary', 'other'])
      .describe('What kind of office it is.'),
  })
  .describe('A mandate that makes nobody a director.')
  .register(namedBodies, { id: 'OtherMandate' })

const coverage = z
  .strictObject({
    insolvency_timeline_read: z
      .boolean()
      .describe('False when the insolvency timeline could not be read for this answer.'),
    risk_scored: z.boolean().describe('Whether `risk` holds a current score.'),
    stages_degraded: z
      .array(text)
      .describe(
        'Parts that could not be read: `insolvency_timeline`, `register`, `risk`; others may be added. Empty when all ' +
          'sources answered.',
      ),
  })
  .describe('What the answer is built on.')
  .register(namedBodies, { id: 'Coverage' })

export const companySchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('The legal name, in the language of the municipality of the seat.'),
    legal_form: text.nullable().describe("The register's code of the legal form."),
    primary_nace: text.nullable().describe('NACE code of the main activity, without dots.'),
    status: z
      .literal('active')
      .describe(
        'Registration only, not solvency: present in the latest register extract. A company in open bankruptcy is ' +
          '`active` too. Do not filter insolvency on it.',
      ),
    address: address.nullable().describe('Null when the register holds none.'),
    risk,
    rollup: rollupSchema
      .nullable()
      .describe(
        'Null when the timeline was not read, and also when it was and no insolvency event is on record: then both ' +
          'counts are numbers.',
      ),
    insolvency_event_count: count
      .nullable()
      .describe(
        'Events of bankruptcy, reorganisation and interim measures. Null when the source did not answer.',
      ),
    admin_event_count: count
      .nullable()
      .describe('Events of source `kbo_admin`. Null when the source did not answer.'),
    mandates: z
      .array(mandate)
      .nullable()
      .describe(
        'Current directors, then former ones, then court-appointed roles. Directors not confirmed recently are left out, as is what ' +
          'was read with doubt and no second source agrees with. ' +
          'Null when no mandate source answered; an empty list means that none were returned, not that there are none.',
      ),
    other_mandates: z
      .array(otherMandate)
      .optional()
      .describe(
        'Statutory auditors, permanent representatives, liquidators that the company chose and other offices beside the board, in the same order. Left out when there are none, and when `mandates` is null.',
      ),
    coverage,
    as_of: dateTime.describe('When the answer was composed.'),
    register_situation_code: text
      .nullable()
      .describe(
        "The register's own code of the legal situation, verbatim: `000` ordinary, `050` open bankruptcy, `012` voluntary " +
          'dissolution, and others. Null: the register was not read for this answer. It covers every company: threshold on it.',
      ),
  })
  .describe("One company's dossier. Every field but `other_mandates` and `risk.basis` is always present.")
  .register(namedBodies, { id: 'CompanyApiResponse' })

const lifecycleEvent = z
  .strictObject({
    source: z
      .enum(['faillissement', 'reorg', 'insolvency_interim', 'kbo_admin'])
      .describe(
        '`faillissement`: bankruptcy. `reorg`: judicial reorganisation, transfer, agreement. `insolvency_interim`: provisional ' +
          'administrator, judicial dissolution, private preparation. `kbo_admin`: strike-off ex officio.',
      ),
    severity: z
      .enum(['low', 'med', 'high'])
      .describe(
        '`high`: the opening of a bankruptcy, a judicial dissolution. `low`: `kbo_admin`, and ends in favour of the company. ' +
          '`med`: all others.',
      ),
    numac: text.describe('Gazette publication number. Events of one act share it: it is no key of an event.'),
    pub_date: date.nullable().describe('Day of publication.'),
    event_kind: text.nullable().describe('What happened, as one stable word. Kinds may be added.'),
    court: text.nullable().describe('The court that decided.'),
    event_date: date.nullable().describe('Day of the judgment or fact.'),
    detail: text.nullable().describe('Particulars, as stable words parted by commas.'),
  })
  .describe('One legal-lifecycle event, as published in the official gazette.')
  .register(namedBodies, { id: 'LifecycleEventDto' })

export const lifecycleSchema = z.array(lifecycleEvent)

export const searchHitSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('The legal name.'),
    slug: text.describe('Name and number as they stand in the address of a page.'),
    city: text.nullable().describe('Municipality of the seat.'),
    primary_nace: text.nullable().describe('NACE code of the main activity, without dots.'),
    match_kind: z
      .enum(['name', 'address', 'kbo', 'nace'])
      .describe('What matched: a name, an address, a number, a NACE code.'),
    matched_address: text.nullable().describe('The address that matched; null for all other kinds of match.'),
    kind: z.literal('company').describe('Always `company` here.'),
    href: text.nullable().describe('Always null here.'),
    subtitle: text.nullable().describe('Always null here.'),
    not_in_register: z
      .boolean()
      .describe('True for a company that has left the newest register extract: its dossier is a 404.'),
  })
  .describe('A company that was found.')
  .register(namedBodies, { id: 'SearchHitDto' })

export const searchSchema = z.array(searchHitSchema)

export const errorSchema = z
  .strictObject({
    error: text.describe('What went wrong, in English. Go by the status code, not by the wording.'),
  })
  .describe('The body of every error.')
  .register(namedBodies, { id: 'ApiError' })

export type CompanyBody = z.infer<typeof companySchema>
export type LifecycleEventBody = z.infer<typeof lifecycleEvent>
export type MandateBody = z.infer<typeof mandate>
export type OtherMandateBody = z.infer<typeof otherMandate>
export type RollupBody = z.infer<typeof rollupSchema>
export type SearchHitBody = z.infer<typeof searchHitSchema>
