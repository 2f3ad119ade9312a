import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createTestDatabase } from '../database.ts'
import { issueKey } from '../rest/running-app.ts'
import { connect, runEndpoint } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
// Issued before the endpoint first reads the keys; it polls rarely afterwards.
const key = await issueKey(pool, 100_000_000)
const endpoint = await runEndpoint({ databaseUrl: url, timing: { toolTimeoutMs: 50 } })
const client = connect(endpoint.url, key)
const sessions = [await client.initialize('2025-11-25'), await client.initialize('2025-03-26')]

const METHODS = [
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'server/discover',
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
  'resources/list',
  'logging/setLevel',
  'tasks/get',
  'constructor',
  '__proto__',
]
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const params = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      name: fc.oneof(fc.constantFrom('echo', 'fail', 'hang', 'toString'), fc.jsonValue()),
      arguments: fc.jsonValue(),
      cursor: fc.string(),
      protocolVersion: fc.oneof(fc.constantFrom('2025-06-18', '2026-07-28'), fc.jsonValue()),
      capabilities: fc.oneof(fc.constant({}), fc.jsonValue()),
      clientInfo: fc.oneof(fc.constant({ name: 'x', version: '1' }), fc.jsonValue()),
      _meta: fc.oneof(fc.constant(ENVELOPE), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
)
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...METHODS) }, fc.string(), fc.jsonValue()),
    params,
    result: fc.jsonValue(),
    error: fc.jsonValue(),
  },
  { requiredKeys: ['jsonrpc', 'method'] },
)
const headers = fc.record({
  'mcp-session-id': fc.constantFrom(...sessions, null, 'x'),
  'mcp-protocol-version': fc.constantFrom('2025-11-25', '2026-07-28', 'x', null),
  'mcp-method': fc.constantFrom(...METHODS, null),
})

test('arbitrary input gets a JSON-RPC response with a client error', async () => {
  const body = fc.oneof(message, fc.array(message, { maxLength: 5 }), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(body, headers, async (sent, given) => {
      const { status, text, json } = await client.post(sent, given)
      assert.ok([200, 202, 400, 404].includes(status), `${status} ${text}`)
      if (status === 202) return assert.equal(text, '')
      for (const answer of Array.isArray(json) ? json : [json]) {
        assert.equal(answer.jsonrpc, '2.0')
        assert.ok('result' in answer !== 'error' in answer)
      }
    }),
    { numRuns: 600 },
  )
  assert.ok(!endpoint.log.some(line => line.includes('"route":"/mcp"')))
})

test('a response has the id of its request', async () => {
  const session = { 'mcp-session-id': sessions[0] as string }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.integer(), fc.string()), fc.constantFrom(...METHODS), async (id, method) => {
      const { json } = await client.post({ jsonrpc: '2.0', id, method, params: {} }, session)
      assert.equal(json.id, id)
    }),
    { numRuns: 200 },
  )
})
