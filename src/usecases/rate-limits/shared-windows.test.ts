import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Increment, SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'
import { createMemoryCounter } from './memory-counter.ts'
import { createRateWindows, type RateWindows } from './rate-windows.ts'
import { createSharedWindows, type SharedWindowTiming } from './shared-windows.ts'

const LIMIT = 60

type Place = SharedCounter & { reachable: boolean; asked: number; heard: Increment[] }

/** A way to others, which can be cut. */
function wayTo(answer: (told: readonly Increment[]) => WindowTotal[], takesMs = 1): Place {
  const place: Place = {
    ...{ reachable: true, asked: 0, heard: [] },
    isReachable: () => place.reachable,
    async add(increments) {
      place.asked++
      place.heard.push(...increments)
      await sleep(takesMs)
      return answer(increments)
    },
  }
  return place
}

type Process = { windows: RateWindows; way: Place }

function startProcess(way: Place, timing: Partial<SharedWindowTiming> = {}, windowS = 60): Process {
  const sharing = createSharedWindows(way, { awayMs: 10, ...timing })
  return { windows: createRateWindows({ name: 'test', windowS, sharing }), way }
}

/** Processes that count together in one table; each with a way of its own. */
function startProcesses(count: number, windowS = 60) {
  const table = createMemoryCounter()
  return Array.from({ length: count }, () =>
    startProcess(
      wayTo(increments => table.add(increments)),
      {},
      windowS,
    ),
  ) as [Process, Process, ...Process[]]
}

/** Which request of the window each of `times` was, all made at once. */
async function hit({ windows }: Process, times = 1, subject = 'a'): Promise<number[]> {
  const counted = Array.from({ length: times }, () => windows.count(subject, LIMIT, performance.now()))
  return (await Promise.all(counted)).map(({ count }) => count)
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

test('of requests over several processes, all at once, exactly as many pass as may', async () => {
  const processes = startProcesses(4)
  const positions = (await Promise.all(processes.map(process => hit(process, 40)))).flat()
  assert.deepEqual(inOrder(positions.filter(position => position <= LIMIT)), upTo(LIMIT))
})

test('of requests to several processes in turn, exactly as many pass as may', async () => {
  const processes = startProcesses(3)
  const positions: number[] = []
  for (let i = 0; i < 30; i++) for (const process of processes) positions.push(...(await hit(process)))
  assert.deepEqual(positions.slice(0, LIMIT), upTo(LIMIT))
  assert.ok(positions.slice(LIMIT).every(position => position > LIMIT))
})

test('requests that come while others are asked go along with the next, each with a place of its own', async () => {
  const [first, second] = startProcesses(2)
  const rounds: Promise<number[]>[] = []
  for (let i = 0; i < 10; i++) {
    rounds.push(hit(first, 2), hit(second, 1))
    await new Promise(setImmediate)
  }
  assert.deepEqual(inOrder((await Promise.all(rounds)).flat()), upTo(30))
  assert.ok(first.way.asked < 10)
})

test('once a limit is used up nobody is asked of further requests', async () => {
  const [first] = startProcesses(1)
  await hit(first, LIMIT + 1)
  const { asked } = first.way
  assert.ok((await hit(first, 100)).every(position => position > LIMIT))
  assert.equal(first.way.asked, asked)
})

test('a window ends for all when it ends for the one that began it', async () => {
  const [first, second] = startProcesses(2, 0.3)
  await hit(first, 30)
  await sleep(200)
  assert.deepEqual(await hit(second), [31])
  await sleep(120)
  assert.deepEqual(await hit(second), [1])
})

test('while nobody can be asked each process counts on, and all is told afterwards, each request once', async () => {
  const processes = startProcesses(2)
  const [first, second] = processes
  await hit(first, 10)
  await hit(second, 10)
  for (const { way } of processes) way.reachable = false
  assert.deepEqual(await hit(first, 5), [11, 12, 13, 14, 15])
  assert.deepEqual((await hit(second, 7)).at(-1), 27, 'it was told last, and still knows')
  for (const { way } of processes) way.reachable = true
  await sleep(60)
  assert.deepEqual(await hit(first), [33])
})

test('a place that lost everything learns back what the processes know', async () => {
  let table = createMemoryCounter()
  const [first, second] = [0, 1].map(() => startProcess(wayTo(told => table.add(told)))) as [Process, Process]
  await hit(first, 20)
  await hit(second, 10)
  table = createMemoryCounter()
  assert.deepEqual(await hit(second), [31])
  assert.deepEqual(await hit(first), [32])
})

test('a place that does not answer in time holds no request up: it is decided by what is known', async () => {
  const table = createMemoryCounter()
  let isAnswered = false
  const slow = startProcess(
    wayTo(told => {
      isAnswered = true
      return table.add(told)
    }, 300),
    { decideMs: 20 },
  )
  assert.deepEqual(inOrder(await hit(slow, 3)), [1, 2, 3])
  assert.equal(isAnswered, false)
})

test('requests told in an answer that never came are not told again', async () => {
  const table = createMemoryCounter()
  let failing = true
  const way = wayTo(increments => {
    const totals = table.add(increments)
    if (failing) throw new Error('cut off')
    return totals
  })
  const first = startProcess(way)
  assert.deepEqual(await hit(first, 5), [1, 2, 3, 4, 5])
  failing = false
  assert.deepEqual(await hit(first), [6])
  assert.equal(
    way.heard.reduce((sum, { more }) => sum + more, 0),
    6,
  )
})

test('subjects that fell silent while nobody could be asked are not told of afterwards', async () => {
  const table = createMemoryCounter()
  const first = startProcess(
    wayTo(told => table.add(told)),
    { awayMs: 5 },
    0.02,
  )
  first.way.reachable = false
  for (let i = 0; i < 100; i++) await hit(first, 1, `client ${i}`)
  await sleep(60)
  first.way.reachable = true
  await hit(first, 1, 'last')
  assert.deepEqual(
    first.way.heard.map(({ subject }) => subject),
    ['test last'],
  )
})
