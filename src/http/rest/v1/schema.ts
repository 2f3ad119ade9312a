// The bodies of REST v1, field by field. Additive changes only: clients rely on what is here.

import { z } from 'zod'
import { jsonSchema } from '../../json-schema.ts'

const text = z.string()
const date = z.iso.date()
const dateTime = z.iso.datetime({ offset: true })
const enterpriseNumber = z.string().regex(/^[01]\d{9}$/)

const address = z.strictObject({
  street: text.nullable(),
  zip: text.nullable(),
  city: text.nullable(),
})

const risk = z.strictObject({
  band: z.enum(['Unknown', 'Low', 'Moderate', 'Elevated', 'High', 'Severe']),
  score_out_of100: z.int32().nullable(),
  probability: z.number().nullable(),
  altman_z: z.number().nullable(),
  model_version: text.nullable(),
  evaluated_at: dateTime.nullable(),
})

export const rollupSchema = z.strictObject({
  total_events: z.int32(),
  interim_signals: z.int32(),
  reorg_events: z.int32(),
  faillissement_events: z.int32(),
  first_signal_date: date.nullable(),
  last_signal_date: date.nullable(),
  has_open_faillissement: z.boolean(),
})

const mandate = z.strictObject({
  role: text,
  role_kind: z.enum(['director', 'director_company', 'curator', 'interim_admin']),
  name: text,
  address: text.nullable(),
  from: date.nullable(),
  to: date.nullable(),
  source: text,
  source_numac: text,
})

const coverage = z.strictObject({
  insolvency_timeline_read: z.boolean(),
  risk_scored: z.boolean(),
  stages_degraded: z.array(z.enum(['insolvency_timeline', 'register', 'risk'])),
})

export const companySchema = z.strictObject({
  enterprise_number: enterpriseNumber,
  legal_name: text,
  legal_form: text.nullable(),
  primary_nace: text.nullable(),
  status: z.literal('active'),
  address: address.nullable(),
  risk,
  rollup: rollupSchema.nullable(),
  insolvency_event_count: z.int32().nullable(),
  admin_event_count: z.int32().nullable(),
  mandates: z.array(mandate).nullable(),
  coverage,
  as_of: dateTime,
  register_situation_code: text.nullable(),
})

const lifecycleEvent = z.strictObject({
  source: z.enum(['faillissement', 'reorg', 'insolvency_interim', 'kbo_admin']),
  severity: z.enum(['low', 'med', 'high']),
  numac: text,
  pub_date: date.nullable(),
  event_kind: text.nullable(),
  court: text.nullable(),
  event_date: date.nullable(),
  detail: text.nullable(),
})

export const lifecycleSchema = z.array(lifecycleEvent)

export const searchHitSchema = z.strictObject({
  enterprise_number: enterpriseNumber,
  legal_name: text,
  slug: text,
  city: text.nullable(),
  primary_nace: text.nullable(),
  match_kind: z.enum(['name', 'address', 'kbo', 'nace']),
  matched_address: text.nullable(),
  kind: z.literal('company'),
  href: z.null(),
  subtitle: z.null(),
  not_in_register: z.boolean(),
})

export const searchSchema = z.array(searchHitSchema)
export const errorSchema = z.strictObject({ error: text })

export type CompanyBody = z.infer<typeof companySchema>
export type LifecycleEventBody = z.infer<typeof lifecycleEvent>
export type MandateBody = z.infer<typeof mandate>
export type RollupBody = z.infer<typeof rollupSchema>
export type SearchHitBody = z.infer<typeof searchHitSchema>

/** The `response` schemas of a route: `body` for 200, the error shape for each of `errorStatuses`. */
export function responses(body: z.ZodType, errorStatuses: readonly number[]): Record<number, object> {
  const error = jsonSchema(errorSchema)
  return {
    200: jsonSchema(body),
    304: { type: 'null' },
    ...Object.fromEntries(errorStatuses.map(status => [status, error])),
  }
}
