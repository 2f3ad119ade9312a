import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type BatchLoader, createBatchLoader } from './batch-loader.ts'

const numbers = (count: number) =>
  Array.from({ length: count }, (_, i) => String(i).padStart(10, '0') as EnterpriseNumber)

/** A fetch that is resolved manually and records its batches. */
function createFakeFetch() {
  const batches: {
    numbers: number[]
    answer: (found?: Map<number, string>) => void
    fail: (error: Error) => void
  }[] = []
  const fetch = (requested: number[]) =>
    new Promise<Map<number, string>>((resolve, reject) => {
      const all = new Map(requested.map(number => [number, `row ${number}`]))
      batches.push({ numbers: requested, answer: (found = all) => resolve(found), fail: reject })
    })
  return { batches, fetch }
}

test('reads in one turn of the event loop are one query', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch)
  const reads = numbers(3).map(number => reader.read(number))
  await setImmediate()
  assert.deepEqual(
    batches.map(batch => batch.numbers),
    [[0, 1, 2]],
  )
  batches[0]?.answer(new Map([[1, 'one']]))
  assert.deepEqual(await Promise.all(reads), [undefined, 'one', undefined])
})

test('reads during a running query are queued for the next one and deduplicated', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch, { maxBatch: 10, maxConcurrent: 1 })
  const [a, b, c] = numbers(3) as [EnterpriseNumber, EnterpriseNumber, EnterpriseNumber]
  const reads = [reader.read(a)]
  await setImmediate()
  reads.push(reader.read(b), reader.read(c), reader.read(b))
  await setImmediate()
  assert.equal(batches.length, 1)
  batches[0]?.answer()
  await setImmediate()
  await setImmediate()
  assert.deepEqual(batches[1]?.numbers, [1, 2])
  batches[1]?.answer()
  assert.deepEqual(await Promise.all(reads), ['row 0', 'row 1', 'row 2', 'row 1'])
})

test('batch size and concurrency are limited', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch, { maxBatch: 4, maxConcurrent: 2, minIntervalMs: 0 })
  const reads = numbers(10).map(number => reader.read(number))
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  assert.deepEqual(
    batches.map(batch => batch.numbers.length),
    [4, 4],
  )
  for (const batch of batches) batch.answer()
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  assert.equal(batches[2]?.numbers.length, 2)
  batches[2]?.answer()
  assert.equal((await Promise.all(reads)).length, 10)
})

async function nextTicks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}

function createCaller<T>(reader: BatchLoader<T>, count: number) {
  const all = numbers(count)
  return (from: number, to: number) => all.slice(from, to).map(number => reader.read(number))
}

test('a large batch delays the next one, a small batch does not', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch, { minIntervalMs: 400 })
  const ask = createCaller(reader, 9)
  const few = ask(0, 2)
  await nextTicks()
  batches[0]?.answer()
  const many = ask(2, 6)
  await nextTicks()
  assert.deepEqual(batches[1]?.numbers, [2, 3, 4, 5])
  batches[1]?.answer()
  const first = ask(6, 7)
  await nextTicks()
  const second = ask(7, 9)
  await nextTicks()
  assert.equal(batches.length, 2)
  while (batches.length < 3) await setTimeout(10)
  assert.deepEqual(batches[2]?.numbers, [6, 7, 8])
  batches[2]?.answer()
  assert.equal((await Promise.all([...few, ...many, ...first, ...second])).length, 9)
})

test('a full queue is flushed without delay', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch, { minIntervalMs: 60_000 })
  const ask = createCaller(reader, 20)
  const many = ask(0, 4)
  await nextTicks()
  batches[0]?.answer()
  const notEnough = ask(4, 19)
  await nextTicks()
  assert.equal(batches.length, 1)
  const last = ask(19, 20)
  await nextTicks()
  assert.equal(batches[1]?.numbers.length, 16)
  batches[1]?.answer()
  assert.equal((await Promise.all([...many, ...notEnough, ...last])).length, 20)
})

test('a failing query rejects only the reads of its batch', async () => {
  const { batches, fetch } = createFakeFetch()
  const reader = createBatchLoader('rows', fetch, { maxBatch: 1, maxConcurrent: 2 })
  const reads = Promise.allSettled(numbers(2).map(number => reader.read(number)))
  for (let turn = 0; turn < 3; turn++) await setImmediate()
  batches[0]?.fail(new Error('gone'))
  batches[1]?.answer()
  assert.deepEqual(
    (await reads).map(({ status }) => status),
    ['rejected', 'fulfilled'],
  )
})
