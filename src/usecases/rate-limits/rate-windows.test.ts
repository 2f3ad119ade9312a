import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRateWindows, secondsUntilEnd } from './rate-windows.ts'

test('a new window of 60 s ends in 60 s at any reading of the clock', async () => {
  const windows = createRateWindows({ name: 'test' })
  for (let i = 0; i < 1_000; i++) {
    const now = 5_000 + i * 123.456_789
    assert.equal(secondsUntilEnd(await windows.count(`client ${i}`, 60, now), now), 60)
  }
})
