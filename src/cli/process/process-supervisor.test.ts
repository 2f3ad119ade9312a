import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { CliError } from '../errors.ts'
import type { ClusterWorker } from './cluster-worker.ts'
import { superviseProcesses } from './process-supervisor.ts'

type Played = ClusterWorker & { end(code: number): void; told: string[] }

/** Processes that do what the test says: how each of them begins. */
function play(beginnings: Iterator<boolean>) {
  const started: Played[] = []
  function start(): Played {
    const ended = Promise.withResolvers<{ code: number | null; signal: null }>()
    const begins = beginnings.next().value
    const told: string[] = []
    const end = (code: number) => ended.resolve({ code, signal: null })
    const one: Played = {
      ...{ pid: started.length + 1, ended: ended.promise, end, told },
      listening: begins ? Promise.resolve() : Promise.reject(new CliError('No room.', 1)),
      measure: async () => [],
      stop() {
        told.push('stop')
        if (begins) end(0)
      },
      kill() {
        told.push('kill')
        end(137)
      },
    }
    if (!begins) end(1)
    started.push(one)
    return one
  }
  return { start, started }
}

function* always(begins: boolean) {
  while (true) yield begins
}

function* first(count: number) {
  for (let i = 0; i < count; i++) yield true
  yield* always(false)
}

const FAST = { minBackoffMs: 1, maxBackoffMs: 4, stableAfterMs: 60_000, killAfterMs: 20 }
const logged: Record<string, unknown>[] = []
const logger = pino({}, { write: line => void logged.push(JSON.parse(line)) })

test('a process that ends is followed by another', async () => {
  const { start, started } = play(always(true))
  const kept = await superviseProcesses(2, start, logger, FAST)
  started[0]?.end(9)
  await sleep(30)
  assert.equal(started.length, 3)
  assert.deepEqual(
    kept.serving().map(({ pid }) => pid),
    [2, 3],
  )
  await kept.stop()
  assert.equal(started.length, 3)
  assert.deepEqual(started[2]?.told, ['stop'])
})

test('when the first of them cannot begin it says why, and none is left', async () => {
  const { start, started } = play(first(1))
  await assert.rejects(superviseProcesses(2, start, logger, FAST), { message: 'No room.' })
  assert.deepEqual(started[0]?.told, ['stop'])
  await sleep(20)
  assert.equal(started.length, 2)
})

test('it gives up when none serves and new ones end before they listen', async () => {
  const { start, started } = play(first(2))
  const kept = await superviseProcesses(2, start, logger, FAST)
  for (const one of started.slice(0, 2)) one.end(1)
  await assert.rejects(kept.failed, { message: 'No room.' })
  assert.ok(started.length >= 2 + 5, String(started.length))
  await kept.stop()
})

test('while one serves it goes on trying', async () => {
  const { start, started } = play(first(2))
  const kept = await superviseProcesses(2, start, logger, FAST)
  started[0]?.end(1)
  let gaveUp = false
  kept.failed.catch(() => {
    gaveUp = true
  })
  await sleep(100)
  assert.ok(started.length > 2 + 5, String(started.length))
  assert.equal(gaveUp, false)
  await kept.stop()
})

test('one that does not stop in time is killed', async () => {
  const { start, started } = play(always(true))
  const kept = await superviseProcesses(1, start, logger, FAST)
  const [stubborn] = started as [Played]
  stubborn.stop = () => void stubborn.told.push('stop')
  await kept.stop()
  assert.deepEqual(stubborn.told, ['stop', 'kill'])
})
