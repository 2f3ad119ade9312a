// Nodes that share limits in a real Redis, which is killed, hangs, is full or rejects them.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { nightly } from '../nightly.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { startRedis, WITHOUT_REDIS } from '../servers/redis.ts'
import { type Node, startNode } from './two-nodes.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
// Without a queue the status would be degraded anyway.
const queue = await openQueue({ url: databaseUrl, logger: createLogger('silent'), superviseEverySeconds: 1 })
after(() => queue.stop())
const path = `/companies/${await addCompany(pool)}`
const node = async (redisUrl: string | null, rateLimit = 60) =>
  startNode({ databaseUrl, redisUrl, path, key: await issueKey(pool, rateLimit) })

const REDIS = { skip: WITHOUT_REDIS }

/** Two nodes with one key. */
async function nodes(redisUrl: string, given?: string): Promise<[Node, Node]> {
  const key = given ?? (await issueKey(pool, 60))
  const start = () => startNode({ databaseUrl, redisUrl, path, key })
  return [await start(), await start()]
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 8_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come about.')
    await sleep(20)
  }
}

const isShared = (one: Node) => eventually(async () => (await one.sharedLimits()).state === 'shared')
const isAlone = (one: Node) => eventually(async () => (await one.sharedLimits()).state === 'per_node')
const lines = (one: Node, message: RegExp) => one.log.filter(line => message.test(line))

/** Sends requests to the nodes in turn until each rejects; returns how many passed. */
async function useUp(all: Node[]): Promise<number> {
  let passed = 0
  const open = new Set(all)
  while (open.size > 0)
    for (const one of open) {
      const { status } = await one.ask()
      if (status === 429) open.delete(one)
      else passed++
    }
  return passed
}

test('a client has one limit over both nodes, and both report the remainder', REDIS, async () => {
  const redis = await startRedis()
  const [first, second] = await nodes(redis.url)
  for (let i = 0; i < 20; i++) await first.ask()
  assert.equal((await second.ask()).remaining, 39)
  assert.equal(await useUp([first, second]), 39)
  assert.deepEqual(await first.ask(), { status: 429, remaining: 0 })
  await isShared(first)
})

test('keys in Redis identify nobody and expire', REDIS, async () => {
  const redis = await startRedis()
  const one = await node(redis.url)
  await one.get(path, { key: null })
  await one.ask()
  const client = await redis.ask()
  await eventually(async () => (await client.keys('*')).length > 1)
  await sleep(50)
  for (const name of await client.keys('*')) {
    assert.match(name, /^griffie:window:[\w-]{22}$/)
    const left = await client.pttl(name)
    assert.ok(left > 0 && left <= 60_000, String(left))
  }
})

test(
  'no request fails when Redis is killed, and after a restart limits are shared again',
  REDIS,
  async () => {
    const redis = await startRedis()
    const key = await issueKey(pool, 100_000)
    const [first, second] = await nodes(redis.url, key)
    for (const one of [first, second]) await eventually(async () => (await one.ask()).status === 200)
    const statuses = new Set<number>()
    let asking = true
    const load = Promise.all(
      [first, second].flatMap(one =>
        Array.from({ length: 4 }, async () => {
          while (asking) statuses.add((await one.ask()).status)
        }),
      ),
    )
    await sleep(200)
    await redis.kill()
    await isAlone(first)
    asking = false
    await load
    assert.deepEqual([...statuses], [200])
    assert.equal((await first.sharedLimits()).status, 'degraded')
    assert.equal(lines(first, /Redis unavailable/).length, 1)
    const before = (await second.ask()).remaining
    for (let i = 0; i < 30; i++) await first.ask()
    assert.equal((await second.ask()).remaining, before - 1)

    await redis.start()
    await Promise.all([first, second].map(isShared))
    assert.equal(lines(first, /Redis available: nodes share their counters/).length, 1)
    for (let i = 0; i < 30; i++) await first.ask()
    await eventually(async () => (await second.ask()).remaining < before - 60)
  },
)

test('an emptied Redis recovers the counts from the nodes', REDIS, async () => {
  const redis = await startRedis()
  const key = await issueKey(pool, 60)
  const [first, second] = await nodes(redis.url, key)
  for (let i = 0; i < 30; i++) await first.ask()
  await eventually(async () => (await second.ask()).remaining <= 29)
  await (await redis.ask()).flushall()
  await first.ask()
  await sleep(300)
  const third = await startNode({ databaseUrl, redisUrl: redis.url, path, key })
  await third.ask()
  await sleep(300)
  assert.ok((await third.ask()).remaining <= 27)
})

test('with a stalled Redis requests wait briefly and nodes count alone', REDIS, async () => {
  const redis = await startRedis()
  const [first] = await nodes(redis.url, await issueKey(pool, 100_000))
  await isShared(first)
  redis.freeze()
  try {
    const asked = performance.now()
    for (let i = 0; i < 20; i++) assert.equal((await first.ask()).status, 200)
    // Waiting for a reply of Redis would exceed this.
    assert.ok(performance.now() - asked < 20 * 150)
    await isAlone(first)
    assert.match(lines(first, /Redis unavailable/)[0] ?? '', /"reason":"late"/)
  } finally {
    redis.thaw()
  }
  await isShared(first)
})

// As above, without a limit on the time.
nightly(
  'hanging: requests wait no longer than a moment, and nodes count for themselves until it goes on',
  REDIS,
  async () => {
    const redis = await startRedis()
    const [first] = await nodes(redis.url, await issueKey(pool, 100_000))
    await isShared(first)
    redis.freeze()
    try {
      for (let i = 0; i < 20; i++) assert.equal((await first.ask()).status, 200)
      await isAlone(first)
      assert.match(lines(first, /Redis unavailable/)[0] ?? '', /"reason":"late"/)
    } finally {
      redis.thaw()
    }
    await isShared(first)
  },
)

test('full: it counts as away, and as back once there is room', REDIS, async () => {
  const redis = await startRedis()
  const [first] = await nodes(redis.url, await issueKey(pool, 100_000))
  const client = await redis.ask()
  await client.config('SET', 'maxmemory', '1')
  await first.ask()
  await isAlone(first)
  assert.equal((await first.ask()).status, 200)
  assert.match(lines(first, /Redis unavailable/)[0] ?? '', /"reason":"OOM","hint":"out of memory/)
  await client.config('SET', 'maxmemory', '0')
  await isShared(first)
})

test('a replica, which takes no writes, is not used', REDIS, async () => {
  const [primary, replica] = [await startRedis(), await startRedis()]
  const { hostname, port } = new URL(primary.url)
  const client = await replica.ask()
  await client.replicaof(hostname, port)
  await eventually(async () => /master_link_status:up/.test(await client.info('replication')))
  const one = await node(replica.url)
  assert.equal((await one.sharedLimits()).state, 'per_node')
  assert.match(lines(one, /Redis unavailable/)[0] ?? '', /READONLY/)
})

test('a wrong password is logged at startup, and the service runs', REDIS, async () => {
  const redis = await startRedis({ password: 'right' })
  const one = await node(redis.url.replace('right', 'Hondsdraf12'))
  const [line = ''] = lines(one, /Redis unavailable/)
  assert.match(line, /"hint":"REDIS_URL: wrong user or password"/)
  assert.doesNotMatch(line, /Hondsdraf12/)
  assert.equal((await one.ask()).status, 200)
  assert.equal((await one.sharedLimits()).status, 'degraded')
  const right = await node(redis.url)
  assert.equal((await right.sharedLimits()).state, 'shared')
})

test('the user rights in the manual suffice', REDIS, async () => {
  const redis = await startRedis()
  const manual = await readFile(new URL('../../docs/scale.md', import.meta.url), 'utf8')
  const [, rights = ''] = /ACL SETUSER griffie on >secret (.+)/.exec(manual) ?? []
  assert.match(rights, /^~griffie:\* /)
  await (await redis.ask()).acl('SETUSER', 'griffie', 'on', '>secret', ...rights.split(' '))
  const address = new URL(redis.url)
  Object.assign(address, { username: 'griffie', password: 'secret' })
  const [first, second] = await nodes(address.href)
  for (const one of [first, second]) assert.equal((await one.sharedLimits()).state, 'shared')
  for (let i = 0; i < 20; i++) await first.ask()
  await eventually(async () => (await second.ask()).remaining <= 39)
  assert.deepEqual(lines(first, /Redis unavailable/), [])
})

test('with an unreachable Redis the service starts, logs it, and counts alone', async () => {
  const one = await node(`redis://127.0.0.1:${await freePort()}`)
  assert.match(lines(one, /Redis unavailable/)[0] ?? '', /REDIS_URL: connection refused/)
  assert.equal((await one.ask()).remaining, 59)
  assert.equal((await one.ask()).remaining, 58)
})

test('without Redis the status is not degraded, and limits are off', async () => {
  assert.deepEqual(await (await node(null)).sharedLimits(), { status: 'ok', state: 'off', since: null })
})
