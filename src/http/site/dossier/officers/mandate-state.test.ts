import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderPeriod } from './mandate-state.ts'

test('a stated term that was confirmed after its end is told as over', () => {
  const period = (confirmedOn: string | null) =>
    String(renderPeriod('en', { from: '2018-01-01', to: null, termEndsOn: '2023-12-31', confirmedOn }))
  assert.match(period('2025-06-30'), /stated term is over, ended by <time datetime="2023-12-31"/)
  for (const confirmedOn of [null, '2022-06-30']) {
    assert.match(period(confirmedOn), /term ends by <time datetime="2023-12-31"/)
    assert.doesNotMatch(period(confirmedOn), /over/)
  }
})
