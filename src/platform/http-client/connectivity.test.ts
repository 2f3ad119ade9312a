import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { UnreachableError, watchConnectivity } from './connectivity.ts'

const never = new AbortController().signal
const fail = async () => {
  throw new Error('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) })
}

test('an upstream that was never reached is given up at the limit, with the reason', async () => {
  const contact = watchConnectivity('there.example', never, 30)
  await assert.rejects(contact.track(fail))
  assert.equal(contact.signal.aborted, false, 'one failure may be transient')
  await sleep(60)
  assert.ok(contact.signal.reason instanceof UnreachableError)
  assert.match(contact.signal.reason.message, /^there\.example cannot be reached \(ENOTFOUND\)/)
})

test('an upstream that answered once, or answers slowly, is not given up', async () => {
  const answered = watchConnectivity('there.example', never, 30)
  await answered.track(async () => 'here')
  await assert.rejects(answered.track(fail))
  const slow = watchConnectivity('there.example', never, 30)
  assert.equal(await slow.track(() => sleep(80, 'here')), 'here')
  await sleep(60)
  assert.equal(answered.signal.aborted, false)
  assert.equal(slow.signal.aborted, false)
})

test('a failure after the limit gives up at once', async () => {
  const contact = watchConnectivity('there.example', never, 20)
  await assert.rejects(contact.track(() => sleep(60).then(fail)))
  assert.ok(contact.signal.reason instanceof UnreachableError)
})
