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
    ok: z.boolean().describe('Whether the probe succeeded.'),
    latency_ms: z.number().nonnegative().nullable().describe('Response time. Null without a response.'),
    detail: text.describe('One sentence in English.'),
  })
  .describe('Health probe of a dependency.')
  .register(namedBodies, { id: 'Probe' })

const jobs = z
  .strictObject({
    waiting: count.describe('Queued jobs.'),
    active: count.describe('Running jobs.'),
    failed: count.describe('Failed jobs whose retries are exhausted.'),
    worker_seen_at: moment.nullable().describe('Last heartbeat of a worker. Null: never.'),
  })
  .describe('The job queue.')
  .register(namedBodies, { id: 'JobsState' })

const databaseCopy = z
  .strictObject({
    name: text.describe('`main`, or `replica` and its number in the settings.'),
    role: text.describe('`primary` or `replica`; changes with a promotion.'),
    used: z.boolean().describe('Whether reads are routed to it.'),
    lag_ms: count.nullable().describe('Replication lag. Null for the primary, and when unknown.'),
    reason: text
      .nullable()
      .describe(
        'Why reads are not routed to it: `spared` (the primary, while a replica is in use), `unreachable`, `lagging`, `behind` (its data version differs from the served one), `former_primary` (another was promoted), `other_database`. Reasons may be added.',
      ),
  })
  .describe('A database endpoint: the primary or a replica.')
  .register(namedBodies, { id: 'DatabaseCopy' })

const timedJob = z
  .strictObject({
    name: text.describe('Name of the job. Jobs may be added.'),
    state: text.describe(
      '`off`: disabled, see `off_because`; `waiting`: not run yet; `running`; `failing`: failed since its last success; `well`: succeeded. States may be added.',
    ),
    schedule: text.nullable().describe('Cron expression in Belgian time. Null for continuous jobs.'),
    off_because: text.nullable().describe('Why it is disabled. Null when enabled.'),
    last_started_at: moment.nullable().describe('Null: never.'),
    last_success_at: moment.nullable().describe('Null: never.'),
    last_success_age_s: count.nullable().describe('Seconds since then. Null: never.'),
    last_done: text.nullable().describe('Summary of the last successful run.'),
    last_failure_at: moment.nullable().describe('Null: never.'),
    last_error: text.nullable().describe('Error message of the last failure.'),
    failures_since_success: count.describe('Failures since the last success.'),
    backlog: count
      .nullable()
      .describe('Items still to process: days, publications, changes. Null for jobs without a backlog.'),
  })
  .describe('A scheduled job.')
  .register(namedBodies, { id: 'TimedJob' })

const register = z
  .strictObject({
    extract_number: count.nullable().describe('The newest loaded extract.'),
    snapshot_date: day.nullable().describe('Its snapshot date.'),
    loaded_at: moment.nullable().describe('When it was loaded.'),
    age_days: z.int32().nullable().describe('Whole days since the snapshot date.'),
  })
  .describe('The enterprise register. Every field is null before the first load.')
  .register(namedBodies, { id: 'RegisterFreshness' })

const readDays = z.strictObject({
  from: day.nullable().describe('First day with processed publications. Null without any.'),
  until: day.nullable().describe('Last day with processed publications.'),
  weekdays_missing: count
    .nullable()
    .describe(
      'Working days between the two (Monday to Friday without the ten legal holidays) without a processed publication that were not fetched completely. Null without any.',
    ),
})

const gazette = z
  .strictObject({
    newest_publication: day.nullable().describe('Day of the newest publication on record.'),
    waiting: count.describe('Publications whose facts are not yet extracted.'),
    more_waiting: z.boolean().describe('True when there are more than `waiting`.'),
    view_refreshed_at: moment.describe('When timeline changes were last applied.'),
    view_pending_since: moment
      .nullable()
      .describe('Always null: counts and rollups are computed from the events when they are read.'),
    read: z
      .strictObject({
        notices: readDays.describe('Court notices: the coverage behind an empty timeline.'),
        acts: readDays.describe('Acts of legal persons: the coverage behind an empty list of mandates.'),
      })
      .describe('The range of loaded and processed days.'),
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
      '`off`: single node; `shared`: all nodes share the counters; `per_node`: Redis is unavailable and each node counts separately. States may be added.',
    ),
    since: moment.nullable().describe('Start of the current state. Null when off.'),
  })
  .describe('Whether nodes share their rate-limit counters.')
  .register(namedBodies, { id: 'SharedLimits' })

const source = text.describe(
  '`answering`, or `left_alone`: the circuit breaker is open for some seconds after a failure. States may be added.',
)

z.strictObject({
  status: z
    .enum(['ok', 'degraded'])
    .describe(
      '`ok` when every probe succeeds and every source is available. The HTTP status is 200 either way.',
    ),
  probes: z
    .strictObject({ database: probe, view: probe, job_server: probe })
    .describe('The database, the view that provides the counts, the job queue.'),
  jobs: jobs.nullable().describe('Null when the queue could not be read or was never opened.'),
  timetable: z
    .array(timedJob)
    .nullable()
    .describe(
      'State of each scheduled job; empty before the first worker ran. Null when it could not be read.',
    ),
  freshness: z
    .strictObject({
      register: register.nullable().describe('Null when it could not be read.'),
      gazette: gazette.nullable().describe('Null when it could not be read.'),
      accounts: accounts.nullable().describe('Null when it could not be read.'),
      risk: risk.nullable().describe('Null when it could not be read.'),
    })
    .describe('Data freshness per source.'),
  sources: z
    .strictObject({ register: source, gazette: source, accounts: source, risk: source })
    .describe('Availability per source.'),
  shared_limits: sharedLimits,
  databases: z
    .array(databaseCopy)
    .describe('Database endpoints, the primary included. Empty with a single database.'),
  checked_at: moment.describe('When the probes ran.'),
})
  .describe('Readiness and data freshness.')
  .register(namedBodies, { id: 'HealthStatus' })

z.strictObject({
  release: text.describe('Release id.'),
  commit: text.nullable().describe('Commit hash. Null when unknown.'),
  built_at: moment.nullable().describe('Build time. Null when unknown.'),
})
  .describe('The running build.')
  .register(namedBodies, { id: 'Version' })

z.strictObject({ status: z.literal('ok').describe('Always `ok`.') })
  .describe('The process is running.')
  .register(namedBodies, { id: 'Liveness' })

z.strictObject({
  enterprise_number: text.nullable().describe('For a company.'),
  legal_name: text.describe('Name of the suggestion.'),
  slug: text.nullable().describe('For a company.'),
  city: text.nullable().describe('For a company or a town.'),
  primary_nace: text.nullable().describe('For a company or a NACE code.'),
  match_kind: text.describe('What matched, as in the search of the API. Kinds may be added.'),
  matched_address: text.nullable().describe('For a company matched by address.'),
  kind: z.enum(['company', 'town', 'nace', 'page']).describe('Type of the suggestion.'),
  href: text.nullable().describe('Its page.'),
  subtitle: text.describe('Second line of the suggestion.'),
  not_in_register: z.boolean().describe('True for a company that is not in the latest extract.'),
})
  .describe('A suggestion of the search box.')
  .register(namedBodies, { id: 'Suggestion' })

/** Schemas of a registry by name, with `$ref`s into `components`. */
export function componentsOf(bodies: typeof namedBodies): Record<string, object> {
  return Object.fromEntries(
    namedSchemas(bodies).map(({ $id, ...schema }) => [String($id), toComponents(schema)]),
  )
}

export const PUBLIC_SCHEMAS = componentsOf(namedBodies)

function toComponents(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (keyword, value) =>
      keyword === '$ref' ? `#/components/schemas/${String(value).slice(0, -1)}` : value,
    ),
  )
}
