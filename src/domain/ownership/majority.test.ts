import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { exceedsWhole } from './majority.ts'
import type { OwnershipClaim, OwnershipLink } from './ownership-links.ts'

const HELD = '0888000059' as EnterpriseNumber

function holder(direct: string, { superseded = false, own = false } = {}): OwnershipLink {
  const byHeld: OwnershipClaim = {
    filer: HELD,
    reference: '2025-00000001',
    depositedOn: null,
    periodEnd: '2024-12-31',
    superseded,
    direct,
    throughSubsidiaries: null,
    rights: [],
    accounts: null,
  }
  const party = { kind: 'person', name: 'Ann Verzonnen', enterpriseNumber: own ? HELD : null } as const
  return {
    party: { ...party, foreignIdentifier: null, country: null, matchedByName: false },
    byHolder: null,
    byHeld,
    contradiction: false,
  }
}

test('shares above the whole are told, rounding and what later filings leave out are not', () => {
  assert.equal(exceedsWhole(HELD, [holder('1.0'), holder('0.6')]), true)
  assert.equal(exceedsWhole(HELD, [holder('0.667'), holder('0.3334')]), false, 'rounded')
  assert.equal(exceedsWhole(HELD, [holder('1.0'), holder('0.6', { superseded: true })]), false)
  assert.equal(exceedsWhole(HELD, [holder('1.0'), holder('0.2', { own: true })]), false, 'its own shares')
  assert.equal(exceedsWhole(HELD, [holder('60')]), false, 'not believed')
  assert.equal(exceedsWhole(HELD, []), false)
})
