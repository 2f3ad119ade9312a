import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLagHistory } from './assess-endpoints.ts'

test('replicas of an idle primary do not lag', () => {
  const history = createLagHistory()
  history.record(100, 0)
  history.record(100, 60_000)
  assert.equal(history.lagMs(100, 3_600_000), 0)
})

test('lag starts when the primary passed the replica', () => {
  const history = createLagHistory()
  for (const [lsn, at] of [
    [100, 0],
    [200, 1_000],
    [300, 2_000],
  ] as const)
    history.record(lsn, at)
  assert.equal(history.lagMs(100, 5_000), 4_000)
  assert.equal(history.lagMs(250, 5_000), 3_000)
  assert.equal(history.lagMs(300, 5_000), 0)
  assert.equal(history.lagMs(301, 5_000), 0, 'read a moment later than the primary')
})

test('a new primary at an earlier position resets the history', () => {
  const history = createLagHistory()
  history.record(300, 0)
  history.record(200, 1_000)
  assert.equal(history.lagMs(200, 9_000), 0)
  history.record(210, 9_000)
  assert.equal(history.lagMs(200, 9_500), 500)
})

test('the history is bounded and so is the reported lag', () => {
  const history = createLagHistory(10)
  for (let i = 0; i <= 1_000; i++) history.record(i, i)
  assert.equal(history.lagMs(0, 1_000), 9)
  assert.equal(history.lagMs(995, 1_000), 4)
  assert.equal(history.lagMs(1_000, 1_000), 0)
})
