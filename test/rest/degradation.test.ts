import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LifecycleEvent } from '../../src/domain/timeline/lifecycle-event.ts'
import { type CompanyBody, companySchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from './faulty-database.ts'
import {
  addCompany,
  insert,
  issueKey,
  PATIENT,
  type RunningApp,
  runApp,
  UNCACHED,
  until,
  withChecksum,
} from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool, { situation: '012' })
const OPENING: LifecycleEvent = {
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  eventKind: 'bankruptcy_opening',
  pubDate: null,
  eventDate: null,
  court: null,
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}
const { source, severity, numac, eventKind: event_kind } = OPENING
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: number,
  source,
  severity,
  numac,
  event_kind,
})
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: number, numac })
await refreshRollup(pool)
await insert(pool, 'risk.open_bankruptcy', { enterprise_number: number })
await insert(pool, 'risk.score', {
  enterprise_number: number,
  probability: 0.99,
  reason: 'open_bankruptcy',
  model_version: 'm1',
  evaluated_at: '2026-01-01T00:00:00Z',
})
const path = `/companies/${number}`

/** Runs `work` while another session locks a table exclusively. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await inTransaction(pool, async client => {
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    await work()
  })
}

/** Statements that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  )
  return rowCount ?? 0
}

async function dossier(app: RunningApp): Promise<{ answer: Response; body: CompanyBody }> {
  const answer = await app.get(path)
  assert.equal(answer.status, 200)
  return { answer, body: companySchema.parse(await answer.json()) }
}

async function assertRegisterUnavailable(answer: Response): Promise<void> {
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('retry-after'), '180')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
  assert.match(((await answer.json()) as { error: string }).error, /^Register source unavailable/)
}

test('without the gazette a dossier has four nulls and is not cacheable; then it recovers', async () => {
  const app = await runApp({ databaseUrl: url, key, timing: { caching: { healthyMs: 0, degradedMs: 50 } } })
  const { body: before } = await dossier(app)
  assert.equal(before.insolvency_event_count, 1)
  await whileLocked('gazette.mandate', async () => {
    for (let i = 0; i < 5; i++) {
      const { answer, body } = await dossier(app)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.deepEqual(
        { ...body, as_of: '' },
        {
          ...before,
          as_of: '',
          rollup: null,
          insolvency_event_count: null,
          admin_event_count: null,
          mandates: null,
          coverage: {
            ...before.coverage,
            insolvency_timeline_read: false,
            stages_degraded: ['insolvency_timeline'],
          },
        },
      )
      const etag = answer.headers.get('etag') as string
      const known = await app.get(path, { headers: { 'if-none-match': etag } })
      if (known.status === 304) assert.equal(known.headers.get('cache-control'), 'no-store')
    }
  })
  await until(async () => (await dossier(app)).body.insolvency_event_count === 1)
  assert.equal((await dossier(app)).answer.headers.get('cache-control'), 'public, max-age=300')
})

test('a failing gazette is not queried: responses do not wait for it', async () => {
  const app = await runApp({
    databaseUrl: url,
    key,
    timing: { ...UNCACHED, source: { statementTimeoutMs: 400, retryAfterMs: 60_000 } },
  })
  await whileLocked('gazette.mandate', async () => {
    for (let i = 0; i < 4; i++) await dossier(app)
    let isAnswered = false
    const waiting: number[] = []
    const answer = dossier(app).finally(() => {
      isAnswered = true
    })
    while (!isAnswered) waiting.push(await countWaiting())
    assert.equal((await answer).body.rollup, null)
    assert.deepEqual(waiting.filter(Boolean), [], 'no statement was sent to it')
  })
  assert.ok(
    app.log.some(
      line => line.includes('circuit breaker opened: source not queried') && line.includes('gazette'),
    ),
  )
})

test('without the risk scores the band is Unknown and the stage is named', async () => {
  const app = await runApp({ databaseUrl: url, key, timing: UNCACHED })
  assert.equal((await dossier(app)).body.risk.band, 'Severe')
  await whileLocked('risk.score', async () => {
    const { answer, body } = await dossier(app)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual(body.risk, {
      band: 'Unknown',
      score_out_of100: null,
      probability: null,
      altman_z: null,
      model_version: null,
      evaluated_at: null,
      reason: 'risk_unanswered',
    })
    assert.deepEqual(body.coverage, {
      insolvency_timeline_read: true,
      risk_scored: false,
      stages_degraded: ['risk'],
    })
    assert.equal(body.insolvency_event_count, 1)
  })
  await until(async () => (await dossier(app)).body.coverage.risk_scored)
})

test('a bankruptcy in the register needs no scores', async () => {
  const bankrupt = await addCompany(pool, { situation: '050' })
  const app = await runApp({ databaseUrl: url, key, timing: UNCACHED })
  await whileLocked('risk.open_bankruptcy', async () => {
    const answer = await app.get(`/companies/${bankrupt}`)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { risk, coverage } = companySchema.parse(await answer.json())
    assert.deepEqual([risk.band, risk.probability, risk.score_out_of100], ['Severe', 0.99, 1])
    assert.deepEqual([coverage.risk_scored, coverage.stages_degraded], [true, ['risk']])
  })
})

test('the risk of a company in bankruptcy does not change while the gazette is unavailable', async () => {
  const scored = await addCompany(pool)
  const more = { model_version: 'm1', evaluated_at: '2026-01-01T00:00:00Z' }
  await insert(pool, 'risk.score', { enterprise_number: scored, probability: 0.02, altman_z: 1.5, ...more })
  await inTransaction(pool, client =>
    replaceTimelines(
      client,
      new Map([
        [
          Number(scored),
          {
            events: [{ ...OPENING, numac: '2025807260' }],
            mandates: [],
            openBankruptcy: { openedOn: null, numac: '2025807260' },
          },
        ],
      ]),
    ),
  )
  await refreshRollup(pool)
  const app = await runApp({ databaseUrl: url, key, timing: UNCACHED })
  const ask = async () => companySchema.parse(await (await app.get(`/companies/${scored}`)).json())
  const before = await ask()
  assert.deepEqual([before.risk.band, before.risk.probability, before.risk.altman_z], ['Severe', 0.99, 1.5])
  await whileLocked('gazette.mandate', async () => {
    const { coverage, risk } = await ask()
    assert.equal(coverage.insolvency_timeline_read, false)
    assert.deepEqual(risk, before.risk)
  })
})

test('without the register a dossier is 503, also for unknown companies; then it recovers', async () => {
  const app = await runApp({ databaseUrl: url, key, timing: UNCACHED })
  await whileLocked('register.company', async () => {
    await assertRegisterUnavailable(await app.get(path))
    await assertRegisterUnavailable(await app.get(`/companies/${withChecksum(10_000_001)}`))
    assert.equal((await app.get('/companies/123')).status, 404)
  })
  await until(async () => (await app.get(path)).status === 200)
})

test('without the register a cached dossier is served without its situation and is not cacheable', async () => {
  const app = await runApp({ databaseUrl: url, key, timing: UNCACHED })
  const { body: before } = await dossier(app)
  assert.equal(before.register_situation_code, '012')
  await whileLocked('register.company', async () => {
    for (let i = 0; i < 2; i++) {
      const { answer, body } = await dossier(app)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.deepEqual(body, {
        ...before,
        register_situation_code: null,
        coverage: { ...before.coverage, stages_degraded: ['register'] },
      })
    }
  })
  await until(async () => (await dossier(app)).body.register_situation_code === '012')
})

test('connections closed by the database server are replaced without failed responses', async () => {
  const app = await runApp({ databaseUrl: url, key, timing: { ...UNCACHED, ...PATIENT } })
  for (let i = 0; i < 5; i++) {
    await dossier(app)
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'griffie %'
         AND application_name <> 'griffie test'`,
    )
    const { body } = await dossier(app)
    assert.deepEqual(body.coverage.stages_degraded, [])
  }
})

test('during a database outage known keys stay valid; afterwards everything recovers', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: relay.url, key, timing: UNCACHED })
  const { body: before } = await dossier(app)
  await relay.cut()
  await sleep(150) // several polls of the API keys
  const held = await dossier(app)
  assert.equal(held.body.register_situation_code, null)
  assert.equal(held.answer.headers.get('cache-control'), 'no-store')
  await assertRegisterUnavailable(await app.get(`/companies/${await addCompany(pool)}`))
  assert.equal((await app.get(path, { key: 'wrong' })).status, 401)
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200)
  await relay.mend()
  await until(async () => (await dossier(app)).body.coverage.stages_degraded.length === 0)
  assert.deepEqual({ ...(await dossier(app)).body, as_of: '' }, { ...before, as_of: '' })
  assert.ok(app.log.length < 60, `${app.log.length} lines`)
})

test('unresponsive database connections are replaced', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: relay.url, key, timing: UNCACHED })
  await dossier(app)
  relay.silence()
  assert.equal((await dossier(app)).body.register_situation_code, null)
  await until(async () => (await dossier(app)).body.coverage.stages_degraded.length === 0)
})

test('a service started without its database rejects requests until it is available', async () => {
  const relay = await relayTo(url)
  await relay.cut()
  const app = await runApp({ databaseUrl: relay.url, key })
  const answer = await app.get(path)
  assert.equal(answer.status, 401)
  assert.deepEqual(await answer.json(), { error: 'API access is not enabled.' })
  await relay.mend()
  await until(async () => (await app.get(path)).status === 200)
})
