import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../database.ts'
import { issueKey, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
// Whoever waited for that would not end before the time limit of the run.
const NEVER = { drainMs: 2_000_000 }

/** GET over a keep-alive connection. */
function getKept(address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true })
    get(address, { agent, headers: { 'x-api-key': key } }, answer => {
      answer.resume().on('end', () => resolve(answer))
    }).on('error', reject)
  })
}

test('shutdown drains requests in flight, closes idle connections and accepts no new ones', async () => {
  const begun = Promise.withResolvers<void>()
  const found = Promise.withResolvers<[]>()
  const app = await runApp({
    databaseUrl: url,
    timing: NEVER,
    search: () => {
      begun.resolve()
      return found.promise
    },
  })
  await getKept(`${app.url}/healthz`)
  const inFlight = getKept(`${app.url}/api/v1/search?q=x`)
  await begun.promise
  const closed = app.close()
  await sleep(50)
  found.resolve([])
  await closed
  assert.equal((await inFlight).statusCode, 200)
  await assert.rejects(getKept(`${app.url}/healthz`), { code: 'ECONNREFUSED' })
})

test('requests still running after the drain timeout are aborted', async () => {
  const begun = Promise.withResolvers<void>()
  const app = await runApp({
    databaseUrl: url,
    timing: { drainMs: 100 },
    search: () => {
      begun.resolve()
      return new Promise(() => {})
    },
  })
  const inFlight = assert.rejects(getKept(`${app.url}/api/v1/search?q=x`), { code: 'ECONNRESET' })
  await begun.promise
  await app.close()
  await inFlight
})

test('the first request of a new connection is served during shutdown, a silent connection is not awaited', async () => {
  const app = await runApp({ databaseUrl: url, timing: NEVER })
  const { hostname, port } = new URL(app.url)
  const [asking, silent] = [connect(Number(port), hostname), connect(Number(port), hostname)]
  const shut = once(silent.resume(), 'close')
  await Promise.all([once(asking, 'connect'), once(silent, 'connect')])
  await sleep(50) // the server has accepted them
  const closed = app.close()
  await sleep(100)
  asking.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  const [answer] = await once(asking, 'data')
  assert.match(String(answer), /^HTTP\/1\.1 200 OK\r\n/)
  assert.match(String(answer), /^connection: close\r$/im)
  await Promise.all([closed, shut])
})
