import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { leaseEmbeddedDatabase } from '../../src/store/db/embedded/lease.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from './faulty-database.ts'
import {
  addCompany,
  insert,
  issueKey,
  type RunningApp,
  runApp,
  UNCACHED,
  until,
  withChecksum,
} from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)

const cachedCompany = await addCompany(pool, { situation: '050' }) // requested before the outage
const uncachedCompany = await addCompany(pool)
const quiet = await addCompany(pool)
for (const enterprise_number of [cachedCompany, uncachedCompany])
  await insert(pool, 'risk.score', {
    enterprise_number,
    probability: 0.02,
    altman_z: 1.5,
    model_version: 'm1',
    evaluated_at: '2026-01-01T00:00:00Z',
  })
await addTimelines(pool)

async function addTimelines(to: Pool): Promise<void> {
  for (const enterprise_number of [cachedCompany, uncachedCompany]) {
    await insert(to, 'gazette.lifecycle_event', {
      enterprise_number,
      source: 'faillissement',
      severity: 'high',
      numac: '2025807259',
      event_kind: 'bankruptcy_opening',
      pub_date: '2025-03-01',
    })
    await insert(to, 'gazette.open_bankruptcy', { enterprise_number, numac: '2025807259' })
    await insert(to, 'gazette.mandate', {
      enterprise_number,
      role: 'Curator',
      role_kind: 'curator',
      currency: 'current',
      name: 'C',
      source: 'Faillissementen',
      source_numac: '2025807259',
    })
  }
  await refreshRollup(to)
}

async function dossier(app: RunningApp, number = cachedCompany) {
  const answer = await app.get(`/companies/${number}`)
  assert.equal(answer.status, 200)
  const { as_of: _, ...body } = companySchema.parse(await answer.json())
  return { answer, body }
}

async function assertUnavailable(answer: Response, source = 'Insolvency'): Promise<void> {
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('retry-after'), '180')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
  const body = (await answer.json()) as { error: string }
  assert.deepEqual(Object.keys(body), ['error'])
  assert.ok(body.error.startsWith(`${source} source unavailable`), body.error)
}

async function assertAnswer(answer: Response, cacheControl: string, body: unknown): Promise<void> {
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), cacheControl)
  assert.deepEqual(await answer.json(), body)
}

const CACHEABLE = 'public, max-age=300'
const UNREAD = { rollup: null, insolvency_event_count: null, admin_event_count: null, mandates: null }

/** The complete contract of an unavailable gazette and its recovery. */
async function assertDegradesAndHeals(gazetteUrl: string, begin: () => unknown, end: () => unknown) {
  const app = await runApp({ databaseUrl: url, sourceUrls: { gazette: gazetteUrl }, key, timing: UNCACHED })
  const get = (number: string, kind: string) => app.get(`/companies/${number}/${kind}`)
  const { body: before } = await dossier(app)
  assert.deepEqual([before.insolvency_event_count, before.mandates?.length], [1, 1])
  const [events, rollup] = [
    await (await get(cachedCompany, 'lifecycle')).json(),
    await (await get(cachedCompany, 'rollup')).json(),
  ]
  await assertAnswer(await get(quiet, 'lifecycle'), CACHEABLE, [])
  assert.equal((await get(quiet, 'rollup')).status, 404)

  await begin()
  for (let i = 0; i < 2; i++) {
    const { answer, body } = await dossier(app)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const stages_degraded = ['insolvency_timeline']
    const coverage = { ...before.coverage, insolvency_timeline_read: false, stages_degraded }
    assert.deepEqual(body, { ...before, ...UNREAD, coverage })
    await assertAnswer(await get(cachedCompany, 'lifecycle'), 'no-store', events)
    await assertAnswer(await get(cachedCompany, 'rollup'), 'no-store', rollup)
    for (const number of [uncachedCompany, quiet])
      for (const kind of ['lifecycle', 'rollup']) await assertUnavailable(await get(number, kind))
    for (const kind of ['lifecycle', 'rollup'])
      assert.equal((await get(withChecksum(10_000_001), kind)).status, 404)
  }

  await end()
  await until(async () => (await dossier(app)).body.coverage.insolvency_timeline_read)
  await assertAnswer(await get(uncachedCompany, 'lifecycle'), CACHEABLE, events)
  await assertAnswer(await get(uncachedCompany, 'rollup'), CACHEABLE, rollup)
  await assertAnswer(await get(cachedCompany, 'lifecycle'), CACHEABLE, events)
  await assertAnswer(await get(quiet, 'lifecycle'), CACHEABLE, [])
  assert.equal((await get(quiet, 'rollup')).status, 404)
  const { answer, body } = await dossier(app)
  assert.equal(answer.headers.get('cache-control'), CACHEABLE)
  assert.deepEqual(body, before)
}

test('a gazette with closed connections degrades its fields and recovers', async () => {
  const relay = await relayTo(url)
  await assertDegradesAndHeals(relay.url, relay.cut, relay.mend)
})

test('an unresponsive gazette degrades its fields and recovers', async () => {
  const relay = await relayTo(url)
  const taken = new Set<Socket>()
  const mute = createServer(socket => void taken.add(socket.on('error', () => {})))
  const begin = async () => {
    await relay.cut()
    await new Promise<void>(resolve => mute.listen(Number(new URL(relay.url).port), '127.0.0.1', resolve))
  }
  const end = async () => {
    for (const socket of taken) socket.destroy()
    await new Promise(resolve => mute.close(resolve))
    await relay.mend()
  }
  await assertDegradesAndHeals(relay.url, begin, end)
})

test('a gazette with hanging queries degrades its fields and recovers', async () => {
  const client = await pool.connect()
  after(() => client.release())
  const lock = 'BEGIN; LOCK TABLE gazette.lifecycle_event, gazette.mandate IN ACCESS EXCLUSIVE MODE'
  await assertDegradesAndHeals(
    url,
    () => client.query(lock),
    () => client.query('ROLLBACK'),
  )
})

test('a stopped gazette database degrades its fields and recovers after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-test-gazette-'))
  chmodSync(folder, 0o755) // the `postgres` user needs access when tests run as root
  const start = (port?: string) =>
    leaseEmbeddedDatabase(folder, { fsync: 'off', shared_buffers: '32MB', ...(port && { port }) })
  let lease = await start()
  after(async () => {
    await lease.release().catch(() => {}) // already stopped if the test failed midway
    rmSync(folder, { recursive: true, force: true })
    if (lease.folder !== folder) rmSync(lease.folder, { recursive: true, force: true })
  })
  await migrate(lease.url)
  const gazette = openPool(lease.url, { name: 'test' })
  await addTimelines(gazette)
  await gazette.end()
  await assertDegradesAndHeals(
    lease.url,
    () => lease.release(),
    async () => {
      lease = await start(new URL(lease.url).port)
    },
  )
})

test('without any database the insolvency source is named, unless a response is cached', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: relay.url, key, timing: UNCACHED })
  const events = await (await app.get(`/companies/${cachedCompany}/lifecycle`)).json()
  const rollup = await (await app.get(`/companies/${cachedCompany}/rollup`)).json()
  await relay.cut()
  await assertAnswer(await app.get(`/companies/${cachedCompany}/lifecycle`), 'no-store', events)
  await assertAnswer(await app.get(`/companies/${cachedCompany}/rollup`), 'no-store', rollup)
  for (const number of [uncachedCompany, quiet, withChecksum(10_000_001)])
    for (const kind of ['lifecycle', 'rollup'])
      await assertUnavailable(await app.get(`/companies/${number}/${kind}`))
  assert.equal((await app.get('/companies/123/lifecycle')).status, 404)
  await relay.mend()
  await until(async () => (await app.get(`/companies/${quiet}/lifecycle`)).status === 200)
})

test('without the register the register is named, unless the company is cached', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: url, sourceUrls: { register: relay.url }, key, timing: UNCACHED })
  const events = await (await app.get(`/companies/${cachedCompany}/lifecycle`)).json()
  await relay.cut()
  for (const number of [uncachedCompany, quiet])
    for (const kind of ['lifecycle', 'rollup'])
      await assertUnavailable(await app.get(`/companies/${number}/${kind}`), 'Register')
  await assertAnswer(await app.get(`/companies/${cachedCompany}/lifecycle`), 'no-store', events)
  await relay.mend()
  await until(async () => (await app.get(`/companies/${quiet}/lifecycle`)).status === 200)
  await assertAnswer(await app.get(`/companies/${cachedCompany}/lifecycle`), CACHEABLE, events)
})

test('a cached response matching the client’s ETag is 304 and not cacheable', async () => {
  const relay = await relayTo(url)
  const app = await runApp({ databaseUrl: url, sourceUrls: { gazette: relay.url }, key, timing: UNCACHED })
  const path = `/companies/${cachedCompany}/lifecycle`
  const etag = (await app.get(path)).headers.get('etag') as string
  await relay.cut()
  const known = await app.get(path, { headers: { 'if-none-match': etag } })
  assert.equal(known.status, 304)
  assert.equal(known.headers.get('cache-control'), 'no-store')
})

test('a failing gazette is logged once and not queried again', async () => {
  const relay = await relayTo(url)
  const source = { statementTimeoutMs: 400, retryAfterMs: 60_000 }
  const timing = { ...UNCACHED, source }
  const app = await runApp({ databaseUrl: url, sourceUrls: { gazette: relay.url }, key, timing })
  await relay.cut()
  await until(
    () => app.log.some(line => line.includes('circuit breaker opened: source not queried')) || fails(app),
  )
  const failuresBefore = failures(app)
  for (let i = 0; i < 20; i++)
    await assertUnavailable(await app.get(`/companies/${uncachedCompany}/lifecycle`))
  assert.equal(failures(app), failuresBefore)
  assert.equal(app.log.filter(line => line.includes('circuit breaker opened: source not queried')).length, 1)
})

async function fails(app: RunningApp): Promise<false> {
  await assertUnavailable(await app.get(`/companies/${uncachedCompany}/lifecycle`))
  return false
}

function failures({ log }: RunningApp): number {
  return log.filter(line => line.includes('source failed')).length
}
