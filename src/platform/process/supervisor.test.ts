import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { type SupervisedProcess, superviseProcesses } from './supervisor.ts'

type FakeWorker = SupervisedProcess & { end(code: number): void; signals: string[] }

/** Fake processes; `beginnings` says whether each one starts successfully. */
function fakeWorkers(beginnings: Iterator<boolean>) {
  const started: FakeWorker[] = []
  function start(): FakeWorker {
    const ended = Promise.withResolvers<{ code: number | null; signal: null }>()
    const begins = beginnings.next().value
    const signals: string[] = []
    const end = (code: number) => ended.resolve({ code, signal: null })
    const one: FakeWorker = {
      pid: started.length + 1,
      ended: ended.promise,
      end,
      signals,
      ready: begins ? Promise.resolve() : Promise.reject(new Error('No room.')),
      stop() {
        signals.push('stop')
        if (begins) end(0)
      },
      kill() {
        signals.push('kill')
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

test('a process that exits is replaced', async () => {
  const { start, started } = fakeWorkers(always(true))
  const supervisor = await superviseProcesses(2, start, logger, FAST)
  started[0]?.end(9)
  await sleep(30)
  assert.equal(started.length, 3)
  assert.deepEqual(
    supervisor.ready().map(({ pid }) => pid),
    [2, 3],
  )
  await supervisor.stop()
  assert.equal(started.length, 3)
  assert.deepEqual(started[2]?.signals, ['stop'])
})

test('when a process fails to start initially, the reason is reported and all are stopped', async () => {
  const { start, started } = fakeWorkers(first(1))
  await assert.rejects(superviseProcesses(2, start, logger, FAST), { message: 'No room.' })
  assert.deepEqual(started[0]?.signals, ['stop'])
  await sleep(20)
  assert.equal(started.length, 2)
})

test('it gives up when no process is ready and new ones fail to start', async () => {
  const { start, started } = fakeWorkers(first(2))
  const supervisor = await superviseProcesses(2, start, logger, FAST)
  for (const one of started.slice(0, 2)) one.end(1)
  await assert.rejects(supervisor.failed, { message: 'No room.' })
  assert.ok(started.length >= 2 + 5, String(started.length))
  await supervisor.stop()
})

test('it keeps restarting while one process is ready', async () => {
  const { start, started } = fakeWorkers(first(2))
  const supervisor = await superviseProcesses(2, start, logger, FAST)
  started[0]?.end(1)
  let gaveUp = false
  supervisor.failed.catch(() => {
    gaveUp = true
  })
  await sleep(100)
  assert.ok(started.length > 2 + 5, String(started.length))
  assert.equal(gaveUp, false)
  await supervisor.stop()
})

test('a process that does not stop in time is killed', async () => {
  const { start, started } = fakeWorkers(always(true))
  const supervisor = await superviseProcesses(1, start, logger, FAST)
  const [stubborn] = started as [FakeWorker]
  stubborn.stop = () => void stubborn.signals.push('stop')
  await supervisor.stop()
  assert.deepEqual(stubborn.signals, ['stop', 'kill'])
})
