import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filingConfirmation, mandateFact, NO_TERM } from '../../../test/fixtures/mandate-facts.ts'
import { currencyOn, deriveCompany } from './derive-company.ts'

const AS_OF = '2026-01-15'

test('an open mandate is stale from the day after six years without a confirmation', () => {
  const [mandate] = deriveCompany(
    [mandateFact('appointment', 'Jan Verhulst', '2018-03-01')],
    [filingConfirmation('Jan Verhulst', '2020-06-30')],
    AS_OF,
  ).mandates
  assert.equal(mandate?.staleFrom, '2026-07-01')
  assert.deepEqual(
    ['2026-06-30', '2026-07-01'].map(day => mandate && currencyOn(mandate, day)),
    ['current', 'stale'],
  )
})

test('a term that ends earlier makes a mandate stale earlier', () => {
  const term = { ...NO_TERM, endsOn: '2026-02-28' }
  const [mandate] = deriveCompany(
    [mandateFact('appointment', 'Jan Verhulst', '2023-03-01', { term })],
    [],
    AS_OF,
  ).mandates
  assert.equal(mandate?.staleFrom, '2026-03-01')
})

test('a mandate that has ended never becomes stale', () => {
  const [mandate] = deriveCompany(
    [
      mandateFact('appointment', 'Jan Verhulst', '2018-03-01'),
      mandateFact('resignation', 'Jan Verhulst', '2021-03-01'),
    ],
    [],
    AS_OF,
  ).mandates
  assert.equal(mandate?.staleFrom, null)
})
