// Changes reach receivers in order and at least once, whatever other receivers do.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangePosition } from '../../src/domain/changes/change.ts'
import { parseCursor } from '../../src/domain/changes/cursor.ts'
import { listDeliveries } from '../../src/store/access/webhooks/webhook-log.ts'
import {
  cursorBefore,
  listWebhooks,
  moveCursor,
  pauseWebhook,
  resumeWebhook,
  type WebhookRecord,
} from '../../src/store/access/webhooks/webhooks.ts'
import { createTestDatabase } from '../database.ts'
import { eventually } from '../faults/running-server.ts'
import {
  addWebhook,
  change,
  issueKeyId,
  makeSecret,
  record,
  skipBackoff,
  startDeliveries,
} from './delivery.ts'
import { ANSWERS, closedPort, type Receiver, startReceiver } from './receivers.ts'

const { pool } = await createTestDatabase()
const keyId = await issueKeyId(pool)
const secret = makeSecret()

const seen = ({ received }: Receiver) => received.map(({ body }) => body.data.after)
const stateOf = async (id: string) =>
  (await listWebhooks(pool)).find(({ webhookId }) => webhookId === id) as WebhookRecord

async function clear(): Promise<void> {
  await pool.query('DELETE FROM access.webhook')
}

test('a change is posted once, signed by Standard Webhooks, with what is told of it', async () => {
  const receiver = await startReceiver(secret)
  const webhookId = await addWebhook(pool, { url: receiver.url, keyId, secret })
  const deliveries = startDeliveries(pool)
  await record(pool, [
    change(403449823, { band: 'High' }, { before: { band: 'Low' }, entityNumber: 2_000_000_339 }),
  ])
  await eventually(() => receiver.received.length > 0)
  await sleep(100)
  await deliveries.stop()
  const [message, ...more] = receiver.received
  assert.deepEqual(more, [])
  const { id, ...data } = message?.body.data ?? {}
  const position = parseCursor(String(id))
  assert.equal(message?.id, `msg_${webhookId}_${position?.position}_${position?.item}`)
  assert.equal(message.body.type, 'risk.band')
  assert.ok(Math.abs(Date.parse(message.body.timestamp) - Date.now()) < 60_000)
  assert.deepEqual(data, {
    enterprise_number: '0403449823',
    establishment_number: '2000000339',
    effective_on: '2026-03-02',
    reference: null,
    before: { band: 'Low' },
    after: { band: 'High' },
  })
  const [delivery] = await listDeliveries(pool, webhookId, { failed: false, limit: 10 })
  assert.deepEqual([delivery?.status, delivery?.error, delivery?.attempts], [204, null, 1])
  await clear()
})

test('kinds and companies are chosen per webhook, and suppressed companies are never sent', async () => {
  const [kinds, companies] = [await startReceiver(secret), await startReceiver(secret)]
  await addWebhook(pool, { url: kinds.url, keyId, secret, kinds: ['accounts.filed'] })
  await addWebhook(pool, { url: companies.url, keyId, secret, companies: [501, 502, 503] })
  await pool.query(`INSERT INTO access.suppression (kind, enterprise_number) VALUES ('company', 502)`)
  const deliveries = startDeliveries(pool)
  await record(pool, [
    change(500, 'filed', { kind: 'accounts.filed' }),
    change(501, 'banded'),
    change(502, 'hidden', { kind: 'accounts.filed' }),
    change(503, 'last'),
    change(504, 'last filed', { kind: 'accounts.filed' }),
  ])
  await eventually(() => seen(companies).includes('last') && seen(kinds).includes('last filed'))
  await deliveries.stop()
  assert.deepEqual(seen(kinds), ['filed', 'last filed'])
  assert.deepEqual(seen(companies), ['banded', 'last'])
  await clear()
})

test('of a filtered feed everything is sent, page by page, and names of suppressed persons are null', async () => {
  const receiver = await startReceiver(secret)
  await addWebhook(pool, { url: receiver.url, keyId, secret, kinds: ['register.name'] })
  await pool.query(
    `INSERT INTO access.suppression (kind, name, name_key) VALUES ('name', 'Jan Karel Pluim', 'jan karel pluim')`,
  )
  await record(
    pool,
    Array.from({ length: 360 }, (_, at) =>
      change(700 + at, at, at % 3 === 0 ? { kind: 'register.name' } : {}),
    ),
  )
  await record(pool, [change(700, ['Pluim Jan Karel', 'Ander'], { kind: 'register.name' })])
  const deliveries = startDeliveries(pool)
  await eventually(() => receiver.received.length >= 121)
  await sleep(100)
  await deliveries.stop()
  const expected = Array.from({ length: 120 }, (_, at) => at * 3)
  assert.deepEqual(seen(receiver), [...expected, [null, 'Ander']])
  await clear()
})

test('a webhook of the watch list follows the list as it is', async () => {
  await pool.query('CREATE TABLE IF NOT EXISTS access.watch (key_id text, enterprise_number integer)')
  const receiver = await startReceiver(secret)
  await addWebhook(pool, { url: receiver.url, keyId, secret, watched: true })
  const deliveries = startDeliveries(pool)
  await pool.query('INSERT INTO access.watch VALUES ($1, 611)', [keyId])
  await record(pool, [change(610, 'other'), change(611, 'watched')])
  await eventually(() => receiver.received.length > 0)
  await pool.query('INSERT INTO access.watch VALUES ($1, 610)', [keyId])
  await record(pool, [change(610, 'now watched')])
  await eventually(() => receiver.received.length > 1)
  await deliveries.stop()
  assert.deepEqual(seen(receiver), ['watched', 'now watched'])
  await clear()
})

test('a failed message is tried again in its place with the same id', async () => {
  const receiver = await startReceiver(secret, ANSWERS.broken)
  const webhookId = await addWebhook(pool, { url: receiver.url, keyId, secret })
  const deliveries = startDeliveries(pool)
  await record(pool, [change(1, 'first'), change(1, 'second')])
  await eventually(async () => (await stateOf(webhookId)).failures === 1)
  const { nextAttemptAt, state } = await stateOf(webhookId)
  const delay = nextAttemptAt.getTime() - Date.now()
  assert.ok(delay > 3_000 && delay < 7_000, `${delay} ms`)
  assert.equal(state, 'active')
  assert.equal(receiver.requests, 1)
  await skipBackoff(pool, webhookId)
  await eventually(async () => (await stateOf(webhookId)).failures === 2)
  receiver.answer = ANSWERS.well
  await skipBackoff(pool, webhookId)
  await eventually(() => receiver.received.length === 2)
  await eventually(async () => (await stateOf(webhookId)).failures === 0)
  await deliveries.stop()
  assert.deepEqual(seen(receiver), ['first', 'second'])
  const log = await listDeliveries(pool, webhookId, { failed: false, limit: 10 })
  assert.deepEqual(
    log.map(({ attempts, error }) => [attempts, error]),
    [
      [1, null],
      [3, null],
    ],
  )
  await clear()
})

test('a receiver that is gone is disabled at once, one that fails for three days then', async () => {
  const [gone, broken] = [
    await startReceiver(secret, ANSWERS.gone),
    await startReceiver(secret, ANSWERS.broken),
  ]
  const goneId = await addWebhook(pool, { url: gone.url, keyId, secret })
  const brokenId = await addWebhook(pool, { url: broken.url, keyId, secret })
  const deliveries = startDeliveries(pool)
  await record(pool, [change(1, 'x')])
  await eventually(async () => (await stateOf(goneId)).state === 'disabled')
  assert.match((await stateOf(goneId)).notice ?? '', /410 Gone/)
  await eventually(async () => (await stateOf(brokenId)).failures === 1)
  await pool.query(
    `UPDATE access.webhook SET failing_since = now() - interval '73 hours', next_attempt_at = now() WHERE webhook_id = $1`,
    [brokenId],
  )
  await eventually(async () => (await stateOf(brokenId)).state === 'disabled')
  assert.match(
    (await stateOf(brokenId)).notice ?? '',
    /every attempt failed since .* UTC, the last with status 500/,
  )
  await deliveries.stop()
  const disabled = deliveries.log.filter(line => line.includes('webhook disabled'))
  assert.equal(disabled.length, 2)
  assert.ok(!deliveries.log.some(line => line.includes('127.0.0.1')), 'addresses are not logged')
  broken.answer = ANSWERS.well
  await resumeWebhook(pool, brokenId)
  const again = startDeliveries(pool)
  await eventually(() => broken.received.length === 1)
  await again.stop()
  await clear()
})

test('redirects are not followed, endless responses are cut, closed ports are failures', async () => {
  const redirecting = await startReceiver(secret, ANSWERS.redirecting)
  const endless = await startReceiver(secret, async (_request, response) => {
    response.writeHead(200)
    while (!response.destroyed) {
      response.write(Buffer.alloc(16_384))
      await sleep(1)
    }
  })
  const ids = [
    await addWebhook(pool, { url: redirecting.url, keyId, secret }),
    await addWebhook(pool, { url: endless.url, keyId, secret }),
    await addWebhook(pool, { url: await closedPort(), keyId, secret }),
  ]
  const deliveries = startDeliveries(pool)
  await record(pool, [change(1, 'x')])
  const results = () =>
    Promise.all(ids.map(async id => (await listDeliveries(pool, id, { failed: false, limit: 1 }))[0]?.error))
  await eventually(async () => (await results()).every(error => error !== undefined))
  await deliveries.stop()
  assert.deepEqual(await results(), ['redirect, not followed', null, 'ECONNREFUSED'])
  assert.equal(redirecting.requests, 1)
  await clear()
})

test('a paused webhook gets later what changed meanwhile, one of a revoked key nothing', async () => {
  const [paused, revoked] = [await startReceiver(secret), await startReceiver(secret)]
  const pausedId = await addWebhook(pool, { url: paused.url, keyId, secret })
  const otherKey = await issueKeyId(pool)
  await addWebhook(pool, { url: revoked.url, keyId: otherKey, secret })
  await pool.query('UPDATE access.api_key SET revoked_at = now() WHERE key_id = $1', [otherKey])
  await pauseWebhook(pool, pausedId)
  const deliveries = startDeliveries(pool)
  await record(pool, [change(1, 'meanwhile')])
  await sleep(150)
  assert.equal(paused.requests, 0)
  await resumeWebhook(pool, pausedId)
  await eventually(() => paused.received.length === 1)
  await deliveries.stop()
  assert.equal(revoked.requests, 0)
  await clear()
})

test('a replay sends the same messages again, from a cursor or a time on', async () => {
  const receiver = await startReceiver(secret)
  const webhookId = await addWebhook(pool, { url: receiver.url, keyId, secret })
  const deliveries = startDeliveries(pool)
  const start = new Date()
  await record(pool, [change(1, 'a'), change(1, 'b')])
  await eventually(() => receiver.received.length === 2)
  await moveCursor(pool, webhookId, await cursorBefore(pool, start))
  await eventually(() => receiver.received.length === 4)
  const second = parseCursor(String(receiver.received[1]?.body.data.id)) as ChangePosition
  await moveCursor(pool, webhookId, { ...second, item: second.item - 1 })
  await eventually(() => receiver.received.length === 5)
  await sleep(100)
  await deliveries.stop()
  assert.deepEqual(seen(receiver), ['a', 'b', 'a', 'b', 'b'])
  assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 2)
  await clear()
})

test('what was purged before it was sent is told', async () => {
  const receiver = await startReceiver(secret)
  const webhookId = await addWebhook(pool, { url: receiver.url, keyId, secret })
  await record(pool, [change(1, 'x')])
  await pool.query(
    'INSERT INTO history.purge (purged_to, purged_at) SELECT max(position), now() FROM history.batch',
  )
  const deliveries = startDeliveries(pool)
  await eventually(async () => (await stateOf(webhookId)).notice !== null)
  await deliveries.stop()
  assert.match((await stateOf(webhookId)).notice ?? '', /purged before they were sent/)
  await pool.query('DELETE FROM history.purge')
  await clear()
})
