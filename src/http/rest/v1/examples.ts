// Example bodies in the OpenAPI document. All companies and persons are fictitious; the types check the examples.

import type { CompanyBody, LifecycleEventBody, RollupBody, SearchHitBody } from './schema.ts'

/** An OpenAPI example object. */
export type Example = { summary: string; value: unknown }

const company: CompanyBody = {
  enterprise_number: '0730096036',
  legal_name: 'Delbelbuild',
  legal_form: '014',
  primary_nace: '69101',
  status: 'active',
  address: { street: 'Postlaan 109', zip: '2440', city: 'Geel' },
  risk: {
    band: 'Moderate',
    score_out_of100: 99,
    probability: 0.01232,
    altman_z: -1.366846,
    model_version: '1.1.0+2d318c51deb9',
    evaluated_at: '2026-11-21T16:09:38.418Z',
    basis: { deposit: '2026-00012345', period_end: '2025-12-31', inputs_known: 8, inputs_total: 8 },
  },
  rollup: null,
  insolvency_event_count: 0,
  admin_event_count: 0,
  mandates: [
    {
      role: 'bestuurder',
      role_kind: 'director',
      name: 'Filip FOCKMANS',
      address: null,
      from: null,
      to: null,
      source: 'BsActsV3',
      source_numac: '23012286',
    },
  ],
  coverage: { insolvency_timeline_read: true, risk_scored: true, stages_degraded: [] },
  as_of: '2026-11-21T16:20:00.000Z',
  register_situation_code: '000',
}

const rollup: RollupBody = {
  total_events: 3,
  interim_signals: 0,
  reorg_events: 1,
  faillissement_events: 2,
  first_signal_date: '2024-02-09',
  last_signal_date: '2025-11-17',
  has_open_faillissement: true,
}

const bankrupt: CompanyBody = {
  ...company,
  enterprise_number: '0712345630',
  legal_name: 'Verzonnen Molen',
  primary_nace: '10610',
  address: { street: 'Molenstraat 7 bus 2', zip: '9000', city: 'Gent' },
  risk: {
    band: 'Severe',
    score_out_of100: 1,
    probability: 0.99,
    altman_z: null,
    model_version: null,
    evaluated_at: '2025-11-17T05:12:09.120Z',
    rule: 'open_bankruptcy',
  },
  rollup,
  insolvency_event_count: 3,
  mandates: [
    {
      role: 'curator',
      role_kind: 'curator',
      name: 'An VERZONNEN',
      address: 'Voorbeeldlaan 1, 9000 Gent',
      from: '2025-11-14',
      to: null,
      source: 'Faillissementen',
      source_numac: '2025807259',
    },
  ],
  register_situation_code: '050',
}

export const companyExamples: Record<string, Example> = {
  ordinary: { summary: 'Nothing on record', value: company },
  bankrupt: { summary: 'In open bankruptcy', value: bankrupt },
  degraded: {
    summary: 'The insolvency timeline is unavailable: four fields are null, the response is not cacheable',
    value: {
      ...company,
      rollup: null,
      insolvency_event_count: null,
      admin_event_count: null,
      mandates: null,
      coverage: {
        insolvency_timeline_read: false,
        risk_scored: true,
        stages_degraded: ['insolvency_timeline'],
      },
    } satisfies CompanyBody,
  },
}

const opening: LifecycleEventBody = {
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pub_date: '2025-11-17',
  event_kind: 'bankruptcy_opening',
  court: 'Ondernemingsrechtbank Gent, afdeling Gent',
  event_date: '2025-11-14',
  detail: null,
  cessation_date: '2025-11-14',
  suspension_end: null,
}

export const lifecycleExamples: Record<string, Example> = {
  events: { summary: 'A timeline', value: [opening] satisfies LifecycleEventBody[] },
  none: { summary: 'The sources answered, and nothing is on record', value: [] },
}

export const rollupExamples: Record<string, Example> = {
  rollup: { summary: 'Insolvency events on record', value: rollup },
}

const hit: SearchHitBody = {
  enterprise_number: '0712345630',
  legal_name: 'Verzonnen Molen',
  slug: 'verzonnen-molen-0712345630',
  city: 'Gent',
  primary_nace: '10610',
  match_kind: 'name',
  matched_address: null,
  kind: 'company',
  href: null,
  subtitle: null,
  not_in_register: false,
  register_situation_code: '000',
  matched_name: 'Verzonnen Molen',
  matched_name_of: 'company',
  approximate: false,
}

export const searchExamples: Record<string, Example> = {
  hits: { summary: 'Companies, best match first', value: [hit] satisfies SearchHitBody[] },
  none: { summary: 'No match, or a blank query', value: [] },
}
