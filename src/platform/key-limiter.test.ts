import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKeyLimiter, QueueFullError } from './key-limiter.ts'

test('concurrency is limited per key, and other keys do not wait', async () => {
  const limiter = createKeyLimiter({ atOnce: 3, waiting: 20 })
  let running = 0
  let most = 0
  const done: number[] = []
  const mine = Array.from({ length: 20 }, (_, i) =>
    limiter.run('a', async () => {
      most = Math.max(most, ++running)
      await sleep(1)
      running--
      done.push(i)
    }),
  )
  const other = await limiter.run('b', async () => done.length)
  assert.equal(other, 0)
  await Promise.all(mine)
  assert.equal(most, 3)
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, i) => i),
  )
})

test('failing work releases its slot', async () => {
  const limiter = createKeyLimiter({ atOnce: 1, waiting: 20 })
  for (let i = 0; i < 3; i++) await assert.rejects(limiter.run('a', () => Promise.reject(new Error('x'))))
  assert.equal(await limiter.run('a', async () => 'done'), 'done')
})

test('calls beyond the queue limit are rejected at once, queued ones run', async () => {
  const limiter = createKeyLimiter({ atOnce: 1, waiting: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const taken = [1, 2, 3].map(() => limiter.run('a', () => promise))
  await assert.rejects(
    limiter.run('a', async () => 'never run'),
    QueueFullError,
  )
  assert.equal(
    await limiter.run('b', async () => 'other keys are not concerned'),
    'other keys are not concerned',
  )
  resolve('done')
  assert.deepEqual(await Promise.all(taken), ['done', 'done', 'done'])
  assert.equal(await limiter.run('a', async () => 'again'), 'again')
})
