import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRateWindows, secondsUntilEnd } from './rate-windows.ts'

test('a window ends after its seconds, and the next begins with the next request', () => {
  const windows = createRateWindows({ name: 'test', windowS: 60 })
  assert.deepEqual(windows.count('a', 10, 1_000), { count: 1, endsAt: 61_000 })
  assert.deepEqual(windows.count('a', 10, 60_999, 2), { count: 3, endsAt: 61_000 })
  assert.deepEqual(windows.count('b', 10, 60_999), { count: 1, endsAt: 120_999 })
  assert.deepEqual(windows.count('a', 10, 61_000), { count: 1, endsAt: 121_000 })
})

test('a new window of 60 s ends in 60 s at any reading of the clock', async () => {
  const windows = createRateWindows({ name: 'test' })
  for (let i = 0; i < 1_000; i++) {
    const now = 5_000 + i * 123.456_789
    assert.equal(secondsUntilEnd(await windows.count(`client ${i}`, 60, now), now), 60)
  }
})
