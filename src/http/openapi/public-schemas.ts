// JSON bodies of the routes without authentication, for the OpenAPI document. A test compares them with the responses.

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

const databaseCopy = z
  .strictObject({
    name: text.describe('`main`, or `replica` and its number in the settings.'),
    role: text.describe('`primary` or `replica`: it changes with a promotion.'),
    used: z.boolean().describe('Whether it is read from.'),
    lag_ms: count
      .nullable()
      .describe('How far it is behind. Null for the primary, and where it is not known.'),
    reason: text
      .nullable()
      .describe(
        'Why it is not read from: `spared` (the primary, while a replica is), `unreachable`, `lagging`, `behind` (of another version of the data than is served), `former_primary` (another was promoted), `other_database`. Reasons may be added.',
      ),
  })
  .describe('A copy of the database.')
  .register(namedBodies, { id: 'DatabaseCopy' })

const timedJob = z
  .strictObject({
    name: text.describe('Jobs may be added.'),
    state: text.describe(
      '`off`: not done, see `off_because`; `waiting`: not done yet; `running`; `failing`: failed since its last success; `well`. States may be added.',
    ),
    schedule: text
      .nullable()
      .describe('When it is due, as cron in Belgian time. Null for work that goes on all the time.'),
    off_because: text.nullable().describe('Why it is not done. Null where it is.'),
    last_started_at: moment.nullable().describe('Null: never.'),
    last_success_at: moment.nullable().describe('Null: never.'),
    last_success_age_s: count.nullable().describe('Seconds since then. Null: never.'),
    last_done: text.nullable().describe('One line of what the last success did.'),
    last_failure_at: moment.nullable().describe('Null: never.'),
    last_error: text.nullable().describe('One line of why it last failed.'),
    failures_since_success: count.describe('How often it failed since it last succeeded.'),
    backlog: count
      .nullable()
      .describe('What has still to be done: days, publications, changes. Null where nothing is counted.'),
  })
  .describe('A job of the timetable.')
  .register(namedBodies, { id: 'TimedJob' })

const register = z
  .strictObject({
    extract_number: count.nullable().describe('The newest extract that was loaded.'),
    snapshot_date: day.nullable().describe('The day it shows.'),
    loaded_at: moment.nullable().describe('When it was loaded.'),
    age_days: z.int32().nullable().describe('Whole days since that day.'),
  })
  .describe('The enterprise register. Every field is null before the first load.')
  .register(namedBodies, { id: 'RegisterFreshness' })

const readDays = z.strictObject({
  from: day.nullable().describe('The first day of which something was read. Null when nothing was.'),
  until: day.nullable().describe('The last one.'),
  weekdays_missing: count.describe(
    'Working days between the two (Monday to Friday without the ten legal holidays) of which nothing was read and that were not fetched whole.',
  ),
})

const gazette = z
  .strictObject({
    newest_publication: day.nullable().describe('Day of the newest publication on record.'),
    waiting: count.describe('Publications whose facts are still to be read.'),
    more_waiting: z.boolean().describe('True when more wait than are counted.'),
    view_refreshed_at: moment.describe('When changes of the timeline were last taken in.'),
    view_pending_since: moment
      .nullable()
      .describe('Always null: counts and rollups are computed from the events when they are read.'),
    read: z
      .strictObject({
        notices: readDays.describe('Court notices: what an empty timeline rests on.'),
        acts: readDays.describe('Acts of legal persons: what an empty list of mandates rests on.'),
      })
      .describe('The days that were loaded and read.'),
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

const sharedLimits = z
  .strictObject({
    state: text.describe(
      '`off`: there is one node; `shared`: they do; `per_node`: they would, and each counts for itself until Redis is back. States may be added.',
    ),
    since: moment.nullable().describe('Since when that is so. Null where it is off.'),
  })
  .describe('Whether limits are those of one node or of all.')
  .register(namedBodies, { id: 'SharedLimits' })

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
  timetable: z
    .array(timedJob)
    .nullable()
    .describe('How each job goes; empty before a worker ran. Null when that could not be read.'),
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
  shared_limits: sharedLimits,
  databases: z
    .array(databaseCopy)
    .describe('Copies of the database, the main one included. Empty where there is only one.'),
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

z.strictObject({
  enterprise_number: text.nullable().describe('Of a company.'),
  legal_name: text.describe('The name of what it is.'),
  slug: text.nullable().describe('Of a company.'),
  city: text.nullable().describe('Of a company or a town.'),
  primary_nace: text.nullable().describe('Of a company or a NACE code.'),
  match_kind: text.describe('What matched, as in the search of the API. Kinds may be added.'),
  matched_address: text.nullable().describe('Of a company that was found by it.'),
  kind: z.enum(['company', 'town', 'nace', 'page']).describe('What it is.'),
  href: text.nullable().describe('Its page. Null for a company that has left the register.'),
  subtitle: text.describe('A line to show.'),
  not_in_register: z.boolean().describe('A company that is not in the latest extract.'),
})
  .describe('Something that the search box suggests.')
  .register(namedBodies, { id: 'Suggestion' })

/** By name, with `$ref`s into `components`. */
export const PUBLIC_SCHEMAS: Record<string, object> = Object.fromEntries(
  namedSchemas(namedBodies).map(({ $id, ...schema }) => [String($id), toComponents(schema)]),
)

function toComponents(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (keyword, value) =>
      keyword === '$ref' ? `#/components/schemas/${String(value).slice(0, -1)}` : value,
    ),
  )
}
