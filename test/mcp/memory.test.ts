import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Pool } from 'undici'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { issueKey } from '../rest/running-app.ts'
import { callMessage, connect, initializeMessage, type Message, runEndpoint } from './running-endpoint.ts'

const CALLS = sized(8_000, 50_000)
const OPENED = sized(1_000, 5_000)
const CONCURRENCY = 32
const WARM_UP = sized(1_500, 3_000)
// What leaks holds on to kilobytes of each call: many times this.
const MAX_GROWTH_BYTES = 6_000_000

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, 100_000_000)
const endpoint = await runEndpoint({ databaseUrl: url })
const client = connect(endpoint.url, key)
const sender = new Pool(new URL(endpoint.url).origin, { connections: CONCURRENCY })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function heapUsed(): Promise<number> {
  endpoint.log.length = 0
  for (let i = 0; i < 3; i++) {
    collect()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}

/** Sends a message repeatedly with `CONCURRENCY` requests in flight. */
async function send(message: Message, headers: Record<string, string>, times: number): Promise<void> {
  const body = JSON.stringify(message)
  let left = times
  const line = async () => {
    while (left-- > 0) {
      const answer = await sender.request({ path: '/mcp', method: 'POST', headers, body })
      await answer.body.dump()
      assert.equal(answer.statusCode, 200)
      endpoint.log.length = 0
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, line))
}

test('memory is stable over fifty thousand calls in a session and over thousands of new sessions', async () => {
  const inSession = client.headers(await client.initialize())
  const withoutSession = {
    ...client.headers(),
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': 'echo',
  }
  const call = callMessage('echo', { text: 'x' })
  const modern = {
    ...call,
    params: {
      ...(call.params as Message),
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }
  const round = async (calls: number, others: number) => {
    await send(call, inSession, calls)
    await send(initializeMessage(), client.headers(), others)
    await send(modern, withoutSession, others)
  }
  await round(WARM_UP, WARM_UP)
  const before = await heapUsed()
  await round(CALLS, OPENED)
  const after = await heapUsed()
  assert.ok(after - before < MAX_GROWTH_BYTES, `${before} → ${after} bytes`)
  await sender.close()
})
