// What nodes tell each other through a real Redis: sooner than they find it in the database, and where that tells nothing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Redis } from 'ioredis'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { run } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { connect, LIST } from '../mcp/running-endpoint.ts'
import { addCompany, issueKey, type RunningApp, runApp, TIMING, until } from '../rest/running-app.ts'
import { startRedis, WITHOUT_REDIS } from '../servers/redis.ts'
import { SHARING } from './two-nodes.ts'

const REDIS = { skip: WITHOUT_REDIS }
const { url: databaseUrl, pool } = await createTestDatabase()
const path = `/companies/${await addCompany(pool)}`

/** A node that looks into the database every minute only. */
function startNode(redisUrl: string, key: string): Promise<RunningApp> {
  const slow = { keys: { ...TIMING.keys, refreshMs: 60_000 }, mcp: { pollMs: 60_000 } }
  return runApp({ databaseUrl, redisUrl, key, timing: { ...slow, limitSharing: SHARING } })
}

/** The one channel that nodes listen on. */
async function channelOf(client: Redis): Promise<string> {
  const channels = (await client.pubsub('CHANNELS', 'griffie:news:*')) as string[]
  assert.equal(channels.length, 1)
  return channels[0] as string
}

test('a session that is ended is announced, and one that is announced is ended', REDIS, async () => {
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

  // One that no database knows of.
  const session = { 'mcp-session-id': await atFirst.initialize() }
  assert.equal((await atSecond.post(LIST, session)).status, 200)
  const nonce = session['mcp-session-id'].split('.').at(-2)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await asking.publish(channel, JSON.stringify({ kind: 'session_ended', nonce, expiresAt }))
  for (const caller of [atFirst, atSecond])
    await until(async () => (await caller.post(LIST, session)).status === 404)
})

type Caller = ReturnType<typeof connect>

test('a key that the command revokes or issues is known at once, long before nodes look', REDIS, async () => {
  const redis = await startRedis()
  const { key, keyId } = await issueApiKey(pool, {
    holder: 'Test',
    email: 'test@example.org',
    rateLimit: 9_999,
  })
  const node = await startNode(redis.url, key)
  assert.equal((await node.get(path)).status, 200)
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url }
  assert.equal((await run(['keys', 'revoke', keyId], env)).code, 0)
  await until(async () => (await node.get(path)).status === 401)
  const issued = await run(['keys', 'issue', '--holder', 'Test', '--email', 'test@example.org'], env)
  await until(async () => (await node.get(path, { key: issued.stdout.trim() })).status === 200)
})

test('a command does not fail for a Redis that is away', REDIS, async () => {
  const redis = await startRedis()
  await redis.kill()
  const { keyId } = await issueApiKey(pool, { holder: 'Test', email: 'test@example.org', rateLimit: null })
  const { code, stderr } = await run(['keys', 'revoke', keyId], {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
  })
  assert.equal(code, 0)
  assert.equal(stderr, `Key ${keyId} is revoked.\n`)
  assert.equal(await revokeKey(pool, keyId), false)
})

test('what is no news, and what others say on the channel, is passed over', REDIS, async () => {
  const redis = await startRedis()
  const key = await issueKey(pool)
  const node = await startNode(redis.url, key)
  const client = await redis.ask()
  const channel = await channelOf(client)
  for (const text of ['', '{', 'null', '{"kind":"session_ended"}', '{"kind":"other"}', '[]'])
    await client.publish(channel, text)
  assert.equal((await node.get(path)).status, 200)
  assert.deepEqual(
    node.log.filter(line => /"level":[45]0/.test(line)),
    [],
  )
})
