import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LiveLoad } from '../../../store/register/undo-steps.ts'
import { planRollback, RollbackUnavailableError } from './plan-rollback.ts'

function load(extractNumber: number, undo: LiveLoad['undo']): LiveLoad {
  const about = { extractType: 'update', snapshotDate: '2026-01-02', isSample: false } as const
  return { loadId: extractNumber * 2, extractNumber, undo, finishedAt: new Date(0), ...about }
}

const LOADS = [load(175, 'rows'), load(174, 'schema'), load(173, 'rows'), load(172, null), load(171, 'rows')]

test('without a number the newest load is rolled back', () => {
  const { undone, restored } = planRollback(LOADS)
  assert.deepEqual(
    undone.map(({ extractNumber }) => extractNumber),
    [175],
  )
  assert.equal(restored.extractNumber, 174)
})

test('with a number all later loads are rolled back, newest first', () => {
  const { undone, restored } = planRollback(LOADS, 172)
  assert.deepEqual(
    undone.map(({ extractNumber }) => extractNumber),
    [175, 174, 173],
  )
  assert.equal(restored.extractNumber, 172)
})

test('a load beyond one without undo data is reported as unavailable, with the reachable ones', () => {
  assert.throws(
    () => planRollback(LOADS, 171),
    /Cannot roll back from extract 175 to extract 171.* 174, 173, 172\./,
  )
  assert.throws(() => planRollback([load(172, null), load(171, 'rows')]), RollbackUnavailableError)
})

test('rolling back to the current extract, or with nothing loaded, is an error', () => {
  assert.throws(() => planRollback(LOADS, 175), /already served/)
  assert.throws(() => planRollback([]), /No extract/)
})
