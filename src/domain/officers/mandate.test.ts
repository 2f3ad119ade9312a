import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DoubtReason, listMandates, type Mandate, splitByOffice } from './mandate.ts'

const mandate: Mandate = {
  role: 'Bestuurder',
  roleKind: 'director',
  currency: 'current',
  name: 'A',
  address: null,
  from: null,
  to: null,
  source: 'BsActsV3',
  sourceNumac: '24012345',
}

test('current directors come first, then former ones by newest end, then court-appointed roles', () => {
  const list = listMandates([
    { ...mandate, name: 'curator', roleKind: 'curator', source: 'Faillissementen' },
    { ...mandate, name: 'left in 2019', currency: 'former', to: '2019-01-01' },
    { ...mandate, name: 'company', roleKind: 'director_company' },
    { ...mandate, name: 'left in 2023', currency: 'former', to: '2023-01-01' },
    { ...mandate, name: 'since 2020', from: '2020-01-01' },
  ])
  assert.deepEqual(
    list.map(({ name }) => name),
    ['since 2020', 'company', 'left in 2023', 'left in 2019', 'curator'],
  )
})

test('an unconfirmed director is left out, a court-appointed role never', () => {
  const list = listMandates([
    { ...mandate, currency: 'stale' },
    { ...mandate, name: 'interim', roleKind: 'interim_admin', currency: 'stale' },
  ])
  assert.deepEqual(
    list.map(({ name }) => name),
    ['interim'],
  )
})

test('a mandate supported only by doubtful statements is not listed, one with a doubtful end is', () => {
  const doubted = (reason: DoubtReason) => ({ doubts: [{ reason, on: null, source: '24012345' }] })
  const list = listMandates([
    { ...mandate, name: 'doubted', ...doubted('doubtful_statement') },
    { ...mandate, name: 'left', currency: 'former', to: '2023-01-01', ...doubted('doubtful_statement') },
    { ...mandate, name: 'may have left', ...doubted('doubtful_end') },
  ])
  assert.deepEqual(
    list.map(({ name }) => name),
    ['may have left'],
  )
})

test('a court-appointed role whose stated end has passed ends then; one without a stated end is open', () => {
  const interim = { ...mandate, roleKind: 'interim_admin', office: null } as const
  const { mandates } = splitByOffice([
    { ...interim, name: 'passed', currency: 'stale', termEndsOn: '2026-04-04' },
    { ...interim, name: 'running', termEndsOn: '2027-04-04' },
    { ...interim, name: 'ended before', currency: 'former', to: '2026-02-01', termEndsOn: '2026-04-04' },
    { ...interim, name: 'open' },
  ])
  assert.deepEqual(Object.fromEntries(mandates.map(({ name, to }) => [name, to])), {
    passed: '2026-04-04',
    running: null,
    'ended before': '2026-02-01',
    open: null,
  })
})
