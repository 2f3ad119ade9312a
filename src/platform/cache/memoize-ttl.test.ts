import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoizeTtl, staleWhileRevalidate } from './memoize.ts'

test('concurrent and later callers share one read until the TTL ends', async () => {
  let [reads, now] = [0, 0]
  const read = memoizeTtl(
    async () => ++reads,
    100,
    () => now,
  )
  assert.deepEqual(await Promise.all([read(), read(), read()]), [1, 1, 1])
  now = 99
  assert.equal(await read(), 1)
  now = 100
  assert.equal(await read(), 2)
})

test('a failure rejects the waiting callers and is not cached', async () => {
  let reads = 0
  const read = memoizeTtl(async () => {
    if (++reads === 1) throw new Error('away')
    return reads
  }, 100)
  const both = await Promise.allSettled([read(), read()])
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(reads, 1)
  assert.equal(await read(), 2)
})

test('stale values are served during revalidation and when it fails', async () => {
  let [reads, now] = [0, 0]
  const waiting = Promise.withResolvers<void>()
  const read = staleWhileRevalidate(
    async () => {
      if (++reads === 2) await waiting.promise
      if (reads === 3) throw new Error('away')
      return reads
    },
    100,
    () => now,
  )
  assert.equal(await read(), 1)
  now = 100
  assert.equal(await read(), 1)
  waiting.resolve()
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(await read(), 2)
  now = 300
  assert.equal(await read(), 2)
  assert.equal(await read(), 2)
})
