// Exported traces of the command, and what they must not contain.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { type ReceivedSpan, startFakeCollector } from './fake-collector.ts'
import {
  DOSSIER,
  logEntries,
  requestStatus,
  singleSpan,
  spansNamed,
  startTracedServer,
  type TracedServer,
} from './run-with-traces.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const NAME = 'Verzonnen Molens'
const number = await addCompany(pool, { legal_name: NAME, city: 'Zandhoven' })
const other = await addCompany(pool)
const key = await issueKey(pool)
async function callTool(served: TracedServer, name: string, args: object): Promise<void> {
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${served.url}/mcp`, {
      method: 'POST',
      headers: {
        'x-api-key': key,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
    })
  const clientInfo = { name: 'test', version: '1' }
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
  const opened = await post({ method: 'initialize', params })
  const session = { 'mcp-session-id': opened.headers.get('mcp-session-id') as string }
  await opened.text()
  const called = await post({ method: 'tools/call', params: { name, arguments: args } }, session)
  assert.equal(called.status, 200)
  await called.text()
}

// One request of each kind; the tests below check the spans received.
const collector = await startFakeCollector()
const served = await startTracedServer(databaseUrl, {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_SERVICE_NAME: 'companies',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret-word',
})
const parent = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
// The first request to a source also checks that it was loaded.
assert.equal(await requestStatus(served, key, `/api/v1/companies/${number}/lifecycle`), 200)
assert.equal(await requestStatus(served, key, `/api/v1/companies/${number}`), 200)
assert.equal(await requestStatus(served, key, `/api/v1/companies/${number}`, parent), 200)
assert.equal(await requestStatus(served, key, `/api/v1/search?q=${encodeURIComponent(NAME)}`), 200)
assert.equal(await requestStatus(served, key, '/api/v1/companies/0123456789'), 404)
assert.equal(await requestStatus(served, key, `/nl/nothing/${number}`), 404)
assert.equal((await fetch(`${served.url}/api/v1/companies/${number}`)).status, 401)
await callTool(served, 'get_company_profile', { kbo: other })
await served.stop()

test('the resource has service and version, and the collector gets its headers', () => {
  assert.equal(collector.resource['service.name'], 'companies')
  assert.match(String(collector.resource['service.version']), /^\d+\.\d+\.\d+/)
  assert.match(String(collector.resource['service.instance.id']), /^[\da-f-]{36}$/)
  assert.ok(collector.paths.every(path => path === 'POST /v1/traces'))
  assert.equal(collector.headers[0]?.authorization, 'Bearer secret-word')
})

test('a composed dossier has three reads, each with its source and statement', () => {
  const [composed, held] = spansNamed(collector, DOSSIER) as [ReceivedSpan, ReceivedSpan]
  assert.equal(composed.kind, 2)
  assert.equal(composed.parentSpanId ?? '', '')
  assert.deepEqual(composed.attributes, {
    'http.request.method': 'GET',
    'http.route': '/api/v1/companies/:kbo',
    'url.scheme': 'http',
    'griffie.dossier': 'composed',
    'http.response.status_code': 200,
  })
  const tree = collector.below(composed).map(read => {
    const source = singleSpan(collector.below(read))
    const statement = singleSpan(collector.below(source))
    assert.equal(statement.kind, 3)
    assert.equal(statement.attributes['db.system.name'], 'postgresql')
    assert.equal(statement.attributes['db.query.summary'], statement.name)
    assert.equal(source.attributes['griffie.source_state'], 'answering')
    return [read.name, source.name, statement.name, statement.attributes['db.response.returned_rows']]
  })
  assert.deepEqual(tree.sort(), [
    ['read companies', 'ask register', 'find-companies', 1],
    ['read scores', 'ask risk', 'find-risks', 0],
    ['read timelines', 'ask gazette', 'find-timelines', 0],
  ])
  assert.equal(held.attributes['griffie.dossier'], 'held')
  assert.deepEqual(collector.below(held), [])
})

test('untrusted clients influence neither the trace nor sampling', () => {
  assert.ok(collector.spans.every(({ traceId }) => traceId !== 'a'.repeat(32)))
})

test('rejected requests and unknown routes have spans without paths', () => {
  const statuses = spansNamed(collector, DOSSIER).map(
    ({ attributes }) => attributes['http.response.status_code'],
  )
  assert.deepEqual(statuses.sort(), [200, 200, 401, 404])
  const unmatched = collector.spans.filter(({ name }) => name === 'GET')
  assert.deepEqual(
    unmatched.map(({ attributes }) => attributes['http.route']),
    [undefined],
  )
})

test('a tool call is a child of its POST, with its reads as children', () => {
  const call = singleSpan(spansNamed(collector, 'tools/call get_company_profile'))
  assert.equal(call.attributes['gen_ai.tool.name'], 'get_company_profile')
  assert.equal(call.failed, false)
  const post = collector.spans.find(({ spanId }) => spanId === call.parentSpanId)
  assert.equal(post?.name, 'POST /mcp')
  const reads = collector.below(call).map(({ name }) => name)
  assert.ok(reads.includes('read companies') && reads.includes('read deposits'), reads.join())
})

test('exported data contains nothing private', () => {
  const sent = collector.raw.join()
  assert.ok(sent.length > 2_000)
  const secrets = [
    number,
    other,
    key,
    key.slice(0, 12),
    NAME,
    'Verzonnen',
    'Zandhoven',
    'SELECT',
    '127.0.0.1',
  ]
  for (const secret of [...secrets, String(Number(number)), '0123456789', 'secret-word'])
    assert.ok(!sent.includes(secret), secret)
})

test('request log lines have the trace id', () => {
  const traceIds = new Set(collector.spans.map(({ traceId }) => traceId))
  const lines = logEntries(served, 'request completed').filter(
    ({ route }) => route === '/api/v1/companies/:kbo',
  )
  assert.equal(lines.length, 4)
  for (const { trace_id } of lines) assert.ok(traceIds.has(trace_id))
})
