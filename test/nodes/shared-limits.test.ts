// Nodes on one database without Redis: a client has one exact limit over all of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { connect, initializeMessage } from '../mcp/running-endpoint.ts'
import { startNode } from '../nodes-redis/two-nodes.ts'
import { addCompany, issueKey, until } from '../rest/running-app.ts'

const { url: databaseUrl, pool } = await createTestDatabase()
const path = `/companies/${await addCompany(pool)}`
const keys = [await issueKey(pool, 60), await issueKey(pool, 60), await issueKey(pool, 60)] as const
const node = (key: string = keys[0]) => startNode({ databaseUrl, redisUrl: null, path, key })

const alone = await node()
const before = Array.from({ length: 7 }, () => alone.ask())
const counted = await Promise.all(before)

test('a single node counts alone and reports it', async () => {
  assert.deepEqual(counted.map(({ remaining }) => remaining).toSorted(), [53, 54, 55, 56, 57, 58, 59])
  assert.equal((await alone.sharedLimits()).state, 'off')
})

test('with several nodes sixty requests pass in total, including earlier ones', async () => {
  const nodes = [alone, await node(), await node()]
  await until(async () => (await alone.sharedLimits()).state === 'shared')
  await until(async () => (await pool.query('SELECT FROM access.rate_window')).rowCount !== 0)
  const statuses: number[] = []
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(nodes.flatMap(one => [one.ask(), one.ask(), one.ask()]))
    statuses.push(...answers.map(({ status }) => status))
  }
  assert.equal(statuses.filter(status => status === 200).length, 60 - counted.length)
  for (const one of nodes) assert.deepEqual(await one.ask(), { status: 429, remaining: 0 })
})

test('concurrently, sixty requests pass per key, per address and per MCP client', async () => {
  const nodes = [await node(keys[1]), await node(keys[1])]
  const all = await Promise.all(nodes.flatMap(one => Array.from({ length: 45 }, () => one.ask())))
  assert.equal(all.filter(({ status }) => status === 200).length, 60)

  const unkeyed = { key: null, headers: { 'x-forwarded-for': '203.0.113.7' } }
  const refused = await Promise.all(
    nodes.flatMap(one => Array.from({ length: 45 }, () => one.get(path, unkeyed))),
  )
  assert.equal(refused.filter(({ status }) => status === 401).length, 60)

  const calls = await Promise.all(
    nodes.flatMap(one => {
      const client = connect(`${one.url}/mcp`, keys[2])
      return Array.from({ length: 45 }, () => client.post(initializeMessage()))
    }),
  )
  assert.equal(calls.filter(({ status }) => status === 200).length, 60)
})

test('the stored windows identify nobody', async () => {
  const { rows } = await pool.query<{ subject: string }>('SELECT subject FROM access.rate_window')
  assert.ok(rows.length > 0)
  for (const { subject } of rows) assert.match(subject, /^[\w-]{22}$/)
})
