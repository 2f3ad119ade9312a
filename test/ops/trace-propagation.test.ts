// Trace propagation and spans of batched work.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { type ReceivedSpan, startFakeCollector } from './fake-collector.ts'
import { DOSSIER, requestStatus, singleSpan, spansNamed, startTracedServer } from './run-with-traces.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool)
const key = await issueKey(pool)

test('requests from trusted proxies continue their trace and its sampling decision', async () => {
  const collector = await startFakeCollector()
  const served = await startTracedServer(databaseUrl, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
    TRUST_PROXY: 'loopback',
  })
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const parent = (trace: string, flags: string) => ({
    ...from,
    traceparent: `00-${trace.repeat(32)}-${'b'.repeat(16)}-${flags}`,
  })
  const path = `/api/v1/companies/${number}`
  await requestStatus(served, key, path, parent('c', '01'))
  await requestStatus(served, key, path, parent('d', '00'))
  await requestStatus(served, key, path, from)
  await requestStatus(served, key, path, { ...from, traceparent: 'something-else' })
  await served.stop()
  const request = singleSpan(spansNamed(collector, DOSSIER))
  assert.equal(request.traceId, 'c'.repeat(32))
  assert.equal(request.parentSpanId, 'b'.repeat(16))
  assert.ok(!collector.raw.join().includes('203.0.113.7'))
})

test('each serving process exports its own spans', async () => {
  const collector = await startFakeCollector()
  const served = await startTracedServer(databaseUrl, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    PROCESSES: '2',
  })
  for (let at = 0; at < 20; at++)
    assert.equal(await requestStatus(served, key, `/api/v1/companies/${number}`), 200)
  await served.stop()
  assert.equal(spansNamed(collector, DOSSIER).length, 20)
})

test('a batched statement is a child of one request and linked from the others', async () => {
  const collector = await startFakeCollector()
  const served = await startTracedServer(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const many = await Promise.all(Array.from({ length: 30 }, () => addCompany(pool)))
  const statuses = await Promise.all(
    many.map(each => requestStatus(served, key, `/api/v1/companies/${each}`)),
  )
  assert.ok(statuses.every(status => status === 200))
  await served.stop()
  const reads = spansNamed(collector, 'read companies')
  assert.equal(reads.length, many.length)
  const owners = reads.filter(read => collector.below(read).length > 0)
  assert.ok(owners.length < reads.length, 'some reads were batched')
  for (const read of reads.filter(each => !owners.includes(each)))
    assert.ok(owners.some(({ spanId }) => spanId === read.links[0]?.spanId))
  assert.equal(spansNamed(collector, 'find-companies').length, owners.length)
})

test('an open circuit breaker is visible in the trace', async () => {
  const collector = await startFakeCollector()
  const served = await startTracedServer(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  await pool.query('ALTER TABLE risk.score RENAME TO score_away')
  try {
    for (let at = 0; at < 4; at++)
      assert.equal(await requestStatus(served, key, `/api/v1/companies/${await addCompany(pool)}`), 200)
  } finally {
    await pool.query('ALTER TABLE risk.score_away RENAME TO score')
  }
  await served.stop()
  const asked = spansNamed(collector, 'ask risk')
  assert.ok(asked.every(({ failed }) => failed))
  const statement = spansNamed(collector, 'find-risks')[0]
  assert.equal(statement?.attributes['db.response.status_code'], '42P01')
  assert.equal(asked.at(-1)?.attributes['griffie.source_state'], 'left_alone')
  assert.deepEqual(collector.below(asked.at(-1) as ReceivedSpan), [])
})
