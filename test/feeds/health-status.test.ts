import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { createExtractionQueue, enqueueExtraction } from '../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/platform/log.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { recordJobFailure, recordJobSuccess, recordSchedule } from '../../src/store/intake/jobs.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, insert, issueKey, type RunningApp, runApp, until } from '../rest/running-app.ts'

const days = z.strictObject({
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  weekdays_missing: z.int().nullable(),
})
const moment = z.iso.datetime({ offset: true })
const probe = z.strictObject({
  ok: z.boolean(),
  latency_ms: z.number().nullable(),
  detail: z.string().min(1),
})
const sourceState = z.enum(['answering', 'left_alone'])
const healthSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  probes: z.strictObject({ database: probe, view: probe, job_server: probe }),
  jobs: z
    .strictObject({
      waiting: z.int(),
      active: z.int(),
      failed: z.int(),
      worker_seen_at: moment.nullable(),
    })
    .nullable(),
  timetable: z
    .array(
      z.strictObject({
        name: z.string(),
        state: z.enum(['off', 'waiting', 'running', 'failing', 'well']),
        schedule: z.string().nullable(),
        off_because: z.string().nullable(),
        last_started_at: moment.nullable(),
        last_success_at: moment.nullable(),
        last_success_age_s: z.int().nonnegative().nullable(),
        last_done: z.string().nullable(),
        last_failure_at: moment.nullable(),
        last_error: z.string().nullable(),
        failures_since_success: z.int(),
        backlog: z.int().nullable(),
      }),
    )
    .nullable(),
  freshness: z.strictObject({
    register: z
      .strictObject({
        extract_number: z.int().nullable(),
        snapshot_date: z.iso.date().nullable(),
        loaded_at: moment.nullable(),
        age_days: z.int().nullable(),
      })
      .nullable(),
    gazette: z
      .strictObject({
        newest_publication: z.iso.date().nullable(),
        waiting: z.int(),
        more_waiting: z.boolean(),
        view_refreshed_at: moment,
        view_pending_since: moment.nullable(),
        read: z.strictObject({ notices: days, acts: days }),
      })
      .nullable(),
    accounts: z
      .strictObject({ newest_deposit: z.iso.date().nullable(), loaded_at: moment.nullable() })
      .nullable(),
    risk: z
      .strictObject({ evaluated_at: moment.nullable(), model_version: z.string().nullable() })
      .nullable(),
  }),
  sources: z.strictObject({
    register: sourceState,
    gazette: sourceState,
    accounts: sourceState,
    risk: sourceState,
  }),
  databases: z.array(z.never()),
  shared_limits: z.strictObject({ state: z.enum(['off', 'shared', 'per_node']), since: moment.nullable() }),
  checked_at: moment,
})

const { url, pool } = await createTestDatabase()

async function readStatus(app: RunningApp) {
  const answer = await fetch(`${app.url}/health/status`)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  return { body: healthSchema.parse(await answer.json()) }
}

async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await inTransaction(pool, async client => {
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  })
}

test('an empty installation reports null, not zero, and no queue', async () => {
  const { body } = await readStatus(await runApp({ databaseUrl: url }))
  assert.deepEqual(body.freshness.register, {
    extract_number: null,
    snapshot_date: null,
    loaded_at: null,
    age_days: null,
  })
  assert.equal(body.freshness.gazette?.newest_publication, null)
  const none = { from: null, until: null, weekdays_missing: null }
  assert.deepEqual(body.freshness.gazette?.read, { notices: none, acts: none })
  assert.deepEqual(body.freshness.accounts, { newest_deposit: null, loaded_at: null })
  assert.deepEqual(body.freshness.risk, { evaluated_at: null, model_version: null })
  assert.equal(body.status, 'degraded')
  assert.equal(body.jobs, null)
  assert.equal(body.probes.job_server.ok, false)
  assert.match(body.probes.job_server.detail, /never initialised/)
})

/** Two days of notices; between them an empty fetched day and a holiday. */
async function readDays(): Promise<void> {
  for (const [numac, published_on] of [
    ['2026800002', '2026-11-17'], // a Tuesday
    ['2026800003', '2026-11-10'],
  ])
    await insert(pool, 'gazette.publication', {
      numac,
      published_on,
      kind: 'court_notice',
      reading: 'html',
      body: 'x',
      extractor_version: 1,
    })
  await insert(pool, 'intake.gazette_fetch', { day: '2026-11-12', part: 'gazette', counts: '{}' })
}

test('a working installation is ok, with the freshness of each source', async () => {
  const queue = await openQueue({ url, logger: createLogger('silent'), superviseEverySeconds: 1 })
  await createExtractionQueue(queue)
  await insert(pool, 'intake.register_load', {
    extract_number: 147,
    extract_type: 'full',
    snapshot_date: '2026-10-12',
    meta: '{}',
    rows_read: '{}',
    quarantined: 0,
    forced: false,
    is_sample: false,
  })
  await insert(pool, 'gazette.publication', {
    numac: '2026800001',
    kind: 'court_notice',
    published_on: '2026-11-20',
    reading: 'html',
    body: 'x',
  })
  await readDays()
  await insert(pool, 'accounts.deposit', {
    enterprise_number: 1,
    reference: '2026-00000001',
    deposited_on: '2026-11-19',
  })
  await insert(pool, 'risk.run', {
    evaluated_at: '2026-11-20T03:00:00Z',
    as_of: '2026-11-20',
    took_ms: 1,
    companies: 1,
    scored: 1,
    rows_added: 1,
    model_version: 'm1',
  })
  await addCompany(pool)
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: 1,
    source: 'reorg',
    severity: 'med',
    numac: '2026800001',
  })
  await refreshRollup(pool)
  try {
    await until(async () => {
      const { rows } = await pool.query('SELECT max(monitor_claim_on) IS NOT NULL AS seen FROM pgboss.queue')
      return rows[0].seen
    })
    const { body } = await readStatus(await runApp({ databaseUrl: url }))
    assert.equal(body.status, 'ok', JSON.stringify(body))
    for (const { ok, latency_ms } of Object.values(body.probes)) {
      assert.equal(ok, true)
      assert.ok(latency_ms !== null && latency_ms > 0)
    }
    assert.equal(body.freshness.register?.extract_number, 147)
    assert.equal(body.freshness.register?.snapshot_date, '2026-10-12')
    assert.equal(body.freshness.gazette?.newest_publication, '2026-11-20')
    assert.equal(body.freshness.gazette?.waiting, 1)
    assert.equal(body.freshness.gazette?.view_pending_since, null)
    assert.deepEqual(body.freshness.gazette?.read, {
      notices: { from: '2026-11-10', until: '2026-11-17', weekdays_missing: 2 },
      acts: { from: null, until: null, weekdays_missing: null },
    })
    assert.equal(body.freshness.accounts?.newest_deposit, '2026-11-19')
    assert.equal(body.freshness.risk?.model_version, 'm1')
    assert.deepEqual(
      { ...body.jobs, worker_seen_at: '' },
      { waiting: 0, active: 0, failed: 0, worker_seen_at: '' },
    )
  } finally {
    await queue.stop()
  }
})

test('waiting jobs without a worker are a fault, an empty queue is not', async () => {
  const queue = await openQueue({ url, logger: createLogger('silent'), superviseEverySeconds: 600 })
  await queue.stop()
  await pool.query("UPDATE pgboss.queue SET monitor_claim_on = now() - interval '1 hour', maintain_on = NULL")
  const { body: idle } = await readStatus(await runApp({ databaseUrl: url }))
  assert.equal(idle.probes.job_server.ok, true)
  const again = await openQueue({ url, logger: createLogger('silent'), superviseEverySeconds: 600 })
  await inTransaction(pool, client => enqueueExtraction(again, client, ['2026800001']))
  await again.send('gazette-extract-dead', { numacs: ['2026800002'] })
  await again.stop()
  await pool.query("UPDATE pgboss.queue SET monitor_claim_on = now() - interval '1 hour', maintain_on = NULL")
  const { body } = await readStatus(await runApp({ databaseUrl: url }))
  assert.equal(body.status, 'degraded')
  assert.equal(body.probes.job_server.ok, false)
  assert.match(body.probes.job_server.detail, /griffie worker/)
  assert.equal(body.jobs?.waiting, 1)
  assert.equal(body.jobs?.failed, 1)
})

test('a hanging probe does not delay or affect the others', async () => {
  const app = await runApp({ databaseUrl: url })
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE gazette.open_bankruptcy IN ACCESS EXCLUSIVE MODE') // the probed view depends on it
    const { body } = await readStatus(app)
    assert.equal(body.status, 'degraded')
    assert.deepEqual(
      [body.probes.database.ok, body.probes.view.ok, body.probes.view.latency_ms],
      [true, false, null],
    )
    assert.equal(body.freshness.gazette?.newest_publication, '2026-11-20')
    assert.equal(body.freshness.register?.extract_number, 147)
  })
  await until(async () => (await readStatus(await runApp({ databaseUrl: url }))).body.probes.view.ok)
})

test('unreadable freshness of one source is null', async () => {
  const app = await runApp({ databaseUrl: url })
  await whileLocked('accounts.deposit', async () => {
    const { body } = await readStatus(app)
    assert.equal(body.status, 'degraded')
    assert.equal(body.freshness.accounts, null)
    assert.equal(body.freshness.risk?.model_version, 'm1')
    assert.equal(body.probes.view.ok, true)
  })
})

test('without its database it responds 200, without data and internal messages', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: relay.url })
  await relay.cut()
  const { body } = await readStatus(app)
  assert.equal(body.status, 'degraded')
  assert.ok(Object.values(body.probes).every(({ ok }) => !ok))
  assert.ok(Object.values(body.freshness).every(state => state === null))
  assert.doesNotMatch(JSON.stringify(body), /ECONN|127\.0\.0\.1|select/i)
})

test('an unresponsive database does not delay the response', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: relay.url })
  await readStatus(app)
  relay.silence()
  const { body } = await readStatus(app)
  assert.equal(body.status, 'degraded')
})

test('a source that is not queried after failures is reported', async () => {
  const key = await issueKey(pool)
  const number = await addCompany(pool)
  const app = await runApp({
    databaseUrl: url,
    key,
    timing: {
      caching: { healthyMs: 0, degradedMs: 0 },
      source: { statementTimeoutMs: 200, retryAfterMs: 60_000 },
    },
  })
  await whileLocked('gazette.mandate', async () => {
    for (let i = 0; i < 3; i++) await app.get(`/companies/${number}`)
    const { body } = await readStatus(app)
    assert.deepEqual(body.sources, {
      register: 'answering',
      gazette: 'left_alone',
      accounts: 'answering',
      risk: 'answering',
    })
    assert.equal(body.status, 'degraded')
  })
})

test('the report is memoized for two seconds', async () => {
  const app = await runApp({ databaseUrl: url })
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await readStatus(app)).body))
  assert.equal(new Set(bodies.map(({ checked_at }) => checked_at)).size, 1)
})

test('it counts against the REST quota of the address, whatever the key', async () => {
  const own = await issueKey(pool, 1_000)
  const app = await runApp({ databaseUrl: url, key: own })
  const remaining = (answer: Response) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
  const ask = () => fetch(`${app.url}/health/status`, { headers: { 'x-api-key': own } })
  assert.equal(remaining(await ask()), 59)
  assert.equal(remaining(await app.get('/search?q=x', { key: null })), 58)
  assert.equal(remaining(await fetch(`${app.url}/internal/search?q=x`)), 57)
  for (let i = 0; i < 57; i++) await ask()
  const over = await ask()
  assert.equal(over.status, 429)
  assert.equal(over.headers.get('retry-after'), '60')
  assert.equal(over.headers.get('cache-control'), 'no-store')
  assert.equal(over.headers.get('ratelimit-policy'), '"default";q=60;w=60')
  assert.match(((await over.json()) as { error: string }).error, /^Rate limit exceeded: /)
  assert.equal((await fetch(`${app.url}/internal/search?q=x`)).status, 429)
  assert.equal((await app.get('/search?q=x', { key: null })).status, 429)
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200)
})

test('each job has its last success, result, failure and backlog', async () => {
  await recordSchedule(pool, [
    { name: 'gazette-days', cron: '15 6,12,18 * * *', offBecause: 'GAZETTE_CONTACT is not set' },
    { name: 'gazette-facts', cron: null, offBecause: null },
    { name: 'sitemap', cron: '30 4 * * *', offBecause: null },
  ])
  await recordJobSuccess(pool, 'sitemap', '12 companies, 52 addresses')
  await recordJobFailure(pool, 'sitemap', 'another run writes it')
  const { body } = await readStatus(await runApp({ databaseUrl: url }))
  const [days, facts, sitemap] = body.timetable ?? []
  assert.deepEqual([days?.state, days?.off_because], ['off', 'GAZETTE_CONTACT is not set'])
  assert.deepEqual([facts?.state, facts?.schedule, facts?.backlog], ['waiting', null, 1])
  assert.deepEqual(
    [sitemap?.state, sitemap?.last_done, sitemap?.last_error, sitemap?.failures_since_success],
    ['failing', '12 companies, 52 addresses', 'another run writes it', 1],
  )
  await recordJobSuccess(pool, 'sitemap', '13 companies, 56 addresses')
  await recordSchedule(pool, [{ name: 'sitemap', cron: '30 5 * * *', offBecause: null }])
  const { body: later } = await readStatus(await runApp({ databaseUrl: url }))
  assert.deepEqual(
    later.timetable?.map(({ name, schedule, state, last_done }) => [name, schedule, state, last_done]),
    [['sitemap', '30 5 * * *', 'well', '13 companies, 56 addresses']],
  )
})
