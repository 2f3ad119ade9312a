// The JSON bodies of the surfaces without a key, for the API description. A test holds them to what is served.

import { z } from 'zod'
import { namedSchemas } from '../json-schema.ts'

const text = z.string()
const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const count = z.int32().nonnegative()

const namedBodies = z.registry<{ id: string }>()

const probe = z
  .strictObject({
    ok: z.boolean().describe('Whether it went well.'),
    latency_ms: z
      .number()
      .nonnegative()
      .nullable()
      .describe('How long the answer took. Null when none came.'),
    detail: text.describe('One sentence in English.'),
  })
  .describe('One look at something the service needs.')
  .register(namedBodies, { id: 'Probe' })

const jobs = z
  .strictObject({
    waiting: count.describe('Jobs that wait.'),
    active: count.describe('Jobs being done.'),
    failed: count.describe('Jobs that failed and are kept.'),
    worker_seen_at: moment.nullable().describe('When a worker was last seen. Null: never.'),
  })
  .describe('The job queue.')
  .register(namedBodies, { id: 'JobsState' })

const register = z
  .strictObject({
    extract_number: count.nullable().describe('The newest extract that was loaded.'),
    snapshot_date: day.nullable().describe('The day it shows.'),
    loaded_at: moment.nullable().describe('When it was loaded.'),
    age_days: z.int32().nullable().describe('Whole days since that day.'),
  })
  .describe('The enterprise register. Every field is null before the first load.')
  .register(namedBodies, { id: 'RegisterFreshness' })

const gazette = z
  .strictObject({
    newest_publication: day.nullable().describe('Day of the newest publication on record.'),
    waiting: count.describe('Publications whose facts are still to be read.'),
    more_waiting: z.boolean().describe('True when more wait than are counted.'),
    view_refreshed_at: moment.describe('When counts and rollups were last brought up to date.'),
    view_pending_since: moment
      .nullable()
      .describe('The oldest event they do not hold yet. Null when they hold all.'),
  })
  .describe('The official gazette.')
  .register(namedBodies, { id: 'GazetteFreshness' })

const accounts = z
  .strictObject({
    newest_deposit: day.nullable().describe('Day of the newest deposit on record.'),
    loaded_at: moment.nullable().describe('When accounts were last loaded.'),
  })
  .describe('The annual accounts.')
  .register(namedBodies, { id: 'AccountsFreshness' })

const risk = z
  .strictObject({
    evaluated_at: moment.nullable().describe('When scores were last evaluated.'),
    model_version: text.nullable().describe('The model in use.'),
  })
  .describe('The risk scores.')
  .register(namedBodies, { id: 'RiskFreshness' })

const source = text.describe(
  '`answering`, or `left_alone` for some seconds after it failed. States may be added.',
)

z.strictObject({
  status: z
    .enum(['ok', 'degraded'])
    .describe('`ok` when every probe is, and every source answers. The HTTP status is 200 either way.'),
  probes: z
    .strictObject({ database: probe, view: probe, job_server: probe })
    .describe('The database, the view that counts come from, the job queue.'),
  jobs: jobs.nullable().describe('Null when the queue could not be read or was never opened.'),
  freshness: z
    .strictObject({
      register: register.nullable().describe('Null when it could not be read.'),
      gazette: gazette.nullable().describe('Null when it could not be read.'),
      accounts: accounts.nullable().describe('Null when it could not be read.'),
      risk: risk.nullable().describe('Null when it could not be read.'),
    })
    .describe('How fresh the data of each source are.'),
  sources: z
    .strictObject({ register: source, gazette: source, accounts: source, risk: source })
    .describe('Whether each source answers.'),
  checked_at: moment.describe('When this was looked at.'),
})
  .describe('Whether the service works, and how fresh its data are.')
  .register(namedBodies, { id: 'HealthStatus' })

z.strictObject({
  release: text.describe('The release that runs.'),
  commit: text.nullable().describe('Its commit. Null when it is not known.'),
  built_at: moment.nullable().describe('When it was built. Null when it is not known.'),
})
  .describe('The build that answers.')
  .register(namedBodies, { id: 'Version' })

z.strictObject({ status: z.literal('ok').describe('Always `ok`.') })
  .describe('The process lives.')
  .register(namedBodies, { id: 'Liveness' })

/** By name, references ready for the description. */
export const SURFACE_SCHEMAS: Record<string, object> = Object.fromEntries(
  namedSchemas(namedBodies).map(({ $id, ...schema }) => [String($id), toComponents(schema)]),
)

function toComponents(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (keyword, value) =>
      keyword === '$ref' ? `#/components/schemas/${String(value).slice(0, -1)}` : value,
    ),
  )
}
