import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AdaptiveLimit } from './adaptive-limit.ts'

/** A limit on a clock of its own, and a server that does so much work a second at most. */
function simulate(perSecond: number) {
  let now = 0
  const limit = new AdaptiveLimit({ initial: 100, min: 10, max: 1_000, targetMs: 100, now: () => now })
  const done: number[] = [] // when work in flight will be done
  const started: number[] = []
  let refused = 0
  let answered = 0
  return {
    limit,
    counts: () => ({ refused, answered }),
    /** Offers work at an even rate. */
    run(seconds: number, rate: number) {
      for (const until = now + seconds * 1_000; now < until; now += 1_000 / rate) {
        while (done.length > 0 && (done[0] as number) <= now) {
          const at = done.shift() as number
          limit.release(now - at + (started.shift() ?? 0))
          answered++
        }
        if (!limit.tryAcquire()) {
          refused++
          continue
        }
        const end = Math.max(now, done.at(-1) ?? 0) + 1_000 / perSecond
        done.push(end)
        started.push(end - now)
      }
    },
  }
}
test('below what can be done nothing is refused', () => {
  const server = simulate(1_000)
  server.run(20, 800)
  assert.equal(server.counts().refused, 0)
})

test('above it as much is done as can be, in time, and the excess is refused', () => {
  const server = simulate(1_000)
  server.run(20, 1_500)
  const { refused, answered } = server.counts()
  assert.ok(answered > 0.95 * 20_000, `${answered}`)
  assert.ok(refused > 8_000, `${refused}`)
  // A hundred in flight take a tenth of a second.
  assert.ok(server.limit.limit >= 70 && server.limit.limit <= 130, `${server.limit.limit}`)
})

test('the limit falls when work becomes slower, and recovers', () => {
  const slow = simulate(200)
  slow.run(30, 1_500)
  assert.ok(slow.limit.limit < 30, `${slow.limit.limit}`)
  const limit = new AdaptiveLimit({ initial: 20, min: 10, max: 60, targetMs: 100, windowMs: 0 })
  for (let round = 0; round < 200; round++) {
    while (limit.tryAcquire());
    while (limit.inFlight > 0) limit.release(5)
  }
  assert.equal(limit.limit, 60)
})

test('classes with a lower share are refused first', () => {
  const limit = new AdaptiveLimit({ initial: 10, min: 1, max: 10, targetMs: 100 })
  for (let n = 0; n < 6; n++) assert.ok(limit.tryAcquire(0.6))
  assert.equal(limit.tryAcquire(0.6), false)
  for (let n = 0; n < 4; n++) assert.ok(limit.tryAcquire(1))
  assert.equal(limit.tryAcquire(1), false)
  assert.equal(limit.tryAcquire(2), true)
})

test('work that its caller gave up says nothing about latency', () => {
  const limit = new AdaptiveLimit({ initial: 50, min: 1, max: 50, targetMs: 100, windowMs: 0 })
  for (let n = 0; n < 100; n++) {
    limit.tryAcquire()
    limit.release(null)
  }
  assert.deepEqual([limit.limit, limit.inFlight], [50, 0])
})
