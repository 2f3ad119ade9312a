import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from './days.ts'
import { RunningNumbers } from './numbers.ts'

test('numbers rise with the days, are never given twice, and a full day passes on to the next', () => {
  const numbering = new RunningNumbers(1_000)
  const monday = dayOf('2024-07-01')
  const given = Array.from({ length: 1_001 }, () => numbering.next(monday))
  assert.equal(new Set(given.map(({ number }) => number)).size, given.length)
  assert.equal(given.at(-1)?.day, monday + 1)
  assert.ok((given.at(-1)?.number ?? 0) > (given[0]?.number ?? 0))
  const [last, first] = [numbering.next(dayOf('2024-12-31')), numbering.next(dayOf('2025-01-02'))]
  assert.deepEqual([last.year, first.year], [2024, 2025])
})
