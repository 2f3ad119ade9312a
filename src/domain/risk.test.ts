import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandOf, isBankruptSituation, riskOf, type Score, unscoredRisk } from './risk.ts'

const score: Score = {
  probability: 0.0123,
  altmanZ: 2.5,
  modelVersion: 'm1',
  evaluatedAt: '2026-01-01T00:00:00.000Z',
  reason: null,
  validUntil: '2026-12-31',
}
const ordinary = { naturalPerson: false, openBankruptcy: false, today: '2026-06-01' }

test('bands follow the probability; each limit belongs to the riskier band', () => {
  const bands = [0, 0.0049, 0.005, 0.0149, 0.015, 0.0399, 0.04, 0.0999, 0.1, 1].map(bandOf)
  assert.deepEqual(bands, [
    'Low',
    'Low',
    'Moderate',
    'Moderate',
    'Elevated',
    'Elevated',
    'High',
    'High',
    'Severe',
    'Severe',
  ])
})

test('the score is 100 minus the probability in percent', () => {
  assert.deepEqual(riskOf(score, ordinary), {
    band: 'Moderate',
    scoreOutOf100: 99,
    probability: 0.0123,
    altmanZ: 2.5,
    modelVersion: 'm1',
    evaluatedAt: '2026-01-01T00:00:00.000Z',
  })
})

test('without a score all values are null, with the reason, and natural persons are never scored', () => {
  const cases: [Score | undefined, Partial<Parameters<typeof riskOf>[1]>, string][] = [
    [undefined, {}, 'no_score_held'],
    [{ ...score, probability: null, reason: 'no_accounts_held' }, {}, 'no_accounts_held'],
    [{ ...score, probability: null, reason: 'never_filed' }, {}, 'no_accounts_held'],
    [score, { naturalPerson: true }, 'natural_person'],
    [score, { naturalPerson: true, openBankruptcy: true }, 'natural_person'],
    [score, { judiciallyDissolved: true }, 'judicially_dissolved'],
    [undefined, { judiciallyDissolved: true }, 'judicially_dissolved'],
    [{ ...score, probability: null, reason: 'judicially_dissolved' }, {}, 'dissolution_revoked'],
  ]
  for (const [held, circumstances, reason] of cases) {
    const { unscored, band, ...values } = riskOf(held, { ...ordinary, ...circumstances })
    assert.deepEqual([unscored, band], [reason, 'Unknown'])
    assert.deepEqual(Object.values(values), [null, null, null, null, null])
  }
})

test('a bankruptcy goes before a judicial dissolution', () => {
  const both = { ...ordinary, openBankruptcy: true, judiciallyDissolved: true }
  assert.equal(riskOf(score, both).band, 'Severe')
})

test('a score is shown up to its last day', () => {
  assert.equal(riskOf(score, { ...ordinary, today: '2026-12-31' }).band, 'Moderate')
  assert.equal(riskOf(score, { ...ordinary, today: '2027-01-01' }).unscored, 'filing_too_old')
  assert.equal(riskOf({ ...score, validUntil: null }, { ...ordinary, today: '2027-01-01' }).band, 'Moderate')
})

test('an open bankruptcy is Severe at 0.99, whatever the score, and without one', () => {
  const bankrupt = { ...ordinary, openBankruptcy: true }
  for (const held of [score, { ...score, validUntil: '2020-01-01' }]) {
    const { band, probability, scoreOutOf100, altmanZ, rule, modelVersion } = riskOf(held, bankrupt)
    assert.deepEqual([band, probability, scoreOutOf100, altmanZ], ['Severe', 0.99, 1, 2.5])
    assert.deepEqual([rule, modelVersion], ['open_bankruptcy', null], 'no model computed it')
  }
  const { unscored: _, ...empty } = unscoredRisk('no_score_held')
  assert.deepEqual(riskOf(undefined, bankrupt), {
    ...empty,
    band: 'Severe',
    scoreOutOf100: 1,
    probability: 0.99,
    rule: 'open_bankruptcy',
  })
})

test('a score set for a bankruptcy is not shown after its end', () => {
  const set: Score = { ...score, probability: 0.99, reason: 'open_bankruptcy', validUntil: null }
  assert.equal(riskOf(set, ordinary).unscored, 'bankruptcy_ended')
  assert.equal(riskOf(set, { ...ordinary, openBankruptcy: true }).band, 'Severe')
})

test('the situations 048, 049 and 050 of the register are bankruptcies', () => {
  assert.deepEqual(['048', '049', '050'].map(isBankruptSituation), [true, true, true])
  assert.deepEqual(['000', '047', '051', null].map(isBankruptSituation), [false, false, false, false])
})

test('an open bankruptcy holds since a run or the gazette first said so', () => {
  const bankrupt = { ...ordinary, openBankruptcy: true, openSince: '2026-03-02T00:00:00Z' }
  const set: Score = { ...score, reason: 'open_bankruptcy', evaluatedAt: '2026-03-01T00:00:00Z' }
  assert.equal(riskOf(set, bankrupt).evaluatedAt, '2026-03-01T00:00:00Z')
  assert.equal(riskOf({ ...set, reason: null }, bankrupt).evaluatedAt, '2026-03-02T00:00:00Z')
})
