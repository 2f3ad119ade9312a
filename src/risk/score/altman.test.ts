import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeRow } from '../../../test/fixtures/snapshot-row.ts'
import { KEY_FIGURES } from '../../domain/accounts/key-figures.ts'
import { createRubricLookup } from '../../domain/accounts/ratios/rubric-value.ts'
import type { SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import { inferZeros } from '../features/infer-zeros.ts'
import { altmanZOf } from './score-batch.ts'

const RUBRICS = new Map(KEY_FIGURES.map(({ column, rubric }) => [column, rubric]))

/** A consistent micro filing; `left` lists the zero rubrics left out. */
const filing = fc
  .record({
    parts: fc.array(fc.integer({ min: -100_000, max: 5_000_000 }), { minLength: 14, maxLength: 14 }),
    left: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
    operating: fc.integer({ min: -2_000_000, max: 2_000_000 }),
  })
  .map(({ parts, left, operating }) => {
    const part = (at: number) => (left[at] ? 0 : Math.abs(parts[at] as number))
    const figures: Partial<Record<SnapshotColumn, number>> = {
      fixed_assets: part(0),
      receivables_after_one_year: part(1),
      stocks_and_contracts: part(2),
      receivables_within_one_year: part(3),
      cash: part(4) + 1,
      deferred_charges: part(5),
      provisions_and_deferred_taxes: part(6),
      payables_after_one_year: part(7),
      payables_within_one_year: part(8),
      accrued_charges: part(9),
      contribution: part(10),
      reserves: part(11),
      operating_result: operating,
    }
    const f = (name: SnapshotColumn) => figures[name] ?? 0
    figures.current_assets =
      f('receivables_after_one_year') +
      f('stocks_and_contracts') +
      f('receivables_within_one_year') +
      f('cash') +
      f('deferred_charges')
    figures.total_assets = f('fixed_assets') + f('current_assets')
    figures.amounts_payable =
      f('payables_after_one_year') + f('payables_within_one_year') + f('accrued_charges')
    figures.equity = f('total_assets') - f('amounts_payable') - f('provisions_and_deferred_taxes')
    figures.accumulated_result = f('equity') - f('contribution') - f('reserves')
    const kept = Object.entries(figures).filter(([name, value]) => value !== 0 || name === 'operating_result')
    return Object.fromEntries(kept) as typeof figures
  })

/** Z'' by its rubrics; null where one is neither filed nor provably zero. */
function exactZ(rubrics: Record<string, string>): number | null {
  const lookUp = createRubricLookup(rubrics, 'm07-f')
  const codes = ['29/58', '29', '42/48', '492/3', '20/58', '13', '14', '9901', '10/15', '16', '17/49']
  const amounts = codes.map(code => lookUp(code).amount)
  if (amounts.includes(null)) return null
  const [current, late, debts, accrued, assets, reserves, result, operating, equity, provisions, payable] =
    amounts.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
  const liabilities = provisions + payable
  if (liabilities <= 0 && equity <= 0) return null
  const working = current - late - debts - accrued
  const weighted = 6.56 * working + 3.26 * (reserves + result) + 6.72 * operating
  return weighted / assets + 1.05 * (liabilities > 0 ? Math.min(10, equity / liabilities) : 10)
}

test("Z'' of a row equals that of the filing, with and without its zero rubrics", () => {
  fc.assert(
    fc.property(filing, figures => {
      const filed = Object.entries(figures).map(([column, value]) => [
        RUBRICS.get(column) as string,
        String(value),
      ])
      const rubrics = { ...Object.fromEntries(filed), '10/49': String(figures.total_assets) }
      const exact = exactZ(rubrics)
      const z = altmanZOf(inferZeros(makeRow(figures)))
      if (exact === null) assert.ok(Number.isNaN(z))
      else assert.ok(Math.abs(z - exact) <= 1e-6 * Math.max(1, Math.abs(z)), `${z} is not ${exact}`)
    }),
  )
})

test("there is no Z'' if an input is missing and not provably zero", () => {
  const row = {
    total_assets: 100,
    current_assets: 80,
    equity: 40,
    amounts_payable: 60,
    payables_within_one_year: 60,
    operating_result: 5,
  }
  assert.ok(Number.isNaN(altmanZOf(inferZeros(makeRow(row)))))
  const whole = { ...row, cash: 80, fixed_assets: 20, contribution: 30, accumulated_result: 10 }
  // 6.56 · 0.2 + 3.26 · 0.1 + 6.72 · 0.05 + 1.05 · 40 / 60
  assert.equal(altmanZOf(inferZeros(makeRow(whole))), 2.674)
})

test('a company without liabilities gets the maximum equity ratio of ten', () => {
  const row = {
    total_assets: 100,
    current_assets: 100,
    cash: 100,
    equity: 100,
    contribution: 100,
    operating_result: 0,
  }
  assert.equal(altmanZOf(inferZeros(makeRow(row))), 17.06)
})
