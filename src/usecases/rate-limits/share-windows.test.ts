import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Increment, SharedCounts, Total } from '../../store/shared-counts.ts'
import { createCountTable } from './count-table.ts'
import { type SharingTiming, shareWindows } from './share-windows.ts'
import { createRateWindows, type RateWindows } from './windows.ts'

const LIMIT = 60

type Place = SharedCounts & { reachable: boolean; asked: number; heard: Increment[]; answered: number }

/** A way to others, which can be cut. */
function wayTo(answer: (told: readonly Increment[]) => Total[]): Place {
  const place: Place = {
    ...{ reachable: true, asked: 0, heard: [], answered: 0 },
    isReachable: () => place.reachable,
    async add(increments) {
      place.asked++
      place.heard.push(...increments)
      await sleep(1)
      try {
        return answer(increments)
      } finally {
        for (const { more } of increments) place.answered += more
      }
    },
  }
  return place
}

/** Processes that count together in one table; each with a way of its own. */
function startProcesses(count: number, timing = { everyMs: 10, awayMs: 10 }, windowS = 60) {
  const table = createCountTable()
  return Array.from({ length: count }, () => {
    const way = wayTo(increments => table.add(increments))
    return startProcess(way, timing, windowS)
  }) as [Process, Process, ...Process[]]
}

type Process = { windows: RateWindows; way: Place; hits: number }

function startProcess(way: Place, timing: Partial<SharingTiming>, windowS = 60): Process {
  const windows = createRateWindows({ name: 'test', windowS, sharing: shareWindows(way, timing) })
  return { windows, way, hits: 0 }
}

function hit(process: Process, times = 1, subject = 'a'): number {
  let count = 0
  for (let i = 0; i < times; i++) count = process.windows.count(subject, LIMIT, performance.now()).count
  process.hits += times
  return count
}

/** Until others were told of all that the process counted, and have answered. */
async function told({ way, ...process }: Process): Promise<void> {
  const deadline = performance.now() + 5_000
  while (way.answered < process.hits) {
    if (performance.now() > deadline) throw new Error('Nobody was told.')
    await sleep(2)
  }
}

/** Long enough for anything that is due in ten milliseconds. */
const pause = () => sleep(60)

test('what one process counted, the others know soon', async () => {
  const [first, second] = startProcesses(2)
  hit(first, 20)
  await told(first)
  assert.equal(hit(second), 1) // its window is new: it has not been told yet
  await told(second)
  assert.equal(hit(second), 22)
  await told(second)
  assert.equal(hit(first), 21) // what others counted comes with the answer to what it tells
  await told(first)
  assert.equal(hit(first), 24)
})

test('a window that has used an eighth of its limit is told at once, not only when it is due', async () => {
  const [first, second] = startProcesses(2, { everyMs: 60_000, awayMs: 10 })
  hit(first, 7)
  await pause()
  assert.equal(first.way.asked, 0)
  hit(first)
  await told(first)
  assert.equal(first.way.asked, 1)
  hit(second, 8)
  await told(second)
  assert.equal(hit(second), 17)
})

test('a burst over three processes is let through for no more than an eighth each beyond the limit', async () => {
  const processes = startProcesses(3)
  let passed = 0
  for (let i = 0; i < 100; i++) {
    for (const process of processes) if (hit(process) <= LIMIT) passed++
    await sleep(2)
  }
  assert.ok(passed >= LIMIT && passed <= LIMIT + 2 * (LIMIT / 8 + 2), String(passed))
})

test('once a limit is used up nobody is told of further requests', async () => {
  const [first] = startProcesses(1)
  hit(first, LIMIT + 1)
  await told(first)
  const { asked } = first.way
  hit(first, 1_000)
  await pause()
  assert.equal(first.way.asked, asked)
})

test('a window ends for all when it ends for the one that began it', async () => {
  const [first, second] = startProcesses(2, { everyMs: 5, awayMs: 5 }, 0.3)
  hit(first, 30)
  await sleep(200)
  hit(second)
  await sleep(30)
  assert.equal(hit(second), 32)
  await sleep(120)
  assert.equal(hit(second), 1)
})

test('while nobody can be told each process counts on, and all is told afterwards, each request once', async () => {
  const processes = startProcesses(2)
  const [first, second] = processes
  hit(first, 10)
  await told(first)
  hit(second, 10)
  await told(second)
  for (const { way } of processes) way.reachable = false
  assert.equal(hit(first, 5), 15)
  assert.equal(hit(second, 7), 27) // it was told last, and still knows
  await pause()
  for (const { way } of processes) way.reachable = true
  await told(first)
  await told(second)
  hit(first)
  await told(first)
  hit(second)
  await told(second)
  assert.equal(hit(second), 35)
})

test('a place that lost everything learns back what the processes know', async () => {
  let table = createCountTable()
  const ways = [0, 1].map(() => wayTo(increments => table.add(increments)))
  const [first, second] = ways.map(way => startProcess(way, { everyMs: 10 })) as [Process, Process]
  hit(first, 20)
  await told(first)
  hit(second, 10)
  await told(second)
  table = createCountTable()
  hit(second)
  await told(second)
  hit(first)
  await told(first)
  assert.equal(hit(first), 33)
})

test('requests told in an answer that never came are not told again', async () => {
  const table = createCountTable()
  let failing = true
  const way = wayTo(increments => {
    const totals = table.add(increments)
    if (failing) throw new Error('cut off')
    return totals
  })
  const first = startProcess(way, { everyMs: 5 })
  hit(first, 5)
  await told(first)
  failing = false
  hit(first)
  await told(first)
  assert.equal(hit(first), 7)
  assert.equal(
    way.heard.reduce((sum, { more }) => sum + more, 0),
    6,
  )
})

test('subjects that fell silent while nobody could be told are not told of afterwards', async () => {
  const [first] = startProcesses(1, { everyMs: 5, awayMs: 5 }, 0.02)
  first.way.reachable = false
  for (let i = 0; i < 100; i++) hit(first, 1, `client ${i}`)
  await sleep(60)
  first.way.reachable = true
  hit(first, 1, 'last')
  await pause()
  assert.deepEqual(
    first.way.heard.map(({ subject }) => subject),
    ['test last'],
  )
})
