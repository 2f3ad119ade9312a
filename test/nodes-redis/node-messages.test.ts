// Messages between nodes through a real Redis: faster than polling the database.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Redis } from 'ioredis'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { addCompany, issueKey, type RunningApp, runApp, TIMING, until } from '../rest/running-app.ts'
import { startRedis, WITHOUT_REDIS } from '../servers/redis.ts'
import { SHARING } from './two-nodes.ts'

const REDIS = { skip: WITHOUT_REDIS }
const { url: databaseUrl, pool } = await createTestDatabase()
const path = `/companies/${await addCompany(pool)}`

/** A node that polls the database only every minute. */
function startNode(redisUrl: string, key: string): Promise<RunningApp> {
  const slow = { keys: { ...TIMING.keys, refreshMs: 60_000 }, mcp: { pollMs: 60_000 } }
  return runApp({ databaseUrl, redisUrl, key, timing: { ...slow, limitSharing: SHARING } })
}

/** The nodes' channel. */
async function channelOf(client: Redis): Promise<string> {
  const channels = (await client.pubsub('CHANNELS', 'griffie:news:*')) as string[]
  assert.equal(channels.length, 1)
  return channels[0] as string
}

test('ended sessions are published, and published ones are ended', REDIS, async () => {
  const redis = await startRedis()
  const key = await issueKey(pool)
  const [first, second] = [await startNode(redis.url, key), await startNode(redis.url, key)]
  const [atFirst, atSecond] = [first, second].map(({ url }) => connect(`${url}/mcp`, key)) as [Caller, Caller]
  const [asking, hearing] = [await redis.ask(), await redis.ask()]
  const channel = await channelOf(asking)
  const heard: string[] = []
  hearing.on('message', (_channel, text) => heard.push(text))
  await hearing.subscribe(channel)

  const ended = await atFirst.initialize()
  assert.equal((await atFirst.send('DELETE', { 'mcp-session-id': ended })).status, 200)
  await until(() => heard.length === 1)
  const announced = JSON.parse(heard[0] as string) as { kind: string; nonce: string }
  assert.equal(announced.kind, 'session_ended')
  assert.ok(ended.includes(announced.nonce))

  // Not in any database.
  const session = { 'mcp-session-id': await atFirst.initialize() }
  assert.equal((await atSecond.post(LIST, session)).status, 200)
  const nonce = session['mcp-session-id'].split('.').at(-2)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await asking.publish(channel, JSON.stringify({ kind: 'session_ended', nonce, expiresAt }))
  for (const caller of [atFirst, atSecond])
    await until(async () => (await caller.post(LIST, session)).status === 404)
})

type Caller = ReturnType<typeof connect>

test('revoked and issued keys apply immediately, long before the next poll', REDIS, async () => {
  const redis = await startRedis()
  const { key, keyId } = await issueApiKey(pool, {
    holder: 'Test',
    email: 'test@example.org',
    rateLimit: 9_999,
  })
  const node = await startNode(redis.url, key)
  assert.equal((await node.get(path)).status, 200)
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url }
  assert.equal((await runInProcess(['keys', 'revoke', keyId], env)).code, 0)
  await until(async () => (await node.get(path)).status === 401)
  const issued = await runInProcess(['keys', 'issue', '--holder', 'Test', '--email', 'test@example.org'], env)
  await until(async () => (await node.get(path, { key: issued.stdout.trim() })).status === 200)
})

test('a command succeeds without Redis', REDIS, async () => {
  const redis = await startRedis()
  await redis.kill()
  const { keyId } = await issueApiKey(pool, { holder: 'Test', email: 'test@example.org', rateLimit: null })
  const { code, stderr } = await runInProcess(['keys', 'revoke', keyId], {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
  })
  assert.equal(code, 0)
  assert.equal(stderr, `Key ${keyId} is revoked.\n`)
  assert.equal(await revokeKey(pool, keyId), false)
})

test('foreign and malformed messages are ignored', REDIS, async () => {
  const redis = await startRedis()
  const key = await issueKey(pool)
  const node = await startNode(redis.url, key)
  const client = await redis.ask()
  const channel = await channelOf(client)
  for (const text of ['', '{', 'null', '{"kind":"session_ended"}', '{"kind":"other"}', '[]'])
    await client.publish(channel, text)
  assert.equal((await node.get(path)).status, 200)
  assert.deepEqual(
    // On a busy machine polls time out.
    node.log.filter(line => /"level":[45]0/.test(line) && !line.includes('"work":"reading')),
    [],
  )
})
