import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRow } from '../../../test/fixtures/snapshot-row.ts'
import { dateOf, dayOf, lastFreshDay, segmentOf } from './segments.ts'

const on = (asOf: string, model: string | null = 'm07-f') =>
  segmentOf(makeRow({ as_of: dayOf(asOf), period_end: dayOf('2022-12-31') }), model)

test('figures are fresh for 36 months after the end of their year', () => {
  assert.equal(on('2025-12-31'), 'brief')
  assert.equal(on('2026-01-01'), 'stale')
  assert.equal(dateOf(lastFreshDay(dayOf('2023-06-30'))), '2026-06-30')
  assert.equal(dateOf(lastFreshDay(dayOf('2024-02-29'))), '2027-02-28')
})

test('the filing model distinguishes full accounts from abridged and micro ones', () => {
  const models = ['m02-f', 'm82-f', 'm05-a', 'm01-f', 'm81-f', 'm07-f', 'm87-f', 'm08-f']
  assert.deepEqual(
    models.map(model => on('2024-01-01', model)),
    ['full', 'full', 'full', 'brief', 'brief', 'brief', 'brief', 'brief'],
  )
  const unknown = { as_of: dayOf('2024-01-01'), period_end: dayOf('2022-12-31') }
  assert.equal(segmentOf(makeRow(unknown), null), 'brief')
  assert.equal(segmentOf(makeRow({ ...unknown, operating_income: 5 }), null), 'full')
})

test('a company without figures is in segment none', () => {
  assert.equal(segmentOf(makeRow({ as_of: dayOf('2024-01-01') }), null), 'none')
})
