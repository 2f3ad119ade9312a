// Bodies of REST v1 with field descriptions for the OpenAPI document. Additive changes only. One file: the contract of
// the specification, in its order.

import { z } from 'zod'
import { UNSCORED_REASONS } from '../../../domain/risk.ts'

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
      .describe('Number of input ratios of the model that could be computed from the filing.'),
    inputs_total: count
      .nullable()
      .describe(
        'Number of input ratios of the model for one year. A missing one never lowers the probability.',
      ),
  })
  .describe('The filing behind a score, and its completeness.')
  .register(namedBodies, { id: 'RiskBasis' })

// A company in open bankruptcy is scored.
const { open_bankruptcy: _, ...reasons } = UNSCORED_REASONS
const REASONS = Object.entries(reasons).map(([reason, sentence]) => `\`${reason}\`: ${sentence}`)

const risk = z
  .strictObject({
    band: z
      .enum(['Unknown', 'Low', 'Moderate', 'Elevated', 'High', 'Severe'])
      .describe(
        'Follows the probability: `Low` below 0.5 %, `Moderate` below 1.5 %, `Elevated` below 4 %, `High` below 10 %, ' +
          '`Severe` from 10 %. `Unknown` when there is no current score.',
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
      .describe('Probability of a bankruptcy within twelve months, from 0 to 1. Null when unscored.'),
    altman_z: z
      .number()
      .nullable()
      .describe(
        "Altman's Z'' (1995, book values, no constant) of the same filing. Null when unscored, or when an input was not filed.",
      ),
    model_version: text
      .nullable()
      .describe('Version of the model that computed the probability. Null when unscored, and with `rule`.'),
    evaluated_at: dateTime
      .nullable()
      .describe('Since when this value applies. Null also for an open bankruptcy whose date is unknown.'),
    rule: z
      .enum(['open_bankruptcy'])
      .optional()
      .describe('The rule that set the probability; omitted when a model computed it, and when unscored.'),
    basis: basis
      .optional()
      .describe('The filing behind the score; omitted when the score is not based on a filing.'),
    reason: text
      .optional()
      .describe(`Why there is no score; omitted with one. ${REASONS.join(' ')} New ones may be added.`),
  })
  .describe('Bankruptcy risk within twelve months. Never null; the band of an unscored company is `Unknown`.')
  .register(namedBodies, { id: 'Risk' })

export const rollupSchema = z
  .strictObject({
    total_events: count.describe('Insolvency events on record: the sum of the next three fields.'),
    interim_signals: count.describe('Events of source `insolvency_interim`.'),
    reorg_events: count.describe('Events of source `reorg`.'),
    faillissement_events: count.describe('Events of source `faillissement`.'),
    first_signal_date: date
      .nullable()
      .describe('Date of the first publication among them. Null when none has a date.'),
    last_signal_date: date
      .nullable()
      .describe('Date of the last publication among them. Null when none has a date.'),
    has_open_faillissement: z
      .boolean()
      .describe(
        'A bankruptcy was opened and neither closed nor revoked since, according to the processed publications.',
      ),
  })
  .describe(
    'Aggregate of the insolvency events of one company. Extraction from the gazette is never complete: to find companies ' +
      'in open bankruptcy, use `register_situation_code`.',
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
    name: text.describe('Name of the holder.'),
    address: text
      .nullable()
      .describe(
        'Given only for companies and court-appointed roles (their office), never a private address.',
      ),
    from: date.nullable().describe('Start date, if an act states it.'),
    to: date.nullable().describe('End date. Null means the mandate is current.'),
    source: text.describe('Origin: `BsActsV3` (acts), `Faillissementen` (court notices).'),
    source_numac: text.describe('Number of the gazette publication.'),
  })
  .describe('A current or former mandate.')
  .register(namedBodies, { id: 'Mandate' })

const otherMandate = mandate
  .omit({ role_kind: true })
  .extend({
    office: z
      .enum(['statutory_auditor', 'permanent_representative', 'liquidator', 'secretary', 'other'])
      .describe('Type of office.'),
  })
  .describe('A mandate outside the board, such as a statutory auditor.')
  .register(namedBodies, { id: 'OtherMandate' })

const coverage = z
  .strictObject({
    insolvency_timeline_read: z
      .boolean()
      .describe('False when the insolvency timeline was unavailable for this response.'),
    risk_scored: z.boolean().describe('Whether `risk` contains a current score.'),
    stages_degraded: z
      .array(text)
      .describe(
        'Stages that were unavailable: `insolvency_timeline`, `register`, `risk`; others may be added. Empty when all ' +
          'sources answered.',
      ),
  })
  .describe('Which sources the response is based on.')
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
    address: address.nullable().describe('Null when the register has none.'),
    risk,
    rollup: rollupSchema
      .nullable()
      .describe(
        'Null when the timeline was unavailable (both counts are null) or when no insolvency event is on record (both ' +
          'counts are numbers).',
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
        'Current directors, then former ones, then court-appointed roles. Directors not confirmed recently are omitted, as ' +
          'are doubtful extractions without a second source. ' +
          'Null when no mandate source answered; an empty list means that none were returned, not that the company has none.',
      ),
    other_mandates: z
      .array(otherMandate)
      .optional()
      .describe(
        'Statutory auditors, permanent representatives, liquidators appointed by the company and other offices outside the board, in the same order. Omitted when there are none, and when `mandates` is null.',
      ),
    coverage,
    as_of: dateTime.describe('When the response was composed.'),
    register_situation_code: text
      .nullable()
      .describe(
        "The register's own code of the legal situation, verbatim: `000` ordinary, `050` open bankruptcy, `012` voluntary " +
          'dissolution, and others. Null: the register was unavailable for this response. It covers every company: use it as the insolvency indicator.',
      ),
  })
  .describe(
    "One company's dossier. Every field but `other_mandates`, `risk.rule`, `risk.basis` and `risk.reason` is always present.",
  )
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
    numac: text.describe(
      'Gazette publication number. Events of one act share it: it does not identify an event.',
    ),
    pub_date: date.nullable().describe('Day of publication.'),
    event_kind: text.nullable().describe('Type of event, as a stable code. Codes may be added.'),
    court: text.nullable().describe('The court that decided.'),
    event_date: date.nullable().describe('Day of the judgment or fact.'),
    detail: text.nullable().describe('Particulars, as stable codes separated by commas.'),
    cessation_date: date
      .nullable()
      .describe(
        'Of a `faillissement`: the date of cessation of payments by this publication; the new one where it is moved.',
      ),
    suspension_end: date.nullable().describe('Of a `reorg`: the end of the moratorium by this publication.'),
  })
  .describe('One legal-lifecycle event, as published in the official gazette.')
  .register(namedBodies, { id: 'LifecycleEventDto' })

export const lifecycleSchema = z.array(lifecycleEvent)

const searchHitSchema = z
  .strictObject({
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('The legal name.'),
    slug: text.describe('Name and number as used in page URLs.'),
    city: text.nullable().describe('Municipality of the seat.'),
    primary_nace: text.nullable().describe('NACE code of the main activity, without dots.'),
    match_kind: z
      .enum(['name', 'address', 'kbo', 'nace'])
      .describe('The matched field: name, address, enterprise number or NACE code.'),
    matched_address: text.nullable().describe('The matched address; null for other match kinds.'),
    kind: z.literal('company').describe('Always `company` here.'),
    href: text.nullable().describe('Always null here.'),
    subtitle: text.nullable().describe('Always null here.'),
    not_in_register: z
      .boolean()
      .describe('True for a company that has left the newest register extract: its dossier is a 404.'),
    register_situation_code: text
      .nullable()
      .describe('Code of the legal situation, three digits; null for a company outside the register.'),
    matched_name: text
      .nullable()
      .describe('The denomination that matched, as filed; null where the match is not by one name.'),
    matched_name_of: z
      .enum(['company', 'establishment', 'branch'])
      .nullable()
      .describe('Whose denomination matched; null without `matched_name`.'),
    approximate: z
      .boolean()
      .describe('True when words of the query were left out, corrected or guessed to find this company.'),
  })
  .describe('A matching company.')
  .register(namedBodies, { id: 'SearchHitDto' })

export const searchSchema = z.array(searchHitSchema)

export const errorSchema = z
  .strictObject({
    error: text.describe('Error message in English. Match on the status code, not on the wording.'),
  })
  .describe('The body of every error.')
  .register(namedBodies, { id: 'ApiError' })

export type CompanyBody = z.infer<typeof companySchema>
export type LifecycleEventBody = z.infer<typeof lifecycleEvent>
export type MandateBody = z.infer<typeof mandate>
export type OtherMandateBody = z.infer<typeof otherMandate>
export type RollupBody = z.infer<typeof rollupSchema>
export type SearchHitBody = z.infer<typeof searchHitSchema>
