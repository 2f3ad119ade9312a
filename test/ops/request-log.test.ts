// The request log, and what it must not contain.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, until } from '../rest/running-app.ts'
import { type AppWithMetrics, runWithMetrics } from './run-with-metrics.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool)
const key = await issueKey(pool)
const path = `/api/v1/companies/${number}`
const ID = /^[\da-f]{8}-[\da-f-]{27}$/

const run = (config = {}) => runWithMetrics({ databaseUrl, config: { logRequests: true, ...config } })
const ask = async (app: AppWithMetrics, at = path, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + at, { headers: { 'x-api-key': key, ...headers } })
  await answer.text()
  return answer
}
const linesOf = (app: AppWithMetrics) =>
  app.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request completed')
const lineOf = async (app: AppWithMetrics, id: string | null) => {
  const find = () => linesOf(app).find(({ request_id }) => request_id === id)
  await until(() => find() !== undefined)
  return find()
}

test('a line has the request id, route, status, duration and size', async () => {
  const app = await run()
  const composed = await ask(app)
  const held = await ask(app)
  for (const answer of [composed, held]) {
    const id = answer.headers.get('x-request-id')
    assert.match(id ?? '', ID)
    const { time, duration_ms, bytes, ...line } = await lineOf(app, id)
    assert.ok(time && duration_ms >= 0)
    assert.ok(bytes > Number(answer.headers.get('content-length')))
    assert.ok(bytes < Number(answer.headers.get('content-length')) + 2_000)
    const { level, pid, hostname, ...rest } = line
    assert.deepEqual(rest, {
      request_id: id,
      method: 'GET',
      route: '/api/v1/companies/:kbo',
      status: 200,
      msg: 'request completed',
    })
    assert.equal(level, 30)
  }
})

test('the log has no paths, queries, client addresses or keys', async () => {
  const app = await run({ trustedProxies: ['loopback'] })
  const from = { 'x-forwarded-for': '203.0.113.77' }
  for (const at of [path, '/api/v1/search?q=Verzonnen', `/nl/nothing/${number}`, '/%zz'])
    await ask(app, at, from)
  await until(() => linesOf(app).length >= 3)
  for (const secret of [number, key, 'Verzonnen', '203.0.113.77', '127.0.0.1'])
    assert.ok(!linesOf(app).some(line => JSON.stringify({ ...line, hostname: '' }).includes(secret)), secret)
})

test('client request ids are accepted from trusted proxies only', async () => {
  const given = { 'x-request-id': 'trace-1', 'x-forwarded-for': '203.0.113.77' }
  const open = await run()
  assert.match((await ask(open, path, given)).headers.get('x-request-id') ?? '', ID)
  const behind = await run({ trustedProxies: ['loopback'] })
  assert.equal((await ask(behind, path, given)).headers.get('x-request-id'), 'trace-1')
  assert.equal((await lineOf(behind, 'trace-1'))?.status, 200)
  for (const odd of ['x'.repeat(65), 'a b', '"}{"']) {
    const answer = await ask(behind, path, { ...given, 'x-request-id': odd })
    assert.match(answer.headers.get('x-request-id') ?? '', ID)
  }
})

test('by default requests are not logged and have no id', async () => {
  const app = await run({ logRequests: false })
  const answer = await ask(app)
  assert.equal(answer.headers.get('x-request-id'), null)
  assert.deepEqual(linesOf(app), [])
})
