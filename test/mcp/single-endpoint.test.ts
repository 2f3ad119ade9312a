// The endpoint has a single path, without legacy transports and CORS.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { connect, initializeMessage, LIST } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
await addCompany(pool)
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key })
const headers = { 'x-api-key': key, accept: 'text/event-stream', 'content-type': 'application/json' }

test('the legacy HTTP+SSE transport does not exist', async () => {
  const body = JSON.stringify(initializeMessage())
  for (const path of ['/sse', '/mcp/sse', '/message', '/messages', '/mcp/message', '/mcp/messages'])
    for (const init of [{ headers }, { method: 'POST', headers, body }]) {
      const answer = await fetch(app.url + path, init)
      assert.ok([404, 405].includes(answer.status), `${path} ${answer.status}`)
      assert.doesNotMatch(answer.headers.get('content-type') ?? '', /event-stream/)
    }
  const withoutSession = await fetch(`${app.url}/mcp`, { headers })
  assert.notEqual(withoutSession.status, 200, 'a GET alone opens no stream that would name a second path')
})

test('no response has CORS headers', async () => {
  const client = connect(`${app.url}/mcp`, key)
  const session = { 'mcp-session-id': await client.initialize() }
  const origin = { origin: 'https://elsewhere.example' }
  const answers = [
    await client.post(LIST, session),
    await client.post(LIST, { ...session, ...origin }),
    await client.send('OPTIONS', { ...origin, 'access-control-request-method': 'POST' }),
    await client.post(LIST, { 'x-api-key': null, ...origin }),
  ]
  for (const { headers } of answers)
    assert.deepEqual(
      [...headers.keys()].filter(name => name.startsWith('access-control-')),
      [],
    )
})
