// Workers are killed while they deliver: every message arrives, in order.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, start } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { eventually } from '../faults/running-server.ts'
import { sized } from '../nightly.ts'
import { addWebhook, change, issueKeyId, makeSecret, record } from './delivery.ts'
import { startReceiver } from './receivers.ts'

const CHANGES = 300

const { url, pool } = await createTestDatabase()
const secret = makeSecret()
const receiver = await startReceiver(secret, async (_request, _response, accept) => {
  await sleep(5)
  accept()
})
const env = {
  DATABASE_URL: url,
  GRIFFIE_DATA_DIR: makeDataDir(),
  LOG_LEVEL: 'silent',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
}

test('a worker killed while it delivers loses nothing', async context => {
  const webhookId = await addWebhook(pool, { url: receiver.url, keyId: await issueKeyId(pool), secret })
  await record(
    pool,
    Array.from({ length: CHANGES }, (_, at) => change(1, at)),
  )
  for (let kill = 0; kill < sized(1, 4); kill++) {
    const before = receiver.received.length
    const worker = start(['worker'], env)
    await eventually(() => receiver.received.length > before + 20)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    const { rows } = await pool.query('SELECT lease FROM access.webhook WHERE webhook_id = $1', [webhookId])
    assert.notEqual(rows[0].lease, null, 'it was killed in the middle of a batch')
    await pool.query('UPDATE access.webhook SET leased_until = now()') // instead of waiting for the lease to end
  }
  const worker = start(['worker'], env)
  await eventually(() => new Set(receiver.received.map(({ id }) => id)).size === CHANGES)
  worker.kill('SIGTERM')
  assert.deepEqual(await once(worker, 'exit'), [0, null])
  const first = new Map(receiver.received.map(({ id, body }) => [id, body.data.after]))
  assert.deepEqual(
    [...first.values()],
    Array.from({ length: CHANGES }, (_, at) => at),
  )
  const twice = receiver.received.length - CHANGES
  context.diagnostic(`${twice} messages were sent twice`)
  assert.ok(twice <= 51 * sized(1, 4), `${twice} sent twice`)
})
