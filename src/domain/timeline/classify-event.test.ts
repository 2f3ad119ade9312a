import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventKind } from '../publications/gazette-fact.ts'
import { DEBTS_PAID, OPENING_RESTATED, PUBLICATION_VOID, severityOf, sourceOf } from './classify-event.ts'

test('each family of events has its source', () => {
  const sources = (
    ['curator_replaced', 'transfer_end', 'judicial_dissolution', 'seat_struck_off'] as EventKind[]
  ).map(sourceOf)
  assert.deepEqual(sources, ['faillissement', 'reorg', 'insolvency_interim', 'kbo_admin'])
})

test('a bankruptcy opening and a judicial dissolution have high severity, closed at once or not', () => {
  for (const kind of [
    'bankruptcy_opening',
    'judicial_dissolution',
    'judicial_dissolution_and_closing',
  ] as const)
    assert.equal(severityOf(kind), 'high', kind)
})

test('reorganisations, interim measures and other bankruptcy events have medium severity', () => {
  const kinds: EventKind[] = [
    'bankruptcy_closing',
    'bankruptcy_reopening',
    'reorganisation_opening',
    'reorganisation_plan_revoked',
    'provisional_administrator_appointed',
    'judicial_dissolution_closing',
  ]
  for (const kind of kinds) assert.equal(severityOf(kind), 'med', kind)
})

test('register measures and favourable endings have low severity', () => {
  for (const kind of ['entity_struck_off', 'bankruptcy_revocation', 'judicial_dissolution_revoked'] as const)
    assert.equal(severityOf(kind), 'low', kind)
  assert.equal(severityOf('bankruptcy_closing', DEBTS_PAID), 'low')
  assert.equal(severityOf('bankruptcy_closing', 'insufficient_assets'), 'med')
})

test('that a publication is void has low severity, other corrections a medium one', () => {
  assert.equal(severityOf('interim_correction', PUBLICATION_VOID), 'low')
  assert.equal(severityOf('bankruptcy_correction', OPENING_RESTATED), 'med')
})

const FAMILIES: Record<string, EventKind[]> = {
  faillissement: [
    'bankruptcy_opening',
    'bankruptcy_closing',
    'bankruptcy_revocation',
    'curator_added',
    'curator_discharged',
    'excusability_decision',
  ],
  reorg: [
    'reorganisation_opening',
    'transfer_opening',
    'transfer_authorised',
    'amicable_agreement_homologated',
  ],
  insolvency_interim: [
    'provisional_administrator_appointed',
    'provisional_administrator_ended',
    'liquidator_replaced',
    'private_preparation',
  ],
  kbo_admin: [
    'entity_struck_off',
    'entity_strike_off_withdrawn',
    'seat_strike_off_withdrawn',
    'number_replaced',
  ],
}

test('openings, closings, agreements, administrators and strike-offs are in their families', () => {
  for (const [source, kinds] of Object.entries(FAMILIES))
    for (const kind of kinds) assert.equal(sourceOf(kind), source, kind)
})

test('uncertain events have medium severity', () => {
  for (const kind of ['bankruptcy_other', 'reorganisation_other', 'interim_other'] as const)
    assert.equal(severityOf(kind), 'med', kind)
})
