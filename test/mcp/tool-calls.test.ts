import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { SECRET_TEXT } from '../fixtures/mcp-tools.ts'
import { issueKey } from '../rest/running-app.ts'
import { callMessage, connect, LIST, type Message, runEndpoint } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const endpoint = await runEndpoint({ databaseUrl: url, timing: { toolTimeoutMs: 100 } })
const client = connect(endpoint.url, key)
const session = { 'mcp-session-id': await client.initialize() }

const call = (name: string, args?: Message) => client.post(callMessage(name, args), session)

test('an unknown tool is a protocol error', async () => {
  const { status, json } = await call('nope')
  assert.equal(status, 200)
  assert.deepEqual(json.error, { code: -32_602, message: 'Unknown tool: nope' })
  const long = await call('x'.repeat(10_000))
  assert.ok(long.text.length < 200)
})

test('a call without the name of a tool, or with arguments that are no object, is told so in a sentence', async () => {
  for (const [params, message] of [
    [{}, 'params.name must be the name of a tool.'],
    [undefined, 'params.name must be the name of a tool.'],
    [{ name: 'echo', arguments: [] }, 'params.arguments must be an object.'],
  ] as const) {
    const { json } = await client.post(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', ...(params && { params }) },
      session,
    )
    assert.deepEqual(json.error, { code: -32_602, message })
  }
})

test('a tool error is a result with isError', async () => {
  const { json } = await call('refuse')
  assert.deepEqual(json.result, {
    isError: true,
    content: [{ type: 'text', text: 'kbo must have ten digits.' }],
  })
})

test('failing and slow tools return an error result without internal details', async () => {
  for (const name of ['fail', 'hang']) {
    const { text, json } = await call(name)
    assert.equal(json.result.isError, true)
    assert.match(json.result.content[0].text, /tool call failed/)
    assert.ok(!text.includes(SECRET_TEXT))
  }
  const failures = endpoint.log.map(line => JSON.parse(line)).filter(({ level }) => level === 50)
  assert.deepEqual(
    failures.map(({ tool, kind }) => [tool, kind]),
    [
      ['fail', 'Error'],
      ['hang', 'ToolTimeoutError'],
    ],
  )
})

test('arguments are optional', async () => {
  const { json } = await client.post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo' } },
    session,
  )
  assert.deepEqual(json.result.structuredContent, { text: '' })
})

test('the tool list has one page', async () => {
  const { json } = await client.post({ ...LIST, params: { cursor: 'x' } }, session)
  assert.equal(json.error.code, -32_602)
})

test('concurrent calls with the same id get their own responses', async () => {
  const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`)
  const answers = await Promise.all(texts.map(text => call('echo', { text })))
  assert.deepEqual(
    answers.map(({ json }) => json.result.structuredContent.text),
    texts,
  )
})

test('tools get the requested origin, or the public one if configured', async () => {
  const called = await call('where')
  assert.equal(called.json.result.structuredContent.text, new URL(endpoint.url).origin)
  const published = await runEndpoint({ databaseUrl: url, baseUrl: 'https://companies.example.org' })
  const { json } = await connect(published.url, key).post(callMessage('where'), session)
  assert.equal(json.result.structuredContent.text, 'https://companies.example.org')
})
