// JSON bodies of the routes without authentication, for the OpenAPI document. A test compares them with the responses.

import { z } from 'zod'
import { createBodies, namedSchemas, orNull } from '../json-schema.ts'

const text = z.string()
const bool = z.boolean()
const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const count = z.int32().nonnegative()

const { bodies: namedBodies, body } = createBodies()

const probe = body('Probe', 'Health probe of a dependency.', {
  ok: bool.describe('Whether the probe succeeded.'),
  latency_ms: orNull(z.number().nonnegative(), 'Response time. Null without a response.'),
  detail: text.describe('One sentence in English.'),
})

const jobs = body('JobsState', 'The job queue.', {
  waiting: count.describe('Queued jobs.'),
  active: count.describe('Running jobs.'),
  failed: count.describe('Failed jobs whose retries are exhausted.'),
  worker_seen_at: orNull(moment, 'Last heartbeat of a worker. Null: never.'),
})

const databaseCopy = body('DatabaseCopy', 'A database endpoint: the primary or a replica.', {
  name: text.describe('`main`, or `replica` and its number in the settings.'),
  role: text.describe('`primary` or `replica`; changes with a promotion.'),
  used: bool.describe('Whether reads are routed to it.'),
  lag_ms: orNull(count, 'Replication lag. Null for the primary, and when unknown.'),
  reason: orNull(
    text,
    'Why reads are not routed to it: `spared` (the primary, while a replica is in use), `unreachable`, `lagging`, `behind` (its data version differs from the served one), `former_primary` (another was promoted), `other_database`. Reasons may be added.',
  ),
})

const timedJob = body('TimedJob', 'A scheduled job.', {
  name: text.describe('Name of the job. Jobs may be added.'),
  state: text.describe(
    '`off`: disabled, see `off_because`; `waiting`: not run yet; `running`; `failing`: failed since its last success; `well`: succeeded. States may be added.',
  ),
  schedule: orNull(text, 'Cron expression in Belgian time. Null for continuous jobs.'),
  off_because: orNull(text, 'Why it is disabled. Null when enabled.'),
  last_started_at: orNull(moment, 'Null: never.'),
  last_success_at: orNull(moment, 'Null: never.'),
  last_success_age_s: orNull(count, 'Seconds since then. Null: never.'),
  last_done: orNull(text, 'Summary of the last successful run.'),
  last_failure_at: orNull(moment, 'Null: never.'),
  last_error: orNull(text, 'Error message of the last failure.'),
  failures_since_success: count.describe('Failures since the last success.'),
  backlog: orNull(
    count,
    'Items still to process: days, publications, changes. Null for jobs without a backlog.',
  ),
})

const register = body(
  'RegisterFreshness',
  'The enterprise register. Every field is null before the first load.',
  {
    extract_number: orNull(count, 'The newest loaded extract.'),
    snapshot_date: orNull(day, 'Its snapshot date.'),
    loaded_at: orNull(moment, 'When it was loaded.'),
    age_days: orNull(z.int32(), 'Whole days since the snapshot date.'),
  },
)

const readDays = z.strictObject({
  from: orNull(day, 'First day with processed publications. Null without any.'),
  until: orNull(day, 'Last day with processed publications.'),
  weekdays_missing: orNull(
    count,
    'Working days between the two (Monday to Friday without the ten legal holidays) without a processed publication that were not fetched completely. Null without any.',
  ),
})

const gazette = body('GazetteFreshness', 'The official gazette.', {
  newest_publication: orNull(day, 'Day of the newest publication on record.'),
  waiting: count.describe('Publications whose facts are not yet extracted.'),
  more_waiting: bool.describe('True when there are more than `waiting`.'),
  view_refreshed_at: moment.describe('When timeline changes were last applied.'),
  view_pending_since: orNull(
    moment,
    'Always null: counts and rollups are computed from the events when they are read.',
  ),
  read: z
    .strictObject({
      notices: readDays.describe('Court notices: the coverage behind an empty timeline.'),
      acts: readDays.describe('Acts of legal persons: the coverage behind an empty list of mandates.'),
    })
    .describe('The range of loaded and processed days.'),
})

const accounts = body('AccountsFreshness', 'The annual accounts.', {
  newest_deposit: orNull(day, 'Day of the newest deposit on record.'),
  loaded_at: orNull(moment, 'When accounts were last loaded.'),
})

const risk = body('RiskFreshness', 'The risk scores.', {
  evaluated_at: orNull(moment, 'When scores were last evaluated.'),
  model_version: orNull(text, 'The model in use.'),
})

const sharedLimits = body('SharedLimits', 'Whether nodes share their rate-limit counters.', {
  state: text.describe(
    '`off`: single node; `shared`: all nodes share the counters; `per_node`: Redis is unavailable and each node counts separately. States may be added.',
  ),
  since: orNull(moment, 'Start of the current state. Null when off.'),
})

const source = text.describe(
  '`answering`, or `left_alone`: the circuit breaker is open for some seconds after a failure. States may be added.',
)

body('HealthStatus', 'Readiness and data freshness.', {
  status: z
    .enum(['ok', 'degraded'])
    .describe(
      '`ok` when every probe succeeds and every source is available. The HTTP status is 200 either way.',
    ),
  probes: z
    .strictObject({ database: probe, view: probe, job_server: probe })
    .describe('The database, the view that provides the counts, the job queue.'),
  jobs: orNull(jobs, 'Null when the queue could not be read or was never opened.'),
  timetable: orNull(
    z.array(timedJob),
    'State of each scheduled job; empty before the first worker ran. Null when it could not be read.',
  ),
  freshness: z
    .strictObject({
      register: orNull(register, 'Null when it could not be read.'),
      gazette: orNull(gazette, 'Null when it could not be read.'),
      accounts: orNull(accounts, 'Null when it could not be read.'),
      risk: orNull(risk, 'Null when it could not be read.'),
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

body('Version', 'The running build.', {
  release: text.describe('Release id.'),
  commit: orNull(text, 'Commit hash. Null when unknown.'),
  built_at: orNull(moment, 'Build time. Null when unknown.'),
})

body('Liveness', 'The process is running.', { status: z.literal('ok').describe('Always `ok`.') })

body('Suggestion', 'A suggestion of the search box.', {
  enterprise_number: orNull(text, 'For a company.'),
  legal_name: text.describe('Name of the suggestion.'),
  slug: orNull(text, 'For a company.'),
  city: orNull(text, 'For a company or a town.'),
  primary_nace: orNull(text, 'For a company or a NACE code.'),
  match_kind: text.describe('What matched, as in the search of the API. Kinds may be added.'),
  matched_address: orNull(text, 'For a company matched by address.'),
  kind: z.enum(['company', 'town', 'nace', 'page']).describe('Type of the suggestion.'),
  href: orNull(text, 'Its page.'),
  subtitle: text.describe('Second line of the suggestion.'),
  not_in_register: bool.describe('True for a company that is not in the latest extract.'),
})

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
