import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  amount,
  type FactFixture,
  writeInstance,
} from '../../../../../test/fixtures/accounts/xbrl-instance.ts'
import { ParseError } from '../parse-result.ts'
import { isDimensional, parseDimensional } from './parse-dimensional.ts'
import { parseInstance } from './parse-instance.ts'

function read(facts: FactFixture[], options?: Parameters<typeof writeInstance>[1]) {
  return parseDimensional(parseInstance(writeInstance(facts, options)))
}

const ASSETS = 'bas:m25 part:m1'
const identity = (name: string, members: string, value: string): FactFixture => ({
  name,
  members: members.split(' '),
  value,
})

test('the exact set of members determines rubric and period', () => {
  const { figures, unknownFacts } = read([
    amount(`prd:m1 ${ASSETS}`, '7418250.36'),
    amount(`${ASSETS} prd:m2`, '6902411.08'),
    amount(`${ASSETS} prd:m1 typ:m9`, '1'),
    amount(ASSETS, '2'),
    amount(`${ASSETS} prd:m1`, '3', 'am2'),
  ])
  assert.deepEqual(figures.rubrics, { '20/58': '7418250.36' })
  assert.deepEqual(figures.previousRubrics, { '20/58': '6902411.08' })
  assert.equal(unknownFacts, 3, 'a member more, a member less, another metric')
})

test('the default member of a dimension equals no member', () => {
  const { figures } = read([amount(`${ASSETS} ntr:m0 prd:m1 rst:m0`, '5')])
  assert.deepEqual(figures.rubrics, { '20/58': '5' })
})

test('namespaces count, prefixes do not', () => {
  const instance = parseInstance(writeInstance([amount(`${ASSETS} prd:m1`, '5.00')], { prefix: 'x-' }))
  assert.equal(isDimensional(instance), true)
  assert.deepEqual(parseDimensional(instance).figures.rubrics, { '20/58': '5.00' })
})

test('the same members are another rubric in another model', () => {
  const other = 'bas:m50 part:m3 prd:m1 rst:m2 typ:m1'
  assert.deepEqual(read([amount(other, '7')]).figures.rubrics, { '47/48': '7' })
  assert.deepEqual(read([amount(other, '7')], { model: 'm04-f' }).figures.rubrics, { '48': '7' })
  const unheard = read([amount(other, '7'), amount(`${ASSETS} prd:m1`, '9')], { model: 'm99-f' })
  assert.deepEqual(unheard.figures.rubrics, { '20/58': '9' }, 'of an unknown model, what all models agree on')
  assert.equal(unheard.unknownFacts, 1)
})

test('a previous-period code ending in P is a code of this filing', () => {
  const { figures } = read([
    amount('aln:m1 bas:m2 bkd:m4 ntr:m2 part:m6 prd:m2 rut:m1', '1310744.25'),
    amount('bas:m61 part:m5 prd:m1 sts:m8', '10', 'am2'),
    amount('bas:m61 part:m5 prd:m2 sts:m8', '20', 'am2'),
  ])
  assert.deepEqual(figures.rubrics, { '8199P': '1310744.25', '14P': '10' })
  assert.deepEqual(figures.previousRubrics, { '14P': '20' })
})

test('nil and empty facts are not filed, a filed zero is', () => {
  const { figures } = read([
    amount(`${ASSETS} prd:m1`, null),
    amount(`${ASSETS} prd:m2`, '  '),
    amount('bas:m12 part:m1 prd:m1', '0'),
  ])
  assert.deepEqual(figures.rubrics, { '29/58': '0' })
  assert.deepEqual(figures.previousRubrics, {})
})

test('a cell with two values has no figure', () => {
  const { figures, unknownFacts } = read([
    amount(`${ASSETS} prd:m1`, '5'),
    amount(`${ASSETS} prd:m1`, '5.00'),
    amount(`${ASSETS} prd:m2`, '6'),
    amount(`${ASSETS} prd:m2`, '7'),
  ])
  assert.deepEqual([figures.rubrics, figures.previousRubrics, unknownFacts], [{ '20/58': '5' }, {}, 1])
})

test('amounts in a second currency are counted only', () => {
  const { header, figures, unknownFacts } = read([
    { ...amount(`${ASSETS} prd:m1`, '5'), unit: 'USD' },
    amount('bas:m12 part:m1 prd:m1', '4'),
  ])
  assert.equal(header.currency, 'USD')
  assert.deepEqual([figures.rubrics, unknownFacts], [{ '20/58': '5' }, 1])
})

test('amounts of a participating interest are no rubrics', () => {
  const { figures, unknownFacts } = read([
    {
      ...amount('bas:m37 ntr:m4 part:m7 psn:m1 rls:m7', '55210.0', 'am2'),
      typed: { ptpn: 'Verzonnen Dochter' },
    },
    { ...amount(`${ASSETS} prd:m1`, '1'), typed: { ptpn: 'Verzonnen Dochter' } },
  ])
  assert.deepEqual([figures.rubrics, unknownFacts], [{}, 2])
})

test('the deposit’s header comes from its own facts', () => {
  const { header } = read(
    [
      identity('dte1', 'bas:m27 evt:m1 part:m2', '2025-05-12'),
      identity('dte1', 'bas:m27 mmt:m1 part:m2 prd:m1', '2023-10-01'),
      identity('dte1', 'bas:m27 mmt:m2 part:m2 prd:m1', '2024-12-31'),
      identity('dte1', 'bas:m27 mmt:m2 part:m2 prd:m2', '2023-09-30'),
      identity('dte1', 'bas:m27 dcl:m2 mmt:m2 part:m2 prd:m1', '2024-09-30'),
      identity('bln1', 'bas:m28 dcl:m2 part:m2', 'true'),
      identity('list2', 'bas:m30 part:m2 psn:m1', 'lgf:m610'),
      amount(`${ASSETS} prd:m1`, '1'),
    ],
    { model: 'm87-f' },
  )
  assert.deepEqual(header, {
    enterpriseNumber: '0888000158',
    language: 'NL',
    model: 'm87-f',
    currency: 'EUR',
    approvedOn: '2025-05-12',
    periodStart: '2023-10-01',
    periodEnd: '2024-12-31',
    depositType: 'Correction',
    legalForm: '610',
  })
})

test('a non-numeric amount makes the instance unreadable', () => {
  assert.throws(() => read([amount(`${ASSETS} prd:m1`, '1.234,00')]), ParseError)
})

test('a DOCTYPE is neither fetched nor expanded', () => {
  const text = writeInstance([amount(`${ASSETS} prd:m1`, '&secret;')]).replace(
    '?>',
    '?><!DOCTYPE xbrl [<!ENTITY secret SYSTEM "file:///etc/hostname">]>',
  )
  assert.throws(() => parseInstance(text), /invalid XML/)
})
