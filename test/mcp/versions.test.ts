import assert from 'node:assert/strict'
import { connect as connectTo } from 'node:net'
import { test } from 'node:test'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { TEST_TOOLS } from '../fixtures/mcp-tools.ts'
import { issueKey, until } from '../rest/running-app.ts'
import {
  callMessage,
  connect,
  INITIALIZED,
  initializeMessage,
  LIST,
  type Message,
  runEndpoint,
} from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const endpoint = await runEndpoint({ databaseUrl: url, timing: { keepAliveMs: 50 } })
const client = connect(endpoint.url, key)

const WITH_SESSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']
const PING: Message = { jsonrpc: '2.0', id: 'p', method: 'ping' }

for (const version of WITH_SESSIONS) {
  const open = async () => ({
    'mcp-session-id': await client.initialize(version),
    'mcp-protocol-version': version,
  })

  test(`${version}: initialize negotiates it and returns the server info`, async () => {
    const { status, headers, json } = await client.post(initializeMessage(version, 'first'))
    assert.equal(status, 200)
    assert.match(headers.get('mcp-session-id') ?? '', /^[\x21-\x7e]+$/)
    assert.equal(json.id, 'first')
    assert.equal(json.result.protocolVersion, version)
    assert.deepEqual(json.result.capabilities, { tools: { listChanged: false } })
    assert.equal(json.result.serverInfo.name, 'griffie')
    assert.equal(json.result.serverInfo.version, '1.0.0')
    assert.ok(json.result.instructions.length < 500)
  })

  test(`${version}: a complete session`, async () => {
    const session = await open()
    const accepted = await client.post(INITIALIZED, session)
    assert.deepEqual([accepted.status, accepted.text], [202, ''])
    const list = await client.post(LIST, session)
    assert.deepEqual(list.json, {
      jsonrpc: '2.0',
      id: LIST.id,
      result: { tools: TEST_TOOLS.map(({ call: _, ...described }) => described) },
    })
    const call = await client.post(callMessage('echo', { text: 'Één' }, 'c'), session)
    assert.deepEqual(call.json, {
      jsonrpc: '2.0',
      id: 'c',
      result: { content: [{ type: 'text', text: '{"text":"Één"}' }], structuredContent: { text: 'Één' } },
    })
    assert.deepEqual((await client.post(PING, session)).json, { jsonrpc: '2.0', id: 'p', result: {} })
    assert.equal((await client.send('DELETE', session)).status, 200)
    assert.equal((await client.post(PING, session)).status, 404)
  })

  test(`${version}: responses are JSON whatever Accept says`, async () => {
    const session = await open()
    for (const accept of [
      'application/json',
      '*/*',
      'application/json, text/event-stream',
      'text/event-stream',
      null,
    ]) {
      const { status, headers } = await client.post(PING, { ...session, accept })
      assert.equal(status, 200)
      assert.match(headers.get('content-type') ?? '', /^application\/json/)
    }
  })

  test(`${version}: unsupported features are unknown methods`, async () => {
    const session = await open()
    for (const method of [
      'resources/list',
      'prompts/list',
      'logging/setLevel',
      'completion/complete',
      'nothing',
    ]) {
      const { json } = await client.post({ jsonrpc: '2.0', id: 1, method, params: {} }, session)
      assert.equal(json.error.code, -32_601, method)
    }
  })
}

test('an unknown version negotiates to the newest with sessions', async () => {
  for (const version of ['2024-10-07', '1999-01-01', '2026-07-28', 'x']) {
    const { json } = await client.post(initializeMessage(version))
    assert.equal(json.result.protocolVersion, '2025-11-25')
  }
})

test('an incomplete initialize is rejected with the missing fields', async () => {
  const { status, json } = await client.post({ jsonrpc: '2.0', id: 7, method: 'initialize', params: {} })
  assert.equal(status, 400)
  assert.equal(json.id, 7)
  assert.equal(json.error.code, -32_602)
  assert.match(json.error.message, /protocolVersion, capabilities and clientInfo/)
})

test('an unknown version header is rejected; a missing one is accepted', async () => {
  const session = { 'mcp-session-id': await client.initialize() }
  assert.equal((await client.post(PING, session)).status, 200)
  for (const version of ['1999-01-01', 'x'])
    for (const answer of [
      await client.post(PING, { ...session, 'mcp-protocol-version': version }),
      await client.send('GET', { ...session, 'mcp-protocol-version': version }),
      await client.send('DELETE', { ...session, 'mcp-protocol-version': version }),
    ])
      assert.equal(answer.status, 400)
})

test('only 2025-03-26 supports batches', async () => {
  const batch = [PING, INITIALIZED, callMessage('echo', { text: 'a' }, 1), LIST]
  const session = { 'mcp-session-id': await client.initialize('2025-03-26') }
  const { status, json } = await client.post(batch, session)
  assert.equal(status, 200)
  assert.deepEqual(
    json.map(({ id }: Message) => id),
    ['p', 1, LIST.id],
  )
  const silent = await client.post([INITIALIZED, INITIALIZED], session)
  assert.deepEqual([silent.status, silent.text], [202, ''])
  assert.equal((await client.post([PING, initializeMessage()], session)).status, 400)
  for (const version of WITH_SESSIONS.filter(one => one !== '2025-03-26')) {
    const other = { 'mcp-session-id': await client.initialize(version) }
    const refused = await client.post(batch, other)
    assert.equal(refused.status, 400)
    assert.equal(refused.json.error.code, -32_600)
  }
})

test('an invalid element of a batch is an error of its own, the others are answered', async () => {
  const session = { 'mcp-session-id': await client.initialize('2025-03-26') }
  const { status, json } = await client.post([PING, {}, 7, LIST], session)
  assert.equal(status, 200)
  assert.deepEqual(
    json.map(({ id, error }: { id: unknown; error?: { code: number } }) => [id, error?.code]),
    [
      ['p', undefined],
      [LIST.id, undefined],
      [null, -32_600],
      [null, -32_600],
    ],
  )
})

test('oversized bodies, invalid JSON, invalid messages and oversized batches are rejected', async () => {
  const session = { 'mcp-session-id': await client.initialize('2025-03-26') }
  for (const [body, status, code] of [
    ['{', 400, -32_700],
    ['', 400, -32_700],
    ['{}', 400, -32_600],
    ['[]', 400, -32_600],
    ['"x"', 400, -32_600],
    ['null', 400, -32_600],
    [JSON.stringify(Array(51).fill(PING)), 400, -32_600],
    [JSON.stringify({ ...PING, padding: 'x'.repeat(70_000) }), 413, -32_000],
  ] as const) {
    const answer = await client.post(body, session)
    assert.equal(answer.status, status, body.slice(0, 20))
    assert.equal(answer.json.error.code, code, body.slice(0, 20))
    assert.equal(answer.json.jsonrpc, '2.0')
  }
  for (const type of ['text/plain', 'application/jsonp', 'x', null])
    assert.equal((await client.post(PING, { ...session, 'content-type': type })).status, 415)
  assert.equal(
    (await client.post(PING, { ...session, 'content-type': 'application/json; charset=utf-8' })).status,
    200,
  )
})

test('a request with Content-Type but no body is answered at once', async () => {
  const { hostname, port } = new URL(endpoint.url)
  for (const [method, path, status] of [
    ['POST', '/mcp', 400],
    ['DELETE', '/mcp', 400],
    ['GET', '/mcp', 400],
  ] as const) {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connectTo(Number(port), hostname, () => {
        socket.end(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\n` +
            'Connection: close\r\n\r\n',
        )
      })
      let text = ''
      socket.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      socket.on('close', () => resolve(text)).on('error', reject)
    })
    assert.ok(answer.startsWith(`HTTP/1.1 ${status} `), answer)
  }
})

test('deeply nested arguments are harmless', async () => {
  const session = { 'mcp-session-id': await client.initialize() }
  const depth = 30_000
  const message = JSON.stringify(callMessage('echo', { text: 'ok', deep: null })).replace(
    'null',
    '['.repeat(depth) + ']'.repeat(depth),
  )
  assert.equal((await client.post(message, session)).json.result.structuredContent.text, 'ok')
})

test('unsupported HTTP methods are rejected with Allow', async () => {
  for (const method of ['PUT', 'PATCH', 'OPTIONS', 'HEAD']) {
    const answer = await client.send(method)
    assert.equal(answer.status, 405)
    assert.equal(answer.headers.get('allow'), 'GET, POST, DELETE')
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
  }
})

test('OAuth discovery endpoints return a JSON 404', async () => {
  for (const [method, path] of [
    ['GET', '/.well-known/oauth-protected-resource/mcp'],
    ['GET', '/.well-known/oauth-protected-resource'],
    ['GET', '/.well-known/oauth-authorization-server/mcp'],
    ['GET', '/.well-known/oauth-authorization-server'],
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/.well-known/openid-configuration/mcp'],
    ['GET', '/mcp/.well-known/openid-configuration'],
    ['POST', '/register'],
  ] as const) {
    const answer = await fetch(new URL(path, endpoint.url), { method })
    assert.equal(answer.status, 404, path)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(typeof ((await answer.json()) as { error: string }).error, 'string')
  }
})

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

function withoutSession(method: string, params: Message = {}) {
  const message = { jsonrpc: '2.0', id: 's', method, params: { ...params, _meta: ENVELOPE } }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method }
  return client.post(message, params.name ? { ...headers, 'mcp-name': String(params.name) } : headers)
}

test('2026-07-28: calls on the same path need no session', async () => {
  const discovered = await withoutSession('server/discover')
  assert.deepEqual(discovered.json.result.supportedVersions, ['2026-07-28'])
  const list = await withoutSession('tools/list')
  assert.equal(list.json.result.tools.length, TEST_TOOLS.length)
  assert.equal(list.json.result.cacheScope, 'public')
  const call = await withoutSession('tools/call', { name: 'echo', arguments: { text: 'a' } })
  assert.deepEqual(call.json.result.structuredContent, { text: 'a' })
  assert.equal(call.json.result.resultType, 'complete')
  assert.match(call.headers.get('ratelimit') ?? '', /r=\d+/)
  assert.equal((await withoutSession('tools/call', { name: 'nope', arguments: {} })).json.error.code, -32_602)
  const get = await client.send('GET', { 'mcp-protocol-version': '2026-07-28' })
  assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST'])
})

test('2026-07-28: key, host and rate limit are checked', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: ENVELOPE } }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }
  assert.equal((await client.post(message, { ...headers, 'x-api-key': null })).status, 401)
  assert.equal((await client.post(message, { ...headers, origin: 'https://evil.example.com' })).status, 403)
  const poor = connect(endpoint.url, await issueKey(pool, 1))
  await until(async () => (await poor.post(message, headers)).status === 200)
  const over = await poor.post(message, headers)
  assert.deepEqual([over.status, over.json.id], [429, 1])
})

test('2026-07-28: a subscription stream ends with its key', async () => {
  const shortLived = await issueKey(pool)
  const listener = connect(endpoint.url, shortLived)
  await until(async () => (await listener.send('PUT')).status === 405)
  const message = {
    jsonrpc: '2.0',
    id: 'l',
    method: 'subscriptions/listen',
    params: { notifications: { toolsListChanged: true }, _meta: ENVELOPE },
  }
  const headers = {
    ...listener.headers(),
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'subscriptions/listen',
  }
  const stream = await fetch(endpoint.url, { method: 'POST', headers, body: JSON.stringify(message) })
  assert.equal(stream.status, 200)
  assert.match(stream.headers.get('content-type') ?? '', /^text\/event-stream/)
  const whole = stream.text()
  await revokeKey(pool, shortLived.split('_')[1] as string)
  assert.match(await whole, /notifications\/subscriptions\/acknowledged/)
})
