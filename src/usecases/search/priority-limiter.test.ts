import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from '../../store/db/pool.ts'
import { createPriorityLimiter } from './priority-limiter.ts'

/** A pool that records statements and completes them on demand. */
function fakePool() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const query = (text: string) => {
    begun.push(text)
    const end = Promise.withResolvers<string>()
    ends.set(text, end)
    return end.promise
  }
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    pool: { query } as unknown as Pool,
    begun,
    async end(text: string) {
      ends.get(text)?.resolve(text)
      await settled()
    },
    async fail(text: string) {
      ends.get(text)?.reject(new Error(text))
      await settled()
    },
  }
}

test('older searches have priority, within the concurrency limit', async () => {
  const { pool, begun, end } = fakePool()
  const limitPool = createPriorityLimiter(2)
  const [early, late, later] = [limitPool(pool), limitPool(pool), limitPool(pool)]
  const answers = [early.query('early 1'), late.query('late 1'), later.query('later 1'), late.query('late 2')]
  await end('unknown')
  assert.deepEqual(begun, ['early 1', 'late 1'])
  await end('early 1')
  answers.push(early.query('early 2'))
  await end('late 1')
  await end('late 2')
  await end('early 2')
  assert.deepEqual(begun, ['early 1', 'late 1', 'late 2', 'early 2', 'later 1'])
  await end('later 1')
  assert.equal((await Promise.all(answers)).length, 5)
})

test('a failing statement releases its slot, and pools are limited independently', async () => {
  const [here, there] = [fakePool(), fakePool()]
  const limitPool = createPriorityLimiter(1)
  const failing = assert.rejects(async () => limitPool(here.pool).query('a'), /a/)
  const next = limitPool(here.pool).query('b')
  const elsewhere = limitPool(there.pool).query('c')
  await there.end('unknown')
  assert.deepEqual([here.begun, there.begun], [['a'], ['c']])
  await here.fail('a')
  await failing
  assert.deepEqual(here.begun, ['a', 'b'])
  await Promise.all([here.end('b'), there.end('c'), next, elsewhere])
})
