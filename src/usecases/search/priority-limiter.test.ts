import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from '../../store/db/pool.ts'
import { createPriorityLimiter } from './priority-limiter.ts'

/** A pool whose statements end when they are told to; they are noted as they begin. */
function playPool() {
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

test('the search that began first goes first with each of its statements, at most so many at once', async () => {
  const { pool, begun, end } = playPool()
  const poolOfOne = createPriorityLimiter(2)
  const [early, late, later] = [poolOfOne(pool), poolOfOne(pool), poolOfOne(pool)]
  const asked = [early.query('early 1'), late.query('late 1'), later.query('later 1'), late.query('late 2')]
  await end('never asked')
  assert.deepEqual(begun, ['early 1', 'late 1'])
  await end('early 1')
  asked.push(early.query('early 2'))
  await end('late 1')
  await end('late 2')
  await end('early 2')
  assert.deepEqual(begun, ['early 1', 'late 1', 'late 2', 'early 2', 'later 1'])
  await end('later 1')
  assert.equal((await Promise.all(asked)).length, 5)
})

test('a statement that fails gives its place up, and other pools have places of their own', async () => {
  const [here, there] = [playPool(), playPool()]
  const poolOfOne = createPriorityLimiter(1)
  const failing = assert.rejects(async () => poolOfOne(here.pool).query('a'), /a/)
  const next = poolOfOne(here.pool).query('b')
  const elsewhere = poolOfOne(there.pool).query('c')
  await there.end('never asked')
  assert.deepEqual([here.begun, there.begun], [['a'], ['c']])
  await here.fail('a')
  await failing
  assert.deepEqual(here.begun, ['a', 'b'])
  await Promise.all([here.end('b'), there.end('c'), next, elsewhere])
})
