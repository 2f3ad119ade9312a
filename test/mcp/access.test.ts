import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { issueKey, until } from '../rest/running-app.ts'
import { callMessage, connect, initializeMessage, LIST, runEndpoint } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const endpoint = await runEndpoint({
  databaseUrl: url,
  baseUrl: 'https://companies.example.org',
  allowedHosts: ['griffie.internal'],
  trustProxy: ['127.0.0.1'],
})

/** POSTs initialize with arbitrary headers, also those that fetch forbids. Resolves to the status. */
function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(endpoint.url, { method: 'POST', headers }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    call.on('error', reject).end(JSON.stringify(initializeMessage()))
  })
}

let addresses = 0
/** A new client address, so that tests do not share rate limits. */
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` })

test('without provisioned keys every call is rejected', async () => {
  const answer = await connect(endpoint.url, `griffie_00000000_${'A'.repeat(43)}`).post(LIST, newAddress())
  assert.equal(answer.status, 401)
  assert.equal(answer.json.error.message, 'API access is not enabled.')
})

test('without a valid key every method is rejected with the messages of the REST API', async () => {
  const key = await issueKey(pool)
  await until(async () => (await connect(endpoint.url, key).post(initializeMessage())).status === 200)
  const client = connect(endpoint.url, 'wrong')
  for (const method of ['POST', 'GET', 'DELETE', 'PUT', 'OPTIONS']) {
    const answer = await client.send(method, { 'x-api-key': null, ...newAddress() })
    assert.equal(answer.status, 401, method)
    assert.match(answer.headers.get('www-authenticate') ?? '', /^ApiKey .*X-Api-Key/)
    assert.equal(answer.json.error.message, 'Missing X-Api-Key header.')
    assert.equal(answer.json.id, null)
  }
  const wrong = await client.post(initializeMessage(), newAddress())
  assert.equal(wrong.status, 401)
  assert.equal(wrong.json.error.message, 'Invalid API key.')
  assert.deepEqual(wrong.json.error.data, { header: 'X-Api-Key' })
})

test('bearer tokens and query parameters are not accepted as keys', async () => {
  const key = await issueKey(pool)
  const bearer = { 'x-api-key': null, authorization: `Bearer ${key}`, ...newAddress() }
  assert.equal((await connect(endpoint.url, key).post(initializeMessage(), bearer)).status, 401)
  const inAddress = connect(`${endpoint.url}?x-api-key=${key}`, key)
  assert.equal(
    (await inAddress.post(initializeMessage(), { 'x-api-key': null, ...newAddress() })).status,
    401,
  )
})

test('a revoked key is rejected within a session', async () => {
  const key = await issueKey(pool)
  const client = connect(endpoint.url, key)
  await until(async () => (await client.post(initializeMessage())).status === 200)
  const session = { 'mcp-session-id': await client.initialize() }
  assert.equal((await client.post(LIST, session)).status, 200)
  await revokeKey(pool, key.split('_')[1] as string)
  await until(async () => (await client.post(LIST, session)).status === 401)
})

test('after twenty failures per minute an address gets 429; other addresses and valid keys do not', async () => {
  const key = await issueKey(pool)
  const client = connect(endpoint.url, key)
  await until(async () => (await client.post(initializeMessage())).status === 200)
  const address = newAddress()
  const failing = { 'x-api-key': null, ...address }
  for (let i = 0; i < 20; i++) assert.equal((await client.post(LIST, failing)).status, 401)
  const told = await client.post(LIST, failing)
  assert.equal(told.status, 429)
  assert.equal(told.headers.get('retry-after'), '60')
  assert.equal(told.json.error.data.retry_after_seconds, 60)
  assert.equal((await client.post(LIST, { ...failing, ...newAddress() })).status, 401)
  assert.equal((await client.post(initializeMessage(), address)).status, 200)
})

test('a foreign Host or Origin gets 403; without a key 401 comes first', async () => {
  const key = await issueKey(pool)
  await until(async () => (await connect(endpoint.url, key).post(initializeMessage())).status === 200)
  const keyed = { 'x-api-key': key, 'content-type': 'application/json' }
  for (const host of ['companies.example.org', 'griffie.internal:8080', 'localhost', '127.0.0.1'])
    assert.equal(await statusWith({ ...keyed, host }), 200, host)
  for (const origin of ['https://companies.example.org', 'http://localhost:6274'])
    assert.equal(await statusWith({ ...keyed, origin }), 200, origin)
  const wrongs: Record<string, string>[] = [
    { host: 'evil.example.com' },
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
  ]
  for (const wrong of wrongs) {
    assert.equal(await statusWith({ ...keyed, ...wrong }), 403)
    assert.equal(await statusWith(wrong), 401)
  }
})

test('a key has sixty calls per minute, counting each message of a batch', async () => {
  const key = await issueKey(pool, null)
  const client = connect(endpoint.url, key)
  await until(async () => (await client.send('PUT')).status === 405)
  const other = connect(endpoint.url, await issueKey(pool, null))
  const session = { 'mcp-session-id': await client.initialize('2025-03-26') }
  const left = async () => {
    const { headers } = await client.post(LIST, session)
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }
  const before = await left()
  await client.post([LIST, LIST, LIST, LIST], session)
  assert.equal(await left(), before - 5)
  const batch = await client.post(Array(50).fill(LIST), session)
  if (batch.status === 200) while ((await left()) > 0);
  const over = await client.post(callMessage('echo', {}, 'my-id'), session)
  assert.equal(over.status, 429)
  assert.equal(over.headers.get('retry-after'), '60')
  assert.equal(over.json.id, 'my-id')
  assert.match(over.json.error.message, /^Rate limit exceeded: 60 requests per minute/)
  await until(async () => (await other.post(initializeMessage())).status === 200)
})

test('a key can have its own limit', async () => {
  const key = await issueKey(pool, 2)
  const client = connect(endpoint.url, key)
  await until(async () => (await client.send('PUT')).status === 405)
  await client.send('PUT')
  assert.equal((await client.post(initializeMessage())).status, 429)
})

test('the log has tool, key id, duration and size, but no arguments, results, keys or sessions', async () => {
  const key = await issueKey(pool)
  const client = connect(endpoint.url, key)
  await until(async () => (await client.post(initializeMessage())).status === 200)
  const session = await client.initialize()
  await client.post(callMessage('echo', { text: 'Geheim BV' }), { 'mcp-session-id': session })
  await client.post(callMessage('fail', { text: 'Geheim BV' }), { 'mcp-session-id': session })
  const log = endpoint.log.join('')
  const line = endpoint.log.map(text => JSON.parse(text)).find(({ tool }) => tool === 'echo')
  assert.equal(line.key_id, key.split('_')[1])
  assert.equal(typeof line.duration_ms, 'number')
  assert.equal(line.bytes, JSON.stringify({ text: 'Geheim BV' }).length)
  for (const secret of ['Geheim', key, session, 'access.api_key']) assert.ok(!log.includes(secret), secret)
})

test('ending a session is not rate-limited', async () => {
  const own = await issueKey(pool, 3)
  await until(async () => (await connect(endpoint.url, own).post(initializeMessage())).status === 200)
  const limited = connect(endpoint.url, own)
  const session = await limited.initialize()
  while ((await limited.post(LIST, { 'mcp-session-id': session })).status !== 429);
  const ended = await limited.send('DELETE', { 'mcp-session-id': session })
  assert.deepEqual([ended.status, ended.headers.get('ratelimit')], [200, null])
  assert.equal((await limited.send('DELETE', { 'mcp-session-id': session })).status, 404)
})
