import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { startPolling } from './poll.ts'

const HOUR_MS = 3_600_000
const SOON_ENOUGH_MS = 600

function setUp(work: () => Promise<void> = async () => {}) {
  const state = { runs: 0, atOnce: 0, mostAtOnce: 0 }
  const options = {
    name: 'test',
    everyMs: HOUR_MS,
    logger: pino({ level: 'silent' }),
    async work() {
      state.runs++
      state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce)
      await work().finally(() => state.atOnce--)
    },
  }
  return { state, start: () => startPolling(options) }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + SOON_ENOUGH_MS
  while (!holds() && performance.now() < deadline) await sleep(5)
  assert.ok(holds())
}

test('requested runs are coalesced', async () => {
  const { state, start } = setUp()
  const poller = await start()
  for (let i = 0; i < 50; i++) poller.pollNow()
  await until(() => state.runs === 2)
  await sleep(250)
  assert.equal(state.runs, 2)
  await poller.stop()
})

test('a run requested during another one follows it', async () => {
  let blocked = Promise.resolve()
  const { state, start } = setUp(() => blocked)
  const poller = await start()
  const { promise, resolve } = Promise.withResolvers<void>()
  blocked = promise
  poller.pollNow()
  await until(() => state.runs === 2)
  poller.pollNow()
  await sleep(150)
  assert.equal(state.runs, 2)
  resolve()
  await until(() => state.runs === 3)
  assert.equal(state.mostAtOnce, 1)
  await poller.stop()
})

test('failed work can be requested again, and nothing runs after stop', async () => {
  const { state, start } = setUp(() => Promise.reject(new Error('failed')))
  const poller = await start()
  poller.pollNow()
  await until(() => state.runs === 2)
  await poller.stop()
  poller.pollNow()
  await sleep(150)
  assert.equal(state.runs, 2)
})
