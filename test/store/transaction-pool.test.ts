// Pools for transaction mode poolers, tested without one: no session state is left on the connections.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inTransaction, openPool, type Pool } from '../../src/store/db/pool.ts'
import { readRole } from '../../src/store/db/replicas/database-endpoint.ts'
import type { SlowStatement } from '../../src/store/db/slow-statements.ts'
import { createTestDatabase } from '../database.ts'

const { url } = await createTestDatabase()
const pool = openPool(url, {
  name: 'test',
  max: 1,
  pooled: true,
  statementTimeoutMs: 150,
  session: { enable_seqscan: 'off' },
})
after(() => pool.end())

const settings = async () => {
  const { rows } = await pool.query(
    `SELECT current_setting('enable_seqscan') AS scan, current_setting('statement_timeout') AS timeout`,
  )
  return [rows[0].scan, rows[0].timeout]
}
// Bypasses the pool's settings: the remaining state of the connection.
const left = async <T>(statement: string): Promise<T[]> => {
  const client = await pool.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    client.release()
  }
}

test('settings apply to each statement and leave no session state', async () => {
  assert.deepEqual(await settings(), ['off', '150ms'])
  const [found] = await left<{ scan: string; timeout: string }>(
    `SELECT current_setting('enable_seqscan') AS scan, current_setting('statement_timeout') AS timeout`,
  )
  assert.deepEqual(found, { scan: 'on', timeout: '0' })
})

test('named statements are not prepared by name', async () => {
  const named = { name: 'named', text: 'SELECT $1::int AS n', values: [7] }
  assert.equal((await pool.query(named)).rows[0].n, 7)
  assert.deepEqual(await left('SELECT name FROM pg_prepared_statements'), [])
})

test('a slow statement is cancelled by the server, and the connection stays usable', async () => {
  const [before] = await left<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await assert.rejects(pool.query('SELECT pg_sleep(5)'), { code: '57014' })
  await assert.rejects(pool.query('SELECT 1 / 0'), { code: '22012' })
  const [now] = await left<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  assert.deepEqual(now, before)
  assert.deepEqual(await settings(), ['off', '150ms'])
})

test('single statements are committed, and failing ones rolled back', async () => {
  await left('CREATE TABLE public.note (n integer PRIMARY KEY)')
  await pool.query('INSERT INTO public.note VALUES (1)')
  await assert.rejects(pool.query('INSERT INTO public.note VALUES (2), (1)'), { code: '23505' })
  await inTransaction(pool, async client => {
    await client.query('INSERT INTO public.note VALUES (3)')
    await client.query('DELETE FROM public.note WHERE n = 1')
  })
  assert.deepEqual(await left('SELECT n FROM public.note'), [{ n: 3 }])
})

test('only the caller’s slow statements are reported, by name', async () => {
  const told: SlowStatement[] = []
  const slow = { overMs: 0, note: (statement: SlowStatement) => void told.push(statement) }
  const timed = openPool(url, { name: 'timed', max: 1, pooled: true, statementTimeoutMs: 2_000, slow })
  try {
    await timed.query({ name: 'nap', text: 'SELECT pg_sleep(0.01)' })
    assert.deepEqual(
      told.map(({ pool: name, statement, rows }) => [name, statement, rows]),
      [['timed', 'nap', 1]],
    )
  } finally {
    await timed.end()
  }
})

test('a lost connection is replaced', async () => {
  await assert.rejects(pool.query('SELECT pg_terminate_backend(pg_backend_pid())'))
  assert.deepEqual(await settings(), ['off', '150ms'])
})

test('ordinary roles can read the primary’s role', async () => {
  await left('CREATE ROLE griffie_plain LOGIN')
  try {
    const role = await inTransaction(pool, async client => {
      await client.query('SET LOCAL ROLE griffie_plain')
      return readRole(client as unknown as Pool)
    })
    assert.equal(role.timeline, 1)
    assert.match(role.system, /^\d+$/)
  } finally {
    await left('DROP ROLE griffie_plain')
  }
})
