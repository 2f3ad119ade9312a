import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import table from '../../../data/accounts/sum-rules.json' with { type: 'json' }
import { checkSums, countSumChecks, rulesOfModel } from './sum-rules.ts'

const MODELS = ['m01', 'm02', 'm04', 'm05', 'm07', 'm08', 'm81', 'm82', 'm87']

test('a filing that adds up breaks no rule', () => {
  const rubrics = {
    '20/58': '1500.25',
    '21/28': '1000',
    '22/27': '1000',
    '22': '1000',
    '29/58': '500.25',
    '54/58': '500.25',
  }
  assert.deepEqual(checkSums('m01-f', rubrics, rubrics), [])
})

test('a total that its parts do not make up is told with both amounts', () => {
  assert.deepEqual(checkSums('m87-f', { '20/58': '1500.00', '21/28': '1000.10', '29/58': '400.20' }, {}), [
    { rule: '20/58 = 20 + 21/28 + 29/58', period: 'N', filed: '1500.00', computed: '1400.3' },
  ])
})

test('the year before is checked by the same rules and told apart', () => {
  const broken = checkSums('m01-f', {}, { '9903': '100', '9901': '50' })
  assert.deepEqual(broken, [
    { rule: '9903 = 9901 + 75/76B - 65/66B', period: 'NM1', filed: '100', computed: '50' },
  ])
})

test('differences of up to two euros are roundings', () => {
  assert.deepEqual(checkSums('m01-f', { '21/28': '100', '22/27': '98' }, {}), [])
  assert.equal(checkSums('m01-f', { '21/28': '100', '22/27': '97.99' }, {}).length, 1)
})

test('a total without any filed part has no breakdown to check, and parts without their total neither', () => {
  assert.deepEqual(countSumChecks('m01-f', { '3': '500' }, {}), { checked: 0, broken: [] })
  assert.deepEqual(countSumChecks('m01-f', { '30/36': '500' }, {}), { checked: 0, broken: [] })
})

test('uncalled capital and advances on net assets are subtracted, and so are restructuring costs filed as negative', () => {
  const rubrics = {
    '10': '75',
    '100': '100',
    '101': '25',
    '10/15': '165',
    '10/11': '75',
    '13': '100',
    '19': '10',
    '9901': '60',
    '9900': '100',
    '62': '50',
    '649': '-10',
  }
  assert.deepEqual(checkSums('m01-f', rubrics, {}), [])
})

test('the opening value of a movement is found among the figures of either year', () => {
  const closing = { '8329': '130', '8279': '30' }
  assert.deepEqual(checkSums('m01-f', { ...closing, '8329P': '100' }, {}), [])
  assert.deepEqual(checkSums('m01-f', closing, { '8329P': '100' }), [])
  assert.equal(checkSums('m01-f', closing, {}).length, 1)
})

test('the result brought forward is that of its own year', () => {
  const broken = checkSums('m01-f', { '9906': '100', '9905': '40' }, { '14P': '60' })
  assert.deepEqual(
    broken.map(({ rule }) => rule),
    ['9906 = 9905 + 14P'],
  )
})

test('associations and full models have rules of their own', () => {
  const association = { '9901': '40', '9900': '100', '635/9': '60' }
  assert.deepEqual(checkSums('m08-f', association, {}), [])
  assert.equal(checkSums('m87-f', association, {}).length, 1)
  assert.deepEqual(checkSums('m02-f', { '9901': '40', '70/76A': '100', '60/66A': '60' }, {}), [])
})

test('of an unknown model only what all models share is checked', () => {
  const shared = rulesOfModel(null)
  for (const model of MODELS) {
    const own = new Set(rulesOfModel(model).map(({ text }) => text))
    assert.ok(
      shared.every(({ text }) => own.has(text)),
      model,
    )
  }
  assert.ok(shared.some(({ target }) => target === '20/58'))
  assert.ok(shared.every(({ target }) => target !== '9901'))
})

test('every model has rules, and no line of the table is malformed or told twice', () => {
  const models = new Set(table.groups.flatMap(group => group.models.split(' ')))
  assert.deepEqual([...models].sort(), MODELS)
  for (const model of MODELS) {
    const rules = rulesOfModel(`${model}-f`)
    assert.equal(new Set(rules.map(({ text }) => text)).size, rules.length)
    for (const { text, codes, signs } of rules) {
      assert.match(text, /^\S+ = \S+( [+-] \S+)*$/)
      assert.equal(codes.length, signs.length)
    }
  }
})

test('a rule breaks exactly when the difference exceeds two euros, whatever the amounts', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000_000_00 })
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: -210, max: 210 }), (fixed, current, off) => {
      const euros = (amount: number) => (amount / 100).toFixed(2)
      const rubrics = {
        '20/58': euros(fixed + current + off),
        '21/28': euros(fixed),
        '29/58': euros(current),
      }
      assert.equal(checkSums('m01-f', rubrics, {}).length, Math.abs(off) > 200 ? 1 : 0)
    }),
  )
})
