import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeRow } from '../../../test/fixtures/snapshot-row.ts'
import { PROJECT_DIR } from '../../config.ts'
import type { SnapshotBatch } from '../../store/risk/snapshot.ts'
import type { SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import { loadModel } from '../model/load-model.ts'
import { createBatchScorer } from './score-batch.ts'

const model = await loadModel(join(PROJECT_DIR, 'models', 'shipped.json'))
const scorer = createBatchScorer(model)
const day = (date: string) => Date.parse(date) / 86_400_000

type Figures = Partial<Record<SnapshotColumn, number>>

const about: Figures = {
  enterprise_number: 400_000_086,
  as_of: day('2026-06-01'),
  start_date: day('2010-01-01'),
  nace_division: 41,
  period_start: day('2024-01-01'),
  period_end: day('2024-12-31'),
  known_from: day('2025-06-30'),
  last_period_end: day('2024-12-31'),
  filings: 1,
}

function score(figures: Figures, form = 'm07-f') {
  const batch: SnapshotBatch = {
    range: { from: 1, to: 2_147_483_647 },
    rows: 1,
    row: () => makeRow({ ...about, ...figures }),
    references: ['2025-00000001'],
    models: [form],
  }
  const [scored] = scorer(batch)
  assert.ok(scored)
  return scored
}

// Steps above the rounding tolerance, within which a missing figure counts as zero; and not biased to small
// figures, whose sums match by chance.
const STEP = 10
const inSteps = (value: number) => Math.round(value / STEP) * STEP
const orNone = (figure: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), fc.noBias(figure).map(inSteps))
const amount = orNone(fc.integer({ min: 0, max: 2_000_000 }))
const result = orNone(fc.integer({ min: -2_000_000, max: 2_000_000 }))
const PARTS = ['fixed_assets', 'receivables_after_one_year', 'stocks_and_contracts', 'cash'] as const
const DEBTS = ['payables_after_one_year', 'payables_within_one_year', 'accrued_charges'] as const
const CHARGES = ['staff_costs', 'depreciation', 'write_downs_of_current_assets', 'provision_charges'] as const

const filing = fc
  .record({
    parts: fc.tuple(amount, amount, amount, amount),
    debts: fc.tuple(amount, amount, amount),
    charges: fc.tuple(amount, amount, amount, amount),
    rest: fc.tuple(amount, amount, result, result),
  })
  .map(({ parts, debts, charges, rest: [receivables, reserves, margin, tax] }) => {
    const named = (names: readonly string[], values: readonly number[]) =>
      Object.fromEntries(names.map((name, at) => [name, values[at]])) as Figures
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const current = parts[1] + parts[2] + parts[3] + receivables + STEP
    const total = parts[0] + current
    const equity = total - sum(debts)
    const figures: Figures = {
      ...named(PARTS, parts),
      ...named(DEBTS, debts),
      ...named(CHARGES, charges),
      receivables_within_one_year: receivables + STEP,
      current_investments: 0,
      deferred_charges: 0,
      current_assets: current,
      total_assets: total,
      equity,
      amounts_payable: sum(debts),
      provisions_and_deferred_taxes: 0,
      contribution: 18_600,
      reserves,
      accumulated_result: equity - 18_600 - reserves,
      gross_margin: margin,
      operating_result: margin - sum(charges),
      result: margin - sum(charges) - tax,
    }
    return figures
  })

test('omitting a figure never lowers the probability', () => {
  fc.assert(
    fc.property(filing, figures => {
      const whole = score(figures)
      assert.ok(whole.probability !== null)
      for (const left of [...Object.keys(figures), 'period_start'] as SnapshotColumn[]) {
        const { probability, reason } = score({ ...figures, [left]: Number.NaN })
        if (probability === null) assert.equal(reason, 'inputs_missing')
        else
          assert.ok(
            probability >= whole.probability * 0.999,
            `${left}: ${probability} < ${whole.probability}`,
          )
      }
    }),
  )
})

/** A filing with debt details and previous-year figures. */
const wideFiling = fc
  .record({
    filing,
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ filing, shares: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }): Figures => {
    const { total_assets = 0, equity = 0, cash = 0, result = 0, payables_within_one_year: short = 0 } = filing
    const previous = {
      previous_total_assets: total_assets * (0.5 + c),
      previous_equity: equity * (0.2 + 2 * d),
    }
    return {
      ...filing,
      trade_debts: inSteps(short * a),
      taxes_pay_and_social_security: inSteps(short * (1 - a) * b),
      ...previous,
      previous_cash: cash * 2 * e,
      previous_result: result * (2 * f - 1),
    }
  })

for (const [form, segment] of [
  ['m02-f', 'full'],
  ['m01-f', 'brief'],
] as const)
  test(`omitting several figures in turn never lowers the probability of a ${segment} filing`, () => {
    const order = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(wideFiling, order, (whole, random) => {
        const keys = new Map(Object.keys(whole).map(name => [name, random.next().value as number]))
        const names = [...keys.keys()].sort((a, b) => (keys.get(a) as number) - (keys.get(b) as number))
        const figures = { ...whole }
        let before = score(figures, form).probability
        assert.equal(score(figures, form).segment, segment)
        for (const name of names as SnapshotColumn[]) {
          figures[name] = Number.NaN
          const { probability } = score(figures, form)
          assert.ok(
            before === null || probability === null || probability >= before * 0.999,
            `${name}: ${probability} < ${before}`,
          )
          before = probability
        }
      }),
    )
  })

test('a filing of three rubrics has no probability, for lack of figures', () => {
  const { probability, reason, validUntil, inputsKnown, inputsTotal } = score({
    total_assets: 1_000_000,
    equity: 600_000,
    result: 50_000,
  })
  assert.deepEqual([probability, reason, validUntil], [null, 'inputs_missing', null])
  assert.deepEqual([inputsKnown, inputsTotal], [2, 8])
})

test('the share of known inputs is returned with the score', () => {
  const whole: Figures = {
    total_assets: 1_000,
    current_assets: 1_000,
    cash: 1_000,
    equity: 400,
    contribution: 400,
    amounts_payable: 600,
    payables_within_one_year: 600,
    operating_result: 10,
    result: 8,
    gross_margin: 10,
  }
  const told = (figures: Figures) => {
    const { inputsKnown, inputsTotal, probability } = score(figures)
    assert.ok(probability !== null)
    return [inputsKnown, inputsTotal]
  }
  assert.deepEqual(told(whole), [8, 8])
  assert.deepEqual(told({ ...whole, gross_margin: Number.NaN }), [7, 8])
})

test('an unknown activity does not lower the risk', () => {
  const figures: Figures = {
    total_assets: 1_000,
    current_assets: 1_000,
    cash: 1_000,
    equity: 400,
    contribution: 400,
    amounts_payable: 600,
    payables_within_one_year: 600,
    operating_result: 10,
    result: 8,
    gross_margin: 10,
  }
  const safer = score({ ...figures, nace_division: 69 }).probability ?? 1
  assert.ok((score({ ...figures, nace_division: Number.NaN }).probability ?? 0) > safer)
})
