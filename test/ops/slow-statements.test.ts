// The slow statement log.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { inTransaction, openPool } from '../../src/store/db/pool.ts'
import { logSlowStatements } from '../../src/store/db/slow-statements.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { runWithMetrics } from './run-with-metrics.ts'

const { url, pool } = await createTestDatabase()
const lines: Record<string, unknown>[] = []
const logger = pino({ base: null }, { write: line => void lines.push(JSON.parse(line)) })

function open(overMs: number | null) {
  const opened = openPool(url, { name: 'tried', slow: logSlowStatements(overMs, logger) })
  after(() => opened.end())
  lines.length = 0
  return opened
}

test('a slow statement is logged by name with duration and rows, without values', async () => {
  const slow = open(30)
  const values = ['Verzonnen Geheim']
  await slow.query({ name: 'sleep-a-little', text: 'SELECT $1::text, pg_sleep(0.05)', values })
  assert.equal(lines.length, 1)
  const { duration_ms, ...line } = lines[0] as { duration_ms: number }
  assert.ok(duration_ms >= 50)
  assert.deepEqual(
    { ...line, time: undefined },
    {
      level: 40,
      time: undefined,
      pool: 'tried',
      statement: 'sleep-a-little',
      rows: 1,
      msg: 'slow statement',
    },
  )
})

test('a fast statement is not logged', async () => {
  await open(60_000).query('SELECT 1')
  assert.deepEqual(lines, [])
})

test('a failing statement is logged and its error reaches the caller', async () => {
  const slow = open(0)
  await assert.rejects(slow.query({ name: 'divide', text: 'SELECT 1 / $1::int', values: [0] }), {
    code: '22012',
  })
  assert.equal(lines[0]?.statement, 'divide')
  assert.equal(lines[0]?.rows, null)
})

test('statements of a transaction are logged individually', async () => {
  await inTransaction(open(0), async client => {
    await client.query({ name: 'one', text: 'SELECT 1' })
    await assert.rejects(client.query('SELECT nothing'))
    await client.query('ROLLBACK')
  })
  assert.deepEqual(
    lines.map(({ statement }) => statement),
    [null, 'one', null, null, null],
  )
})

test('the service logs slow statements of its sources', async () => {
  const number = await addCompany(pool)
  const key = await issueKey(pool)
  const app = await runWithMetrics({ databaseUrl: url, config: { slowQueryMs: 0 } })
  await fetch(`${app.url}/api/v1/companies/${number}`, { headers: { 'x-api-key': key } })
  const told = app.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'slow statement')
  const pools = new Set(told.map(line => line.pool))
  for (const name of ['register', 'gazette', 'risk', 'upkeep']) assert.ok(pools.has(name), name)
  assert.ok(told.every(line => line.statement !== undefined))
  assert.ok(!app.log.join('').includes(number))
})
