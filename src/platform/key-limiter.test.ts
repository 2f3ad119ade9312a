import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKeyLimiter, QueueFullError } from './key-limiter.ts'

test('only so many run at a time for a key, all run in the end, and other keys do not wait', async () => {
  const turns = createKeyLimiter({ atOnce: 3, waiting: 20 })
  let running = 0
  let most = 0
  const done: number[] = []
  const mine = Array.from({ length: 20 }, (_, i) =>
    turns.run('a', async () => {
      most = Math.max(most, ++running)
      await sleep(1)
      running--
      done.push(i)
    }),
  )
  const other = await turns.run('b', async () => done.length)
  assert.equal(other, 0)
  await Promise.all(mine)
  assert.equal(most, 3)
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, i) => i),
  )
})

test('work that fails gives up its turn', async () => {
  const turns = createKeyLimiter({ atOnce: 1, waiting: 20 })
  for (let i = 0; i < 3; i++) await assert.rejects(turns.run('a', () => Promise.reject(new Error('x'))))
  assert.equal(await turns.run('a', async () => 'done'), 'done')
})

test('as many wait as may: one more is turned away at once, those that wait have their turn', async () => {
  const turns = createKeyLimiter({ atOnce: 1, waiting: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const taken = [1, 2, 3].map(() => turns.run('a', () => promise))
  await assert.rejects(
    turns.run('a', async () => 'never run'),
    QueueFullError,
  )
  assert.equal(
    await turns.run('b', async () => 'other keys are not concerned'),
    'other keys are not concerned',
  )
  resolve('done')
  assert.deepEqual(await Promise.all(taken), ['done', 'done', 'done'])
  assert.equal(await turns.run('a', async () => 'again'), 'again')
})
