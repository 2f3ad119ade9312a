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

test('an unknown tool is an error of the protocol', async () => {
  const { status, json } = await call('nope')
  assert.equal(status, 200)
  assert.deepEqual(json.error, { code: -32_602, message: 'Unknown tool: nope' })
  const long = await call('x'.repeat(10_000))
  assert.ok(long.text.length < 200)
})

test('what a tool refuses is a result that says so', async () => {
  const { json } = await call('refuse')
  assert.deepEqual(json.result, {
    isError: true,
    content: [{ type: 'text', text: 'kbo must have ten digits.' }],
  })
})

test('a tool that fails or takes too long is a result that tells nothing of the inside', async () => {
  for (const name of ['fail', 'hang']) {
    const { text, json } = await call(name)
    assert.equal(json.result.isError, true)
    assert.match(json.result.content[0].text, /could not be answered/)
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

test('arguments may be left out', async () => {
  const { json } = await client.post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo' } },
    session,
  )
  assert.deepEqual(json.result.structuredContent, { text: '' })
})

test('the list has one page', async () => {
  const { json } = await client.post({ ...LIST, params: { cursor: 'x' } }, session)
  assert.equal(json.error.code, -32_602)
})

test('calls that carry the same id at the same time each get their own answer', async () => {
  const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`)
  const answers = await Promise.all(texts.map(text => call('echo', { text })))
  assert.deepEqual(
    answers.map(({ json }) => json.result.structuredContent.text),
    texts,
  )
})

test('tools know the address of the service: the one called, or the public one where that is set', async () => {
  const called = await call('where')
  assert.equal(called.json.result.structuredContent.text, new URL(endpoint.url).origin)
  const published = await runEndpoint({ databaseUrl: url, baseUrl: 'https://companies.example.org' })
  const { json } = await connect(published.url, key).post(callMessage('where'), session)
  assert.equal(json.result.structuredContent.text, 'https://companies.example.org')
})
