import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDateFault, plausibleApproval } from './fiscal-years.ts'

const TODAY = '2026-06-01'
const usual = { depositedOn: '2025-06-30', periodStart: '2024-01-01', periodEnd: '2024-12-31' }

test('plausible and unknown dates have no fault', () => {
  assert.equal(findDateFault(usual, TODAY), null)
  assert.equal(findDateFault({ depositedOn: null, periodStart: null, periodEnd: null }, TODAY), null)
  assert.equal(findDateFault({ ...usual, periodStart: '2023-01-15' }, TODAY), null)
  assert.equal(findDateFault({ ...usual, periodStart: '2022-01-01' }, TODAY), null, '36 months')
  assert.equal(findDateFault({ ...usual, depositedOn: TODAY, periodEnd: TODAY }, TODAY), null)
})

test('a future, endless, reversed or too long period is a fault', () => {
  const faults: [Partial<typeof usual>, RegExp][] = [
    [{ periodEnd: '2205-12-31' }, /in the future/],
    [{ periodStart: '1900-01-01', periodEnd: '1900-12-31' }, /predates all filings/],
    [{ depositedOn: '2062-06-30' }, /in the future/],
    [{ depositedOn: '2024-06-30' }, /before the year ended/],
    [{ periodStart: '2025-01-01' }, /ends before it begins/],
    [{ periodStart: '2014-01-01' }, /has 132 months/],
  ]
  for (const [changes, fault] of faults)
    assert.match(findDateFault({ ...usual, ...changes }, TODAY) ?? 'none', fault)
})

test('a general meeting before the end of the year is null and rejects nothing', () => {
  assert.equal(plausibleApproval('2025-06-02', '2024-12-31', TODAY), '2025-06-02')
  assert.equal(plausibleApproval('2024-12-31', '2024-12-31', TODAY), '2024-12-31')
  assert.equal(plausibleApproval('2024-06-02', '2024-12-31', TODAY), null)
  assert.equal(plausibleApproval('2062-06-02', '2024-12-31', TODAY), null)
})
