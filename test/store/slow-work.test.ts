// What the circuit breaker of a source counts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { SourceUnavailableError } from '../../src/domain/errors.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createTestDatabase } from '../database.ts'

const { url } = await createTestDatabase()

const open = () =>
  openSource({
    name: 'register',
    url,
    logger: pino({ level: 'silent' }),
    connections: 4,
    timing: { statementTimeoutMs: 300, retryAfterMs: 60_000 },
  })

const failSlowly = (source: ReturnType<typeof open>) =>
  assert.rejects(
    source.run(pool => pool.query('SELECT pg_sleep(2)')),
    SourceUnavailableError,
  )

test('slow work does not open the breaker while others are answered', async () => {
  const source = open()
  const others = setInterval(() => void source.run(pool => pool.query('SELECT 1')), 20)
  for (let n = 0; n < 4; n++) await failSlowly(source)
  clearInterval(others)
  assert.equal(source.state(), 'answering')
  await source.close()
})

test('a source that answers nothing is left alone', async () => {
  const source = open()
  for (let n = 0; n < 2; n++) await failSlowly(source)
  assert.equal(source.state(), 'left_alone')
  await source.close()
})
