// Ten receivers of fifty are bad: the others get everything, in order and soon.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../database.ts'
import { eventually } from '../faults/running-server.ts'
import { sized } from '../nightly.ts'
import { addWebhook, change, issueKeyId, makeSecret, record, startDeliveries } from './delivery.ts'
import { ANSWERS, type Answer, startReceiver } from './receivers.ts'

const RECEIVERS = sized(15, 50)
const BAD = sized(5, 10)
const CHANGES = sized(40, 200)

const { pool } = await createTestDatabase()
const keyId = await issueKeyId(pool)

const slow: Answer = async (_request, _response, accept) => {
  await sleep(2_000)
  accept()
}
const dropping: Answer = request => void request.socket.destroy()
const BAD_ANSWERS: Answer[] = [ANSWERS.hanging, ANSWERS.broken, ANSWERS.gone, slow, dropping]

test('bad receivers delay nobody, and nothing is lost', { timeout: 120_000 }, async context => {
  const receivers = await Promise.all(
    Array.from({ length: RECEIVERS }, async (_, at) => {
      const secret = makeSecret()
      const answer = at < BAD ? (BAD_ANSWERS[at % BAD_ANSWERS.length] as Answer) : ANSWERS.well
      const receiver = await startReceiver(secret, answer)
      const webhookId = await addWebhook(pool, { url: receiver.url, keyId, secret })
      return { receiver, webhookId }
    }),
  )
  const [bad, good] = [receivers.slice(0, BAD), receivers.slice(BAD)]
  const { stop } = startDeliveries(pool, { timeoutMs: 10_000, pollMs: 200 })
  const started = performance.now()
  for (let at = 0; at < CHANGES; at += 20)
    await record(
      pool,
      Array.from({ length: 20 }, (_, n) => change(1_000 + n, at + n)),
    )
  await eventually(() => good.every(({ receiver }) => receiver.received.length >= CHANGES))
  const tookMs = performance.now() - started
  context.diagnostic(
    `${good.length * CHANGES} messages to ${good.length} good receivers in ${Math.round(tookMs)} ms`,
  )
  assert.ok(tookMs < 10_000, `${tookMs} ms`)
  for (const { receiver } of good) {
    assert.deepEqual(
      receiver.received.map(({ body }) => body.data.after),
      Array.from({ length: CHANGES }, (_, n) => n),
    )
    assert.equal(receiver.forged, 0)
  }
  for (const { receiver } of bad) receiver.answer = ANSWERS.well
  await eventually(async () => {
    await pool.query(
      `UPDATE access.webhook SET state = 'active', next_attempt_at = now() WHERE failures > 0 OR state <> 'active'`,
    )
    await sleep(100)
    return bad.every(({ receiver }) => distinct(receiver.received).length === CHANGES)
  })
  await stop()
  for (const { receiver } of bad)
    assert.deepEqual(
      distinct(receiver.received),
      Array.from({ length: CHANGES }, (_, n) => n),
    )
})

function distinct(received: readonly { id: string; body: { data: Record<string, unknown> } }[]): unknown[] {
  return [...new Map(received.map(({ id, body }) => [id, body.data.after])).values()]
}
