// Bodies of REST v1 with field descriptions for the OpenAPI document. Additive changes only. One file: the contract of
// the specification, in its order.

import { z } from 'zod'
import { UNSCORED_REASONS } from '../../../domain/risk.ts'
import { orNull } from '../../json-schema.ts'
import {
  body,
  bool,
  count,
  date,
  dateTime,
  enterpriseNumber,
  namedBodies,
  riskBand,
  text,
} from './body-fields.ts'

const address = body('Address', 'Where the seat is; for a sole trader, the oldest active establishment.', {
  street: orNull(text, 'Street, number and box, in the language of the municipality.'),
  zip: orNull(text, 'Postal code as filed. `0999` is no postal code.'),
  city: orNull(text, 'The municipality.'),
})

const basis = body('RiskBasis', 'The filing behind a score, and its completeness.', {
  deposit: text.describe('Reference of the deposit with the National Bank.'),
  period_end: date.describe('The last day of its fiscal year.'),
  inputs_known: orNull(count, 'Number of input ratios of the model that could be computed from the filing.'),
  inputs_total: orNull(
    count,
    'Number of input ratios of the model for one year. A missing one never lowers the probability.',
  ),
})

// A company in open bankruptcy is scored.
const { open_bankruptcy: _, ...reasons } = UNSCORED_REASONS
const REASONS = Object.entries(reasons).map(([reason, sentence]) => `\`${reason}\`: ${sentence}`)

const risk = body(
  'Risk',
  'Bankruptcy risk within twelve months. Never null; the band of an unscored company is `Unknown`.',
  {
    band: riskBand.describe(
      'Follows the probability: `Low` below 0.5 %, `Moderate` below 1.5 %, `Elevated` below 4 %, `High` below 10 %, ' +
        '`Severe` from 10 %. `Unknown` when there is no current score.',
    ),
    score_out_of100: orNull(
      z.int32().min(0).max(100),
      '100 minus the twelve-month bankruptcy probability in percent, rounded. Higher is safer. Null when unscored, never 0.',
    ),
    probability: orNull(
      z.number().min(0).max(1),
      'Probability of a bankruptcy within twelve months, from 0 to 1. Null when unscored.',
    ),
    altman_z: orNull(
      z.number(),
      "Altman's Z'' (1995, book values, no constant) of the same filing. Null when unscored, or when an input was not filed.",
    ),
    model_version: orNull(
      text,
      'Version of the model that computed the probability. Null when unscored, and with `rule`.',
    ),
    evaluated_at: orNull(
      dateTime,
      'Since when this value applies. Null also for an open bankruptcy whose date is unknown.',
    ),
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
  },
)

export const rollupSchema = body(
  'Rollup',
  'Aggregate of the insolvency events of one company. Extraction from the gazette is never complete: to find companies ' +
    'in open bankruptcy, use `register_situation_code`.',
  {
    total_events: count.describe('Insolvency events on record: the sum of the next three fields.'),
    interim_signals: count.describe('Events of source `insolvency_interim`.'),
    reorg_events: count.describe('Events of source `reorg`.'),
    faillissement_events: count.describe('Events of source `faillissement`.'),
    first_signal_date: orNull(date, 'Date of the first publication among them. Null when none has a date.'),
    last_signal_date: orNull(date, 'Date of the last publication among them. Null when none has a date.'),
    has_open_faillissement: bool.describe(
      'A bankruptcy was opened and neither closed nor revoked since, according to the processed publications.',
    ),
  },
)

const mandate = body('Mandate', 'A current or former mandate.', {
  role: text.describe('The role as filed.'),
  role_kind: z
    .enum(['director', 'director_company', 'curator', 'interim_admin'])
    .describe(
      '`director`: a natural person. `director_company`: a company that holds the mandate. `curator` and ' +
        '`interim_admin`: appointed by a court.',
    ),
  name: text.describe('Name of the holder.'),
  address: orNull(
    text,
    'Given only for companies and court-appointed roles (their office), never a private address.',
  ),
  from: orNull(date, 'Start date, if an act states it.'),
  to: orNull(date, 'End date. Null means the mandate is current.'),
  source: text.describe('Origin: `BsActsV3` (acts), `Faillissementen` (court notices).'),
  source_numac: text.describe('Number of the gazette publication.'),
})

const otherMandate = mandate
  .omit({ role_kind: true })
  .extend({
    office: z
      .enum(['statutory_auditor', 'permanent_representative', 'liquidator', 'secretary', 'other'])
      .describe('Type of office.'),
  })
  .describe('A mandate outside the board, such as a statutory auditor.')
  .register(namedBodies, { id: 'OtherMandate' })

const coverage = body('Coverage', 'Which sources the response is based on.', {
  insolvency_timeline_read: bool.describe(
    'False when the insolvency timeline was unavailable for this response.',
  ),
  risk_scored: bool.describe('Whether `risk` contains a current score.'),
  stages_degraded: z
    .array(text)
    .describe(
      'Stages that were unavailable: `insolvency_timeline`, `register`, `risk`; others may be added. Empty when all ' +
        'sources answered.',
    ),
})

export const companySchema = body(
  'CompanyApiResponse',
  "One company's dossier. Every field but `other_mandates`, `risk.rule`, `risk.basis` and `risk.reason` is always present.",
  {
    enterprise_number: enterpriseNumber,
    legal_name: text.describe('The legal name, in the language of the municipality of the seat.'),
    legal_form: orNull(text, "The register's code of the legal form."),
    primary_nace: orNull(text, 'NACE code of the main activity, without dots.'),
    status: z
      .literal('active')
      .describe(
        'Registration only, not solvency: present in the latest register extract. A company in open bankruptcy is ' +
          '`active` too. Do not filter insolvency on it.',
      ),
    address: orNull(address, 'Null when the register has none.'),
    risk,
    rollup: orNull(
      rollupSchema,
      'Null when the timeline was unavailable (both counts are null) or when no insolvency event is on record (both ' +
        'counts are numbers).',
    ),
    insolvency_event_count: orNull(
      count,
      'Events of bankruptcy, reorganisation and interim measures. Null when the source did not answer.',
    ),
    admin_event_count: orNull(count, 'Events of source `kbo_admin`. Null when the source did not answer.'),
    mandates: orNull(
      z.array(mandate),
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
    register_situation_code: orNull(
      text,
      "The register's own code of the legal situation, verbatim: `000` ordinary, `050` open bankruptcy, `012` voluntary " +
        'dissolution, and others. Null: the register was unavailable for this response. It covers every company: use it as the insolvency indicator.',
    ),
  },
)

export const lifecycleEvent = body(
  'LifecycleEventDto',
  'One legal-lifecycle event, as published in the official gazette.',
  {
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
    pub_date: orNull(date, 'Day of publication.'),
    event_kind: orNull(text, 'Type of event, as a stable code. Codes may be added.'),
    court: orNull(text, 'The court that decided.'),
    event_date: orNull(date, 'Day of the judgment or fact.'),
    detail: orNull(text, 'Particulars, as stable codes separated by commas.'),
    cessation_date: orNull(
      date,
      'Of a `faillissement`: the date of cessation of payments by this publication; the new one where it is moved.',
    ),
    suspension_end: orNull(date, 'Of a `reorg`: the end of the moratorium by this publication.'),
  },
)

export const lifecycleSchema = z.array(lifecycleEvent)

export const searchHitSchema = body('SearchHitDto', 'A matching company.', {
  enterprise_number: enterpriseNumber,
  legal_name: text.describe('The legal name.'),
  slug: text.describe('Name and number as used in page URLs.'),
  city: orNull(text, 'Municipality of the seat.'),
  primary_nace: orNull(text, 'NACE code of the main activity, without dots.'),
  match_kind: z
    .enum(['name', 'address', 'kbo', 'nace'])
    .describe('The matched field: name, address, enterprise number or NACE code.'),
  matched_address: orNull(text, 'The matched address; null for other match kinds.'),
  kind: z.literal('company').describe('Always `company` here.'),
  href: orNull(text, 'Always null here.'),
  subtitle: orNull(text, 'Always null here.'),
  not_in_register: bool.describe(
    'True for a company that has left the newest register extract: its dossier is a 404.',
  ),
  register_situation_code: orNull(
    text,
    'Code of the legal situation, three digits; null for a company outside the register.',
  ),
  matched_name: orNull(
    text,
    'The denomination that matched, as filed; null where the match is not by one name.',
  ),
  matched_name_of: orNull(
    z.enum(['company', 'establishment', 'branch']),
    'Whose denomination matched; null without `matched_name`.',
  ),
  approximate: bool.describe(
    'True when words of the query were left out, corrected or guessed to find this company.',
  ),
})

export const searchSchema = z.array(searchHitSchema)

export const errorSchema = body('ApiError', 'The body of every error.', {
  error: text.describe('Error message in English. Match on the status code, not on the wording.'),
})

export type CompanyBody = z.infer<typeof companySchema>
export type LifecycleEventBody = z.infer<typeof lifecycleEvent>
export type MandateBody = z.infer<typeof mandate>
export type OtherMandateBody = z.infer<typeof otherMandate>
export type RollupBody = z.infer<typeof rollupSchema>
export type SearchHitBody = z.infer<typeof searchHitSchema>
