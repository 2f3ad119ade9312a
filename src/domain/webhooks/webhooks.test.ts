import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { GIVE_UP_AFTER_MS, retryDelayMs } from './retry-policy.ts'
import { formatSecret, signMessage } from './sign-message.ts'

test('the reference library verifies a message, and refuses any other', () => {
  const secret = randomBytes(32)
  const body = '{"type":"risk.band","data":{"after":"Élevé"}}'
  const headers = { ...signMessage(secret, { id: 'msg_1', body }, Date.now()) }
  const verifier = new Webhook(formatSecret(secret))
  assert.deepEqual(verifier.verify(body, headers), JSON.parse(body))
  assert.throws(() => verifier.verify(body.replace('risk', 'disk'), headers))
  assert.throws(() => verifier.verify(body, { ...headers, 'webhook-id': 'msg_2' }))
  const old = { ...signMessage(secret, { id: 'msg_1', body }, Date.now() - 600_000) }
  assert.throws(() => verifier.verify(body, old))
  assert.throws(() => new Webhook(formatSecret(randomBytes(32))).verify(body, headers))
})

test('delays double from five seconds to four hours, and three days have some twenty-eight attempts', () => {
  assert.equal(retryDelayMs(1, null, 0), 5_000)
  assert.equal(retryDelayMs(4, null, 0), 40_000)
  assert.equal(retryDelayMs(4, null, 1), 48_000)
  assert.equal(retryDelayMs(1_000, null, 0), 4 * 3_600_000)
  let [attempts, at] = [1, 0]
  for (; at < GIVE_UP_AFTER_MS; attempts++) at += retryDelayMs(attempts, null, 0.5)
  assert.ok(attempts >= 25 && attempts <= 32, `${attempts} attempts`)
})

test('a receiver may ask for a longer delay, up to four hours', () => {
  assert.equal(retryDelayMs(1, 60_000, 0), 60_000)
  assert.equal(retryDelayMs(6, 1_000, 0), 160_000)
  assert.equal(retryDelayMs(1, 86_400_000, 0), 4 * 3_600_000)
})
