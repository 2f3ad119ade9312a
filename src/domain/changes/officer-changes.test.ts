import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diffOfficers, type RecordedMandate } from './officer-changes.ts'

const DATES = new Map([
  ['1', '2026-01-05'],
  ['2', '2026-02-05'],
  ['3', '2026-03-05'],
])

function mandate(name: string, more: Partial<RecordedMandate> = {}): RecordedMandate {
  return {
    name,
    role: 'bestuurder',
    roleKind: 'director',
    office: 'director',
    holderKey: `person ${name}`,
    holderNumber: null,
    representative: null,
    from: '2026-01-01',
    to: null,
    currency: 'current',
    termEndsOn: null,
    numacs: ['1'],
    doubts: [],
    ...more,
  }
}

function diff(before: RecordedMandate[], after: RecordedMandate[], ...batch: string[]): unknown[] {
  const scope = { batch: new Set(batch), dates: DATES }
  return diffOfficers(1, before, after, scope).map(({ reference, effectiveOn, after: counts }) => [
    reference,
    effectiveOn,
    counts,
  ])
}

const ENDED = { currency: 'former', to: '2026-02-01', numacs: ['1', '2'] }

test('added, ended and changed mandates are counted for the publication that states it', () => {
  const before = [mandate('ann'), mandate('bob'), mandate('cis')]
  const after = [
    mandate('ann', ENDED),
    mandate('bob', { numacs: ['1', '3'], termEndsOn: '2030-12-31' }),
    mandate('cis'),
    mandate('dora', { numacs: ['3'] }),
  ]
  assert.deepEqual(diff(before, after, '2', '3'), [
    ['2', '2026-02-05', { ended: 1 }],
    ['3', '2026-03-05', { appointed: 1, changed: 1 }],
  ])
})

test('a mandate that ended before it was loaded is appointed and ended, by the act of each', () => {
  assert.deepEqual(diff([], [mandate('ann', ENDED)], '1', '2', '3'), [
    ['1', '2026-01-05', { appointed: 1 }],
    ['2', '2026-02-05', { ended: 1 }],
  ])
})

test('a confirmed mandate, one that turned stale, and an older act of it are no change', () => {
  const before = [mandate('ann', { numacs: ['2'] })]
  assert.deepEqual(
    diff(before, [mandate('ann', { currency: 'stale', numacs: ['1', '2', '3'] })], '1', '3'),
    [],
  )
})

test('a name that is read otherwise is a change of the mandate, not another one', () => {
  assert.deepEqual(diff([mandate('ann')], [mandate('anna')], '1'), [['1', '2026-01-05', { changed: 1 }]])
})

test('a mandate without a publication in the batch counts for the newest of it, else for its last act', () => {
  assert.deepEqual(diff([mandate('ann')], [mandate('ann', { ...ENDED, numacs: ['1'] })], '2', '3'), [
    ['3', '2026-03-05', { ended: 1 }],
  ])
  assert.deepEqual(diff([mandate('ann')], []), [['1', '2026-01-05', { withdrawn: 1 }]])
})

test('doubtful statements count when a second source agrees', () => {
  const doubtful = mandate('ann', {
    currency: 'stale',
    doubts: [{ reason: 'doubtful_statement', on: null, source: '1' }],
  })
  assert.deepEqual(diff([], [doubtful], '1'), [])
  assert.deepEqual(diff([doubtful], [mandate('ann', { numacs: ['1', '2'] })], '2'), [
    ['2', '2026-02-05', { appointed: 1 }],
  ])
})
