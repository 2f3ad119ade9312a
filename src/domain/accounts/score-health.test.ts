import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { quantilesOf } from './quantiles.ts'
import { HEALTH_RATIOS, peerGroups, type SectorStatistics, scoreHealth } from './score-health.ts'

/** A group with a uniform distribution from 0 to 100 percent. */
function groupOf(group: string, companies: number, known = companies): SectorStatistics {
  const cuts = quantilesOf(Float64Array.from({ length: 101 }, (_, at) => at / 100))
  return {
    group,
    companies,
    ratios: Object.fromEntries(HEALTH_RATIOS.map(id => [id, { companies: known, cuts }])),
  }
}

const MIDDLING = Object.fromEntries(HEALTH_RATIOS.map(id => [id, 0.5]))
const WIDE = groupOf('all', 5000)

test('a company at the median of its group scores fifty, with its parts', () => {
  const health = scoreHealth(MIDDLING, [groupOf('F small', 40), WIDE])
  assert.deepEqual([health?.score, health?.group, health?.companies], [50, 'F small', 40])
  assert.deepEqual(health?.parts[0], {
    ratioId: 'financial_independence',
    value: 0.5,
    percentile: 50,
    quartiles: [0.25, 0.5, 0.75],
    companies: 40,
  })
})

test('parts are weighted equally', () => {
  const values = { financial_independence: 1, liquidity_broad: 0.8, return_on_assets_net: 0 }
  assert.equal(scoreHealth(values, [WIDE])?.score, 60)
})

test('a group under thirty companies is replaced by the next wider one', () => {
  assert.equal(scoreHealth(MIDDLING, [groupOf('F small', 29), groupOf('F', 30), WIDE])?.group, 'F')
  assert.equal(scoreHealth(MIDDLING, [groupOf('F small', 29)]), null)
  assert.equal(scoreHealth(MIDDLING, []), null)
})

test('a group in which too few companies have the ratios is replaced too', () => {
  assert.equal(scoreHealth(MIDDLING, [groupOf('F small', 40, 12), WIDE])?.group, 'all')
})

test('fewer than three known ratios give no score', () => {
  assert.equal(scoreHealth({ financial_independence: 0.5, liquidity_broad: 1 }, [WIDE]), null)
  assert.equal(
    scoreHealth({ ...MIDDLING, liquidity_broad: null, self_financing: null }, [WIDE])?.parts.length,
    3,
  )
  assert.equal(
    scoreHealth({ ...MIDDLING, liquidity_broad: null, self_financing: null, cash_flow_to_debt: null }, [
      WIDE,
    ]),
    null,
  )
})

test('a better ratio never lowers the score, which is between 0 and 100', () => {
  const value = fc.double({ noNaN: true, min: -5, max: 5 })
  fc.assert(
    fc.property(fc.tuple(value, value, value, value, value), value, (five, better) => {
      const values = Object.fromEntries(HEALTH_RATIOS.map((id, at) => [id, five[at]]))
      const first = HEALTH_RATIOS[0]
      const raised = { ...values, [first]: Math.max(five[0], better) }
      const [before, after] = [scoreHealth(values, [WIDE]), scoreHealth(raised, [WIDE])]
      assert.ok(before !== null && after !== null)
      assert.ok(before.score >= 0 && after.score <= 100 && after.score >= before.score)
    }),
  )
})

test('peer groups are sector with size, sector, and all', () => {
  assert.deepEqual(peerGroups('43210', 'micro'), ['F micro', 'F', 'all'])
  assert.deepEqual(peerGroups('43210', null), ['F', 'all'])
  assert.deepEqual(peerGroups(null, 'micro'), ['all'])
})
