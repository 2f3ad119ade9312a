// Spans of queued statements, upstream requests, and the limit of spans.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { startSpan, traced, tracedRoot, withSpan } from '../../src/platform/tracing/trace.ts'
import { traceFetch } from '../../src/platform/tracing/traced-fetch.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { recordSpans } from './record-spans.ts'

const ended = recordSpans()
const { url: databaseUrl } = await createTestDatabase()
const pool = openPool(databaseUrl, { name: 'tried', max: 1 })
after(() => pool.end())

const root = <T>(name: string, work: () => Promise<T>) => tracedRoot(name, { kind: 'internal' }, work)
const below = (name: string) => {
  const parent = ended().find(span => span.name === name)
  return ended().filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent?.spanContext().spanId)
}

test('a queued statement is a child of its caller, not of the previous user of the connection', async () => {
  const ask = (name: string) => pool.query({ name, text: 'SELECT pg_sleep(0.02)', values: [] })
  const names = ['one', 'two', 'three']
  await Promise.all([...names.map(name => root(name, () => ask(`of-${name}`))), ask('of-nobody')])
  for (const name of names)
    assert.deepEqual(
      below(name).map(span => span.name),
      [`of-${name}`],
    )
  assert.ok(!ended().some(({ name }) => name === 'of-nobody'))
})

test('work without a span is not traced, even if started from a traced one', async () => {
  await root('outer', async () => {
    await withSpan(null, () => pool.query({ name: 'untraced', text: 'SELECT 1' }))
  })
  assert.deepEqual(below('outer'), [])
})

test('failures are recorded by code, not message', async () => {
  const failing = root('failing', () =>
    pool.query({ name: 'divide', text: 'SELECT 1 / $1::int', values: [0] }),
  )
  await assert.rejects(failing, /division/)
  const [statement] = below('failing')
  assert.equal(statement?.attributes['error.type'], '22012')
  assert.equal(statement?.status.message, undefined)
  assert.doesNotMatch(
    JSON.stringify(ended().map(({ attributes, status }) => [attributes, status])),
    /division/,
  )
})

test('upstream spans have host and status, and no path', async t => {
  const server = createServer((request, response) =>
    response.writeHead(request.url?.includes('missing') ? 404 : 200).end(),
  ).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fetchTraced = traceFetch(fetch)
  const away = await freePort()
  await root('fetching', async () => {
    await fetchTraced(`http://127.0.0.1:${port}/deposit/0123456789?day=1`)
    await fetchTraced(new URL(`http://127.0.0.1:${port}/missing`), { method: 'HEAD' })
    await assert.rejects(fetchTraced(`http://127.0.0.1:${away}/`))
  })
  const host = { 'server.address': '127.0.0.1', 'server.port': port }
  assert.deepEqual(
    below('fetching').map(({ name, attributes }) => ({ name, ...attributes })),
    [
      { name: 'GET', 'http.request.method': 'GET', ...host, 'http.response.status_code': 200 },
      {
        name: 'HEAD',
        'http.request.method': 'HEAD',
        ...host,
        'http.response.status_code': 404,
        'error.type': '404',
      },
      {
        name: 'GET',
        'http.request.method': 'GET',
        ...host,
        'server.port': away,
        'error.type': 'ECONNREFUSED',
      },
    ],
  )
  assert.doesNotMatch(JSON.stringify(below('fetching').map(({ attributes }) => attributes)), /0123456789/)
})

test('a trace has at most three hundred spans; the rest is counted', async () => {
  await root('long', async () => {
    for (let at = 0; at < 400; at++) await traced(`step ${at}`, 'internal', {}, async () => {})
    assert.equal(startSpan('one more'), null)
  })
  assert.equal(below('long').length, 299)
  assert.equal(ended().find(({ name }) => name === 'long')?.attributes['griffie.spans_left_out'], 102)
})
