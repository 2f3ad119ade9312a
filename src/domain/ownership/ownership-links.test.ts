import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { type FiledStatement, isImplausible, linkOwnership, type OwnershipClaim } from './ownership-links.ts'

const HOLDER = '0200000142' as EnterpriseNumber
const HELD = '0200000241' as EnterpriseNumber
const NAMES: Record<string, string> = { [HOLDER]: 'Holder NV', [HELD]: 'Held BV' }

function statement(
  filer: EnterpriseNumber,
  direction: FiledStatement['direction'],
  shares: readonly (string | null)[],
): FiledStatement {
  const other = filer === HOLDER ? HELD : HOLDER
  const entity = {
    name: NAMES[other] as string,
    enterpriseNumber: other,
    foreignIdentifier: null,
    country: 'BE',
  }
  const statedIn = {
    filer,
    reference: '2025-00000001',
    depositedOn: '2025-06-30',
    periodEnd: '2024-12-31',
    superseded: false,
  }
  if (direction === 'holds') {
    const rights = shares.map(direct => ({ nature: null, number: null, direct, throughSubsidiaries: null }))
    const accounts = { accountsDate: null, currency: null, equity: null, netResult: null }
    return { ...statedIn, direction, body: { ...entity, ...accounts, rights } }
  }
  const rights = shares.map(percentage => ({
    nature: null,
    number: null,
    numberNotAttached: null,
    percentage,
  }))
  return { ...statedIn, direction, body: { ...entity, kind: 'company', rights } }
}

function linkOf(byHolder: readonly (string | null)[], byHeld: readonly (string | null)[]) {
  const { holds } = linkOwnership(
    HOLDER,
    [statement(HOLDER, 'holds', byHolder), statement(HELD, 'held_by', byHeld)],
    filer => NAMES[filer] as string,
  )
  return holds[0]
}

test('both sides are kept, and contradict each other beyond half a percentage point', () => {
  assert.equal(linkOf(['0.6'], ['0.55'])?.contradiction, true)
  assert.equal(linkOf(['0.6'], ['0.604'])?.contradiction, false, 'rounded differently')
  assert.equal(linkOf(['0.6'], ['0.605'])?.contradiction, false)
  const link = linkOf(['0.6'], ['0.55'])
  assert.deepEqual([link?.byHolder?.direct, link?.byHeld?.direct], ['0.6', '0.55'])
})

test('a side that states no percentage contradicts nothing', () => {
  assert.equal(linkOf([null], ['0.55'])?.contradiction, false)
  assert.equal(linkOf(['0.6'], [null])?.contradiction, false)
  assert.equal(linkOf([], ['0.55'])?.byHolder?.direct, null, 'null, not zero')
})

test('a share above the whole is kept as filed, marked, and contradicts nothing', () => {
  for (const filed of ['60', '1.05', '-0.1']) {
    const link = linkOf([filed], ['0.6'])
    assert.deepEqual([link?.byHolder?.direct, link?.contradiction], [filed, false])
    assert.ok(isImplausible(link?.byHolder as OwnershipClaim), filed)
    assert.ok(!isImplausible(link?.byHeld as OwnershipClaim))
  }
})

test('the kinds of rights of one side add up', () => {
  assert.equal(linkOf(['0.4', null, '0.2'], ['0.6'])?.byHolder?.direct, '0.6')
})

test('seen from the held company the same link is its shareholder', () => {
  const { holds, heldBy } = linkOwnership(
    HELD,
    [statement(HOLDER, 'holds', ['0.6'])],
    filer => NAMES[filer] as string,
  )
  assert.deepEqual(holds, [])
  assert.deepEqual([heldBy[0]?.party.name, heldBy[0]?.party.enterpriseNumber], ['Holder NV', HOLDER])
})
