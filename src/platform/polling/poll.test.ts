import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { startPolling } from './poll.ts'

const HOUR_MS = 3_600_000
const SOON_ENOUGH_MS = 600

function play(work: () => Promise<void> = async () => {}) {
  const state = { runs: 0, atOnce: 0, mostAtOnce: 0 }
  const repeated = {
    ...{ name: 'test', everyMs: HOUR_MS, logger: pino({ level: 'silent' }) },
    async work() {
      state.runs++
      state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce)
      await work().finally(() => state.atOnce--)
    },
  }
  return { state, start: () => startPolling(repeated) }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + SOON_ENOUGH_MS
  while (!holds() && performance.now() < deadline) await sleep(5)
  assert.ok(holds())
}

test('what is asked for is done soon, once for all who ask meanwhile', async () => {
  const { state, start } = play()
  const repetition = await start()
  for (let i = 0; i < 50; i++) repetition.pollNow()
  await until(() => state.runs === 2)
  await sleep(250)
  assert.equal(state.runs, 2)
  await repetition.stop()
})

test('what is asked for during a run is done after it, never beside it', async () => {
  let gate = Promise.resolve()
  const { state, start } = play(() => gate)
  const repetition = await start()
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  repetition.pollNow()
  await until(() => state.runs === 2)
  repetition.pollNow()
  await sleep(150)
  assert.equal(state.runs, 2)
  resolve()
  await until(() => state.runs === 3)
  assert.equal(state.mostAtOnce, 1)
  await repetition.stop()
})

test('work that fails is done again when asked for, and nothing is done once it was stopped', async () => {
  const { state, start } = play(() => Promise.reject(new Error('played')))
  const repetition = await start()
  repetition.pollNow()
  await until(() => state.runs === 2)
  await repetition.stop()
  repetition.pollNow()
  await sleep(150)
  assert.equal(state.runs, 2)
})
