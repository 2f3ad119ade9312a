// The MCP endpoint within the whole service.

import assert from 'node:assert/strict'
import { connect as connectTo } from 'node:net'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, issueKey, runApp, until } from '../rest/running-app.ts'
import { callMessage, connect, LIST } from './running-endpoint.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'De Verzonnen Molen' })
const key = await issueKey(pool)
const relay = await relayTo(databaseUrl)
const app = await runApp({ databaseUrl, key, sourceUrls: { accounts: relay.url, gazette: relay.url } })
const client = connect(`${app.url}/mcp`, key)

test('REST and MCP accept the same key and return the same company', async () => {
  const session = { 'mcp-session-id': await client.initialize() }
  const rest = (await (await app.get(`/companies/${number}`)).json()) as Record<string, unknown>
  const { json } = await client.post(callMessage('get_company_profile', { kbo: number }), session)
  const told = json.result.structuredContent ?? assert.fail(JSON.stringify(json) + app.log.join(''))
  assert.equal(told.enterpriseNumber, rest.enterprise_number)
  assert.equal(told.legalName, rest.legal_name)
})

test('REST and MCP have separate rate limits', async () => {
  const poor = await issueKey(pool, 3)
  const atMcp = connect(`${app.url}/mcp`, poor)
  await until(async () => (await app.get(`/companies/${number}`, { key: poor })).status === 200)
  while ((await app.get(`/companies/${number}`, { key: poor })).status !== 429);
  assert.equal((await atMcp.post(LIST)).status, 400)
})

test('unavailable sources cause tool errors without internal messages, not protocol errors', async () => {
  const session = { 'mcp-session-id': await client.initialize() }
  await relay.cut()
  for (const name of [
    'get_company_profile',
    'get_company_acts',
    'get_company_officers',
    'get_company_financials',
    'get_company_network',
  ]) {
    const { status, text, json } = await client.post(callMessage(name, { kbo: number }), session)
    assert.equal(status, 200)
    assert.ok(json.result, text)
    assert.ok(!/ECONN|connect |relation|timeout/i.test(text), text)
  }
  await relay.mend()
})

test('other routes neither read a body nor wait for one', async () => {
  for (const path of ['/nothing', '/register', `/api/v1/companies/${number}`]) {
    const answer = await rawPost(path, 'Content-Type: application/json\r\n')
    assert.match(answer, /^HTTP\/1\.1 4\d\d /)
    assert.match(answer, /\r\n\r\n\{"error":/)
  }
})

/** The raw response to a POST without a body. */
function rawPost(path: string, headers: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    const socket = connectTo(Number(port), hostname, () => {
      socket.end(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`)
    })
    let text = ''
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve(text)).on('error', reject)
  })
}
