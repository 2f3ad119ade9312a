import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
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

test('an extended mission keeps its begin, gets the stated end as its term, and is stale after it', () => {
  const expert = (change: 'appointed' | 'in_office') => ({
    role: 'restructuring_expert' as const,
    change,
    name: 'An Pomme',
    officeAddress: null,
    email: null,
  })
  const [begun, extended, ended] = [
    makeEventFact({
      eventKind: 'restructuring_expert_appointed',
      numac: '2025800001',
      eventDate: '2025-10-01',
      practitioners: [expert('appointed')],
      keyDates: { missionEnd: '2025-12-01' },
    }),
    makeEventFact({
      eventKind: 'interim_other',
      detail: 'restructuring_expert_extended',
      numac: '2025800002',
      eventDate: '2025-12-01',
      practitioners: [expert('in_office')],
      keyDates: { missionEnd: '2026-02-28' },
    }),
    makeEventFact({
      eventKind: 'interim_other',
      detail: 'restructuring_expert_ended',
      numac: '2026800003',
      eventDate: '2026-01-12',
    }),
  ]
  const [mandate, ...others] = deriveCompany([begun, extended], [], AS_OF).mandates
  assert.equal(others.length, 0)
  assert.deepEqual(
    [mandate?.from, mandate?.to, mandate?.termEndsOn, mandate?.staleFrom],
    ['2025-10-01', null, '2026-02-28', '2026-03-01'],
  )
  assert.equal(deriveCompany([begun, extended, ended], [], AS_OF).mandates[0]?.to, '2026-01-12')
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
