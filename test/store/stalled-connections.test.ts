// Statements on stalled connections, and slow statements.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'

const { url } = await createTestDatabase()
const LIMIT_MS = 400

function open(address: string, pooled = false) {
  const pool = openPool(address, { name: 'test', max: 1, statementTimeoutMs: LIMIT_MS, pooled })
  after(() => pool.end())
  return pool
}

const processOf = async (pool: ReturnType<typeof open>) =>
  (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid

for (const pooled of [false, true])
  test(`a statement on a stalled connection times out, and the next one gets another connection${pooled ? ', through a pooler too' : ''}`, async () => {
    const relay = await relayTo(url)
    const pool = open(relay.url, pooled)
    const before = await processOf(pool)
    relay.silence()
    await assert.rejects(processOf(pool), { message: 'Query read timeout' })
    assert.notEqual(await processOf(pool), before)
  })

test('a responsive server cancels statements itself', async () => {
  await assert.rejects(open(url).query('SELECT pg_sleep(5)'), { code: '57014' })
})

test('consecutive short statements do not count as one long one', async () => {
  const pool = open(url)
  const before = await processOf(pool)
  const ended = performance.now() + 4 * LIMIT_MS
  while (performance.now() < ended) await pool.query('SELECT pg_sleep(0.02)')
  assert.equal(await processOf(pool), before)
})

test('answers received while this process was busy count', async () => {
  const pool = open(url)
  const before = await processOf(pool)
  const answered = pool.query(`SELECT pg_sleep(${(0.5 * LIMIT_MS) / 1_000})`)
  await sleep(0.3 * LIMIT_MS) // it was seen waiting
  const free = performance.now() + 3 * LIMIT_MS
  while (performance.now() < free);
  assert.equal((await answered).rowCount, 1)
  assert.equal(await processOf(pool), before)
})
