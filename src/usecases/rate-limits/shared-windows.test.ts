import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Increment, SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'
import { createMemoryCounter } from './memory-counter.ts'
import { createRateWindows, type RateWindows } from './rate-windows.ts'
import { createSharedWindows, type SharedWindowTiming } from './shared-windows.ts'

const LIMIT = 60

type FakeCounter = SharedCounter & { reachable: boolean; calls: number; received: Increment[] }

/** A shared counter that can be made unreachable. */
function fakeCounter(answer: (increments: readonly Increment[]) => WindowTotal[], takesMs = 1): FakeCounter {
  const counter: FakeCounter = {
    reachable: true,
    calls: 0,
    received: [],
    isReachable: () => counter.reachable,
    async add(increments) {
      counter.calls++
      counter.received.push(...increments)
      await sleep(takesMs)
      return answer(increments)
    },
  }
  return counter
}

type Process = { windows: RateWindows; counter: FakeCounter }

function startProcess(counter: FakeCounter, timing: Partial<SharedWindowTiming> = {}, windowS = 60): Process {
  const sharing = createSharedWindows(counter, { awayMs: 10, ...timing })
  return { windows: createRateWindows({ name: 'test', windowS, sharing }), counter }
}

/** Processes that share one table, each with its own connection to it. */
function startProcesses(count: number, windowS = 60) {
  const table = createMemoryCounter()
  return Array.from({ length: count }, () =>
    startProcess(
      fakeCounter(increments => table.add(increments)),
      {},
      windowS,
    ),
  ) as [Process, Process, ...Process[]]
}

/** Positions in the window of `times` concurrent requests. */
async function hit({ windows }: Process, times = 1, subject = 'a'): Promise<number[]> {
  const counted = Array.from({ length: times }, () => windows.count(subject, LIMIT, performance.now()))
  return (await Promise.all(counted)).map(({ count }) => count)
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

test('concurrent requests to several processes share one limit exactly', async () => {
  const processes = startProcesses(4)
  const positions = (await Promise.all(processes.map(process => hit(process, 40)))).flat()
  assert.deepEqual(inOrder(positions.filter(position => position <= LIMIT)), upTo(LIMIT))
})

test('alternating requests to several processes share one limit exactly', async () => {
  const processes = startProcesses(3)
  const positions: number[] = []
  for (let i = 0; i < 30; i++) for (const process of processes) positions.push(...(await hit(process)))
  assert.deepEqual(positions.slice(0, LIMIT), upTo(LIMIT))
  assert.ok(positions.slice(LIMIT).every(position => position > LIMIT))
})

test('requests during an exchange are batched into the next one, each with its own position', async () => {
  const [first, second] = startProcesses(2)
  const rounds: Promise<number[]>[] = []
  for (let i = 0; i < 10; i++) {
    rounds.push(hit(first, 2), hit(second, 1))
    await new Promise(setImmediate)
  }
  assert.deepEqual(inOrder((await Promise.all(rounds)).flat()), upTo(30))
  assert.ok(first.counter.calls < 10)
})

test('no exchanges are made once a limit is exceeded', async () => {
  const [first] = startProcesses(1)
  await hit(first, LIMIT + 1)
  const { calls } = first.counter
  assert.ok((await hit(first, 100)).every(position => position > LIMIT))
  assert.equal(first.counter.calls, calls)
})

test('a window ends for all when it ends for the one that began it', async () => {
  const [first, second] = startProcesses(2, 0.3)
  await hit(first, 30)
  await sleep(200)
  assert.deepEqual(await hit(second), [31])
  await sleep(120)
  assert.deepEqual(await hit(second), [1])
})

test('while the counter is unreachable each process counts alone, and reports each request once afterwards', async () => {
  const processes = startProcesses(2)
  const [first, second] = processes
  await hit(first, 10)
  await hit(second, 10)
  for (const { counter } of processes) counter.reachable = false
  assert.deepEqual(await hit(first, 5), [11, 12, 13, 14, 15])
  assert.deepEqual((await hit(second, 7)).at(-1), 27, 'it reported last, and has the latest total')
  for (const { counter } of processes) counter.reachable = true
  await sleep(60)
  assert.deepEqual(await hit(first), [33])
})

test('an emptied counter recovers the totals the processes know', async () => {
  let table = createMemoryCounter()
  const [first, second] = [0, 1].map(() =>
    startProcess(fakeCounter(increments => table.add(increments))),
  ) as [Process, Process]
  await hit(first, 20)
  await hit(second, 10)
  table = createMemoryCounter()
  assert.deepEqual(await hit(second), [31])
  assert.deepEqual(await hit(first), [32])
})

test('with a slow counter requests are decided by the local count', async () => {
  const table = createMemoryCounter()
  let isAnswered = false
  const slow = startProcess(
    fakeCounter(increments => {
      isAnswered = true
      return table.add(increments)
    }, 300),
    { decideMs: 20 },
  )
  assert.deepEqual(inOrder(await hit(slow, 3)), [1, 2, 3])
  assert.equal(isAnswered, false)
})

test('increments whose answer was lost are not repeated', async () => {
  const table = createMemoryCounter()
  let failing = true
  const counter = fakeCounter(increments => {
    const totals = table.add(increments)
    if (failing) throw new Error('cut off')
    return totals
  })
  const first = startProcess(counter)
  assert.deepEqual(await hit(first, 5), [1, 2, 3, 4, 5])
  failing = false
  assert.deepEqual(await hit(first), [6])
  assert.equal(
    counter.received.reduce((sum, { more }) => sum + more, 0),
    6,
  )
})

test('windows that ended while the counter was unreachable are not reported', async () => {
  const table = createMemoryCounter()
  const first = startProcess(
    fakeCounter(increments => table.add(increments)),
    { awayMs: 5 },
    0.02,
  )
  first.counter.reachable = false
  for (let i = 0; i < 100; i++) await hit(first, 1, `client ${i}`)
  await sleep(60)
  first.counter.reachable = true
  await hit(first, 1, 'last')
  assert.deepEqual(
    first.counter.received.map(({ subject }) => subject),
    ['test last'],
  )
})
