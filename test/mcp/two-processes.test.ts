// Two server processes on one database behind a round-robin proxy.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { firstLines, makeDataDir, start } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { addCompany, issueKey, until } from '../rest/running-app.ts'
import { connect, initializeMessage, LIST } from './running-endpoint.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const number = await addCompany(pool)
const key = await issueKey(pool)
const ports = [await serve(), await serve()]
const [first, second] = ports.map(port => connect(`http://127.0.0.1:${port}/mcp`, key)) as [Direct, Direct]

type Direct = ReturnType<typeof connect>

async function serve(): Promise<string> {
  const port = String(await freePort())
  const env = {
    PORT: port,
    DATABASE_URL: databaseUrl,
    GRIFFIE_DATA_DIR: makeDataDir(),
    BASE_URL: 'https://companies.example.org',
    MCP_ALLOWED_HOSTS: 'griffie.internal, other.internal',
    LOG_LEVEL: 'warn',
  }
  const child = start(['serve'], env)
  after(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  assert.match(await firstLines(child), /^Griffie listens on /)
  return port
}

/** A round-robin proxy, and the number of requests per process. */
async function balance(): Promise<{ url: string; served: number[] }> {
  const served = ports.map(() => 0)
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    const to = turn++ % ports.length
    served[to] = (served[to] as number) + 1
    const { url: path, method, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: ports[to], path, method, headers }, answer => {
      outgoing.writeHead(answer.statusCode as number, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  after(() => {
    balancer.closeAllConnections()
    balancer.close()
  })
  return { url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}/mcp`, served }
}

test('a session works across two processes', async () => {
  const { url, served } = await balance()
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } })
  const requestInit = { headers: { 'x-api-key': key } }
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit })
  await client.connect(transport)
  for (let i = 0; i < 6; i++) {
    assert.equal((await client.listTools()).tools.length, 7)
    const { structuredContent } = await client.callTool({
      name: 'get_company_profile',
      arguments: { kbo: number },
    })
    assert.equal((structuredContent as { enterpriseNumber: string }).enterpriseNumber, number)
  }
  assert.ok(Math.min(...served) >= 6, String(served))
  const session = { 'mcp-session-id': transport.sessionId as string }
  await transport.terminateSession()
  await client.close()
  for (const process of [first, second])
    await until(async () => (await process.post(LIST, session)).status === 404)
})

test('the public origin and configured hosts are allowed, others are not', async () => {
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, 'x-api-key': key, 'content-type': 'application/json' }
      const call = request({ port: ports[0], path: '/mcp', method: 'POST', headers }, answer => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      call.on('error', reject).end(JSON.stringify(initializeMessage()))
    })
  for (const host of ['companies.example.org', 'griffie.internal:8080', 'other.internal'])
    assert.equal(await statusAt(host), 200, host)
  assert.equal(await statusAt('evil.example.com'), 403)
})

test('ending a session in one process ends it and its stream in the other', async () => {
  const session = { 'mcp-session-id': await first.initialize() }
  const stream = await fetch(`http://127.0.0.1:${ports[1]}/mcp`, {
    headers: second.headers(session['mcp-session-id']),
  })
  assert.equal(stream.status, 200)
  const whole = stream.text()
  assert.equal((await second.post(LIST, session)).status, 200)
  assert.equal((await first.send('DELETE', session)).status, 200)
  assert.equal(await whole, ': open\n\n')
  assert.equal((await second.post(LIST, session)).status, 404)
})
