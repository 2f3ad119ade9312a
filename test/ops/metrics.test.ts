// Prometheus metrics of a complete service.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createMetrics } from '../../src/http/metrics/metrics.ts'
import { startMetricsServer } from '../../src/http/metrics/metrics-server.ts'
import { createTestDatabase } from '../database.ts'
import { callMessage, connect } from '../mcp/running-endpoint.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, issueKey, until } from '../rest/running-app.ts'
import { readSamples } from './read-samples.ts'
import { runWithMetrics } from './run-with-metrics.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'De Verzonnen Meter' })
const key = await issueKey(pool)
const relay = await relayTo(databaseUrl)
const app = await runWithMetrics({ databaseUrl, sourceUrls: { risk: relay.url } })
const get = (path: string, headers: Record<string, string> = { 'x-api-key': key }) =>
  fetch(`${app.url}${path}`, { headers })
const scrape = async () => readSamples(await app.scrape())

const COMPANY = { route: '/api/v1/companies/:kbo', method: 'GET' }

test('a request is counted under the pattern of its route, with its method and status', async () => {
  for (let i = 0; i < 3; i++) await (await get(`/api/v1/companies/${number}`)).text()
  await (await get('/api/v1/companies/0000000097')).text()
  const samples = await scrape()
  assert.equal(samples.value('griffie_http_requests_total', { ...COMPANY, status: '200' }), 3)
  assert.equal(samples.value('griffie_http_requests_total', { ...COMPANY, status: '404' }), 1)
})

test('a conditional request is counted as a 304', async () => {
  const first = await get(`/api/v1/companies/${number}`)
  const etag = first.headers.get('etag') ?? assert.fail('no ETag')
  await get(`/api/v1/companies/${number}`, { 'x-api-key': key, 'if-none-match': etag })
  assert.equal((await scrape()).value('griffie_http_requests_total', { ...COMPANY, status: '304' }), 1)
})

test('a HEAD request is counted once', async () => {
  const answer = await fetch(`${app.url}/healthz`, { method: 'HEAD' })
  assert.equal(answer.status, 200)
  await fetch(`${app.url}/api/v1/companies/${number}`, { method: 'HEAD', headers: { 'x-api-key': key } })
  const samples = await scrape()
  assert.equal(samples.value('griffie_http_requests_total', { route: '/healthz', method: 'HEAD' }), 1)
  assert.equal(samples.value('griffie_http_requests_total', { route: COMPANY.route, method: 'HEAD' }), 1)
})

test('rejected requests are counted too', async () => {
  await (await get(`/api/v1/companies/${number}`, {})).text()
  assert.equal((await scrape()).value('griffie_http_requests_total', { ...COMPANY, status: '401' }), 1)
})

test('durations are a consistent histogram', async () => {
  const samples = await scrape()
  const { route } = COMPANY
  const buckets = samples.all('griffie_http_request_duration_seconds_bucket', { route })
  const values = buckets.map(({ value }) => value)
  assert.deepEqual(
    values,
    values.toSorted((a, b) => a - b),
  )
  assert.equal(buckets.at(-1)?.labels.le, '+Inf')
  assert.equal(values.at(-1), samples.value('griffie_http_request_duration_seconds_count', { route }))
  assert.ok((samples.value('griffie_http_request_duration_seconds_sum', { route }) ?? 0) > 0)
})

test('unknown paths do not create route labels', async () => {
  await scrape()
  const before = new Set((await scrape()).labels('route'))
  for (const path of [
    '/no/body/1/2',
    '/no/body/1/3',
    `/api/v1/nothing/${number}`,
    '/api/v1/companies/%zz',
    '/%zz',
  ])
    await (await get(path)).text()
  const samples = await scrape()
  const added = samples.labels('route').filter(route => !before.has(route))
  assert.deepEqual(added, ['unmatched'])
  const unmatched = samples.all('griffie_http_requests_total', { route: 'unmatched' })
  assert.equal(
    unmatched.reduce((sum, { value }) => sum + value, 0),
    5,
  )
})

test('metrics contain no queries and no keys', async () => {
  await (await get(`/api/v1/search?q=Verzonnen`)).text()
  const text = await app.scrape()
  for (const secret of [number, key, key.slice(-16), 'Verzonnen', '127.0.0.1', 'postgres'])
    assert.ok(!text.includes(secret), secret)
})

test('requests over the limit are counted by route', async () => {
  const poor = await issueKey(pool, 1)
  const ask = () => get('/api/v1/search?q=x', { 'x-api-key': poor })
  await until(async () => (await ask()).status === 429)
  assert.ok(
    ((await scrape()).value('griffie_rate_limited_requests_total', { route: '/api/v1/search' }) ?? 0) >= 1,
  )
})

test('calls of tools are counted by tool and outcome', async () => {
  const client = connect(`${app.url}/mcp`, key)
  const session = { 'mcp-session-id': await client.initialize() }
  await client.post(callMessage('get_company_profile', { kbo: number }), session)
  await client.post(callMessage('get_company_profile', { kbo: 'none' }), session)
  await client.post(callMessage('no_such_tool', {}), session)
  const samples = await scrape()
  const calls = (outcome: string) =>
    samples.value('griffie_mcp_tool_calls_total', { tool: 'get_company_profile', outcome })
  assert.deepEqual([calls('ok'), calls('error')], [1, 1])
  assert.deepEqual(samples.labels('tool'), ['get_company_profile'])
  assert.equal(samples.value('griffie_mcp_tool_duration_seconds_count', { tool: 'get_company_profile' }), 2)
})

test('gauges of sources, pools, cached dossiers and the rollup are current', async () => {
  await (await get(`/api/v1/companies/${number}`)).text()
  const samples = await scrape()
  for (const source of ['register', 'gazette', 'accounts', 'risk'])
    assert.equal(samples.value('griffie_source_state', { source }), 1)
  assert.ok((samples.value('griffie_pool_connections', { pool: 'register', state: 'idle' }) ?? 0) >= 1)
  assert.equal(samples.value('griffie_pool_waiting', { pool: 'register' }), 0)
  assert.equal(samples.value('griffie_held_dossiers', {}), 1)
  assert.equal(samples.value('griffie_http_waiting_requests', {}), 0)
  assert.ok((samples.value('griffie_held_dossiers_bytes', {}) ?? 0) > 1_000)
  assert.ok((samples.value('griffie_rollup_age_seconds', {}) ?? -1) >= 0)
  assert.equal(samples.value('griffie_probe_ok', { probe: 'database' }), 1)
  assert.ok((samples.value('process_cpu_seconds_total', {}) ?? 0) > 0)
})

test('unknown values have no sample', async () => {
  const samples = await scrape()
  // No extract was ever loaded here, and no queue opened.
  assert.equal(samples.value('griffie_register_age_days', {}), undefined)
  assert.equal(samples.value('griffie_jobs', { state: 'waiting' }), undefined)
  assert.equal(samples.value('griffie_worker_seen_seconds', {}), undefined)
})

test('an open circuit breaker is visible and does not block the scrape', async () => {
  await relay.cut()
  await addCompany(pool)
  await until(async () => {
    const other = await addCompany(pool)
    await (await get(`/api/v1/companies/${other}`)).text()
    return (await scrape()).value('griffie_source_state', { source: 'risk' }) === 0
  })
  await relay.mend()
})

test('only GET /metrics exists', async () => {
  const metrics = createMetrics()
  const { log } = app
  const listener = await startMetricsServer({ metrics, host: '127.0.0.1', port: 0, logger: app.logger })
  after(() => listener.close())
  const at = `http://127.0.0.1:${listener.port}`
  assert.equal((await fetch(`${at}/`)).status, 404)
  const posted = await fetch(`${at}/metrics`, { method: 'POST', body: 'x' })
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD'])
  const read = await fetch(`${at}/metrics`)
  assert.match(read.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  assert.ok(!(await read.text()).includes('griffie_source_state')) // nothing to read from yet
  assert.ok(log.length > 0)
})

test('metrics are not served on the public port', async () => {
  assert.equal((await get('/metrics')).status, 404)
})
