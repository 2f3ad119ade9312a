import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayInBelgium, systemClock } from './clock.ts'

test('the day in Belgium begins at midnight there, in summer and in winter', () => {
  const day = (time: string) => dayInBelgium({ ...systemClock, now: () => Date.parse(time) })
  assert.equal(day('2031-06-11T21:59:00Z'), '2031-06-11')
  assert.equal(day('2031-06-11T22:00:00Z'), '2031-06-12')
  assert.equal(day('2031-12-11T22:59:00Z'), '2031-12-11')
  assert.equal(day('2031-12-11T23:00:00Z'), '2031-12-12')
})

test('a sleep ends with the reason of its signal', async () => {
  const stop = new AbortController()
  const sleep = systemClock.sleep(60_000, stop.signal)
  stop.abort(new Error('enough'))
  await assert.rejects(sleep, /enough/)
})
