import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeRubrics } from '../../../../../../test/fixtures/financials.ts'
import type { Rubrics } from '../../../../../domain/accounts/deposit.ts'
import { type Balance, layoutColumns, type PartId, readBalance } from './balance-parts.ts'

const HEIGHT = 200

function read(changes: Rubrics = {}): Balance {
  const balance = readBalance({ ...makeRubrics(), ...changes })
  assert.ok(balance)
  return balance
}

function amountOf({ assets, liabilities }: Balance, id: PartId): number | null | undefined {
  return [...assets.parts, ...liabilities.parts].find(part => part.id === id)?.amount
}

test('blocks sum their rubrics, and a block without filed rubrics is null', () => {
  const balance = read()
  assert.equal(amountOf(balance, 'fixed'), 400)
  assert.equal(amountOf(balance, 'receivables'), 300)
  assert.equal(amountOf(balance, 'deferred'), null)
  assert.equal(amountOf(balance, 'unexplained'), undefined)
})

test('the difference between a total and its filed parts is a separate block', () => {
  const { '3': _, ...filed } = makeRubrics()
  const balance = readBalance(filed)
  assert.equal(balance && amountOf(balance, 'stocks'), null)
  assert.equal(balance && amountOf(balance, 'unexplained'), 150)
})

test('rounding differences are ignored', () => {
  assert.equal(amountOf(read({ '54/58': '152.00' }), 'unexplained'), undefined)
})

test('years before 2016 use the rubric codes of that time', () => {
  const { '21/28': _, ...filed } = makeRubrics()
  const balance = readBalance({ ...filed, '20/28': '400.00', '20': '30.00' })
  assert.equal(balance && amountOf(balance, 'fixed'), 400)
})

test('a balance sheet without a positive total is not charted', () => {
  const { '20/58': _, ...filed } = makeRubrics()
  assert.equal(readBalance(filed), null)
  assert.equal(readBalance({ ...makeRubrics(), '10/49': '0' }), null)
})

test('both columns share one scale and reach the total', () => {
  const { assets, liabilities, zero, total } = layoutColumns(read(), HEIGHT)
  assert.deepEqual([zero, total], [HEIGHT, 0])
  for (const column of [assets, liabilities]) {
    const sum = column.reduce((height, block) => height + block.height, 0)
    assert.ok(Math.abs(sum - HEIGHT) < 0.1)
  }
})

test('negative equity extends below zero, and debts exceed the total by the same height', () => {
  const balance = read({ '10/15': '-200.00', '17': '780.00', '17/49': '1180.00' })
  const { liabilities, zero, total } = layoutColumns(balance, HEIGHT)
  const equity = liabilities.find(({ id }) => id === 'equity')
  const top = Math.min(...liabilities.map(({ y }) => y))
  assert.equal(equity?.y, zero)
  assert.equal(equity?.negative, true)
  assert.ok(Math.abs(total - top - (equity?.height ?? 0)) < 0.1)
})

test('arbitrary filings yield finite block positions and heights', () => {
  const codes = [
    '20',
    '20/28',
    '21/28',
    '3',
    '29',
    '40/41',
    '50/53',
    '54/58',
    '490/1',
    '20/58',
    '10/49',
    '10/15',
    '16',
    '17',
    '42/48',
    '492/3',
  ]
  const figure = fc.oneof(
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(n => n.toFixed(2)),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...codes), figure), filed => {
      const balance = readBalance(filed)
      if (balance === null) return
      const { assets, liabilities, zero, total } = layoutColumns(balance, HEIGHT)
      const numbers = [...assets, ...liabilities].flatMap(({ y, height }) => [y, height])
      assert.ok([...numbers, zero, total].every(number => Number.isFinite(number) && number >= 0))
    }),
  )
})
