import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import { filingConfirmation, mandateFact, NO_TERM } from '../../../test/fixtures/mandate-facts.ts'
import type { EventFact, EventKind, Practitioner } from '../publications/gazette-fact.ts'
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

const inReorganisation = (
  eventKind: EventKind,
  eventDate: string,
  practitioner: Partial<Practitioner> | null,
  more: Partial<EventFact> = {},
) => {
  const named = {
    name: 'An Pomme',
    role: 'liquidation_expert',
    change: 'appointed',
    officeAddress: null,
  } as const
  return makeEventFact({
    eventKind,
    eventDate,
    numac: `2025800${eventDate.slice(5, 7)}${eventDate.slice(8)}`.slice(0, 10),
    court: 'Ondernemingsrechtbank Leuven',
    reference: '20250003',
    practitioners: practitioner ? [{ ...named, email: null, ...practitioner }] : [],
    ...more,
  })
}
const until = (suspensionEnd: string) => ({ keyDates: { suspensionEnd } })
const rolesOf = (...facts: EventFact[]) =>
  deriveCompany(facts, [], AS_OF).mandates.map(one => [
    one.from,
    one.to,
    one.termEndsOn ?? null,
    currencyOn(one, AS_OF),
  ])

test('a role in a reorganisation is stale once the last printed end of the moratorium has passed', () => {
  const opening = inReorganisation('transfer_opening', '2025-08-21', {}, until('2025-10-31'))
  assert.deepEqual(rolesOf(opening), [['2025-08-21', null, '2025-10-31', 'stale']])
  const extension = inReorganisation('transfer_extension', '2025-10-22', null, until('2026-12-28'))
  assert.deepEqual(rolesOf(opening, extension), [['2025-08-21', null, '2026-12-28', 'current']])
  const later = inReorganisation('restructuring_expert_appointed', '2025-11-05', {
    role: 'restructuring_expert',
    name: 'Bo Noot',
  })
  assert.deepEqual(rolesOf(opening, later)[0], ['2025-11-05', null, null, 'current'], 'appointed after it')
})

test('an expert of before a reorganisation is stale after its moratorium', () => {
  const expert = { role: 'restructuring_expert' } as const
  const appointed = inReorganisation('restructuring_expert_appointed', '2024-12-24', expert, {
    reference: null,
  })
  const refused = inReorganisation(
    'reorganisation_extension_refused',
    '2025-09-03',
    null,
    until('2025-09-03'),
  )
  assert.deepEqual(rolesOf(appointed, refused), [['2024-12-24', null, '2025-09-03', 'stale']])
})

test('an expert whom a later notice calls by the name of the former law has one mission', () => {
  const former = { role: 'judicial_mandatary', change: 'in_office' } as const
  const opening = inReorganisation('transfer_opening', '2025-08-21', {}, until('2025-10-31'))
  const extension = inReorganisation('reorganisation_extension', '2025-10-22', former, until('2026-12-28'))
  assert.deepEqual(rolesOf(opening, extension), [['2025-08-21', null, '2026-12-28', 'current']])
  const other = inReorganisation('reorganisation_extension', '2025-10-22', { ...former, name: 'Bo Noot' })
  assert.equal(rolesOf(opening, other).length, 2)
})

test('whose appointment is void has no mandate by it', () => {
  const expert = { role: 'restructuring_expert' } as const
  const appointed = inReorganisation('restructuring_expert_appointed', '2025-04-03', expert)
  const correction = inReorganisation(
    'reorganisation_correction',
    '2025-11-06',
    { ...expert, change: 'discharged' },
    { detail: 'appointment_void', reference: null },
  )
  assert.deepEqual(rolesOf(appointed, correction), [])
  const former = { role: 'judicial_mandatary', change: 'in_office' } as const
  const extension = inReorganisation('reorganisation_extension', '2025-04-02', former, until('2025-05-02'))
  assert.deepEqual(rolesOf(extension, correction), [], 'by the name of the former law')
  assert.equal(rolesOf(appointed).length, 1)
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
