import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { AccountsYear } from '../accounts-year.ts'
import { KEY_FIGURES } from '../key-figures.ts'
import { computeRatios, RATIO_DEFINITIONS } from './compute-ratios.ts'
import type { Ratio } from './ratio.ts'

/** A generated trader with an abridged model and consistent figures. */
const ABRIDGED: AccountsYear = {
  model: 'm81-f',
  periodStart: '2024-01-01',
  periodEnd: '2024-12-31',
  currency: 'EUR',
  previousRubrics: {},
  rubrics: {
    '20/58': '1000.00',
    '21/28': '400.00',
    '22/27': '400.00',
    '29/58': '600.00',
    '29': '50.00',
    '3': '150.00',
    '40/41': '250.00',
    '54/58': '150.00',
    '10/49': '1000.00',
    '10/15': '300.00',
    '10/11': '100.00',
    '13': '120.00',
    '14': '80.00',
    '16': '20.00',
    '17/49': '680.00',
    '17': '280.00',
    '170/4': '280.00',
    '42/48': '390.00',
    '42': '40.00',
    '43': '60.00',
    '44': '190.00',
    '45': '100.00',
    '492/3': '10.00',
    '9900': '500.00',
    '62': '300.00',
    '630': '60.00',
    '640/8': '20.00',
    '9901': '120.00',
    '65/66B': '15.00',
    '65': '15.00',
    '9903': '105.00',
    '67/77': '25.00',
    '9904': '80.00',
    '1003': '6.0',
  },
}

const FULL: AccountsYear = {
  ...ABRIDGED,
  model: 'm02-f',
  rubrics: {
    '70/76A': '2000',
    '70': '1900',
    '74': '80',
    '740': '10',
    '76A': '20',
    '60/66A': '1800',
    '60': '1000',
    '600/8': '980',
    '609': '20',
    '61': '300',
    '62': '400',
    '630': '90',
    '631/4': '-5',
    '66A': '15',
    '9901': '200',
    '40/41': '310',
    '40': '300',
    '42/48': '200',
    '44': '200',
    '9145': '180',
    '9146': '410',
    '9087': '8.5',
    '1003': '9',
    '75/76B': '30',
    '75': '30',
    '752/9': '30',
    '9125': '12',
    '65/66B': '40',
    '65': '40',
    '650': '35',
    '652/9': '5',
    '653': '3',
    '9126': '6',
    '9134': '42',
    '67/77': '50',
    '9903': '190',
    '9904': '140',
    '20/58': '1500',
  },
}

function ratioOf(year: AccountsYear, id: string): Ratio {
  return computeRatios(year).find(ratio => ratio.id === id) ?? assert.fail(`no ratio ${id}`)
}

function readValue(year: AccountsYear, id: string): string | null {
  return ratioOf(year, id).value
}

function without(year: AccountsYear, ...codes: string[]): AccountsYear {
  const rubrics = Object.fromEntries(Object.entries(year.rubrics).filter(([code]) => !codes.includes(code)))
  return { ...year, rubrics }
}

test('liquidity excludes receivables after one year and includes accruals in debts', () => {
  assert.equal(readValue(ABRIDGED, 'liquidity_broad'), '1.375')
  assert.equal(readValue(ABRIDGED, 'liquidity_broad_simple'), '1.538462')
  assert.equal(readValue(ABRIDGED, 'liquidity_narrow'), '1.025641')
  assert.equal(readValue(ABRIDGED, 'net_working_capital'), '150')
})

test('net working capital is the requirement plus net cash less receivables after one year', () => {
  const [need, cash] = [readValue(ABRIDGED, 'working_capital_need'), readValue(ABRIDGED, 'net_cash')]
  assert.deepEqual([need, cash], ['110', '90'])
})

test('independence and debt ratio sum to one', () => {
  assert.equal(readValue(ABRIDGED, 'financial_independence'), '0.3')
  assert.equal(readValue(ABRIDGED, 'debt_ratio'), '0.7')
  assert.equal(readValue(ABRIDGED, 'self_financing'), '0.2')
  assert.equal(readValue(ABRIDGED, 'net_debt'), '190')
  assert.equal(readValue(ABRIDGED, 'net_debt_with_current_part'), '230')
})

test('profitability and cash flow of an abridged model', () => {
  assert.equal(readValue(ABRIDGED, 'return_on_equity'), '0.266667')
  assert.equal(readValue(ABRIDGED, 'return_on_assets_net'), '0.12')
  assert.equal(readValue(ABRIDGED, 'return_on_assets_gross'), '0.18')
  assert.equal(readValue(ABRIDGED, 'ebitda'), '180')
  assert.equal(readValue(ABRIDGED, 'cash_flow'), '140')
  assert.equal(readValue(ABRIDGED, 'cash_flow_to_debt'), '0.205882')
})

test('value added is gross margin less non-recurring income, per employee by the social balance if the notes have none', () => {
  assert.equal(readValue(ABRIDGED, 'value_added'), '500')
  const perHead = ratioOf(ABRIDGED, 'value_added_per_fte')
  assert.equal(perHead.value, '83.33')
  assert.equal(perHead.formula, '(9900 - 76A) / 1003')
  assert.equal(perHead.variant, 'abridged')
})

test('a full model uses its own lines for value added, margins and days', () => {
  assert.equal(readValue(FULL, 'value_added'), '670')
  assert.equal(readValue(FULL, 'value_added_per_fte'), '78.82')
  assert.equal(readValue(FULL, 'personnel_share'), '0.597015')
  assert.equal(readValue(FULL, 'margin_gross'), '0.142132')
  assert.equal(readValue(FULL, 'margin_net'), '0.105076')
  assert.equal(readValue(FULL, 'customer_days'), '46.01')
  assert.equal(readValue(FULL, 'supplier_days'), '50')
})

test("return on assets follows the Bank: only this year's taxes, discounts included, interest subsidies excluded", () => {
  const net = ratioOf(FULL, 'return_on_assets_net')
  assert.equal(net.formula, '(9904 + 650 + 653 - 9126 + 9134) / 20/58')
  // (140 + 35 + 3 − 6 + 42) / 1,500; gross 85 more, of depreciation and write-downs.
  assert.equal(net.value, '0.142667')
  assert.equal(readValue(FULL, 'return_on_assets_gross'), '0.199333')
  assert.equal(readValue(without(FULL, '653', '9126'), 'return_on_assets_net'), '0.144667')
  assert.deepEqual(ratioOf(without(FULL, '9134'), 'return_on_assets_net').absence, {
    kind: 'not_filed',
    codes: ['9134'],
  })
  const untaxed = { ...FULL, rubrics: { ...without(FULL, '9134').rubrics, '67/77': '0' } }
  assert.equal(readValue(untaxed, 'return_on_assets_net'), '0.114667')
})

test('non-recurring operating income is counted once where included, and not at all where excluded', () => {
  const extra = 1_000
  const more = (year: AccountsYear, ...codes: string[]): AccountsYear => {
    const added = codes.map(code => [code, String(Number(year.rubrics[code] ?? 0) + extra)])
    return { ...year, rubrics: { ...year.rubrics, ...Object.fromEntries(added) } }
  }
  const richer: [AccountsYear, AccountsYear][] = [
    [FULL, more(FULL, '70/76A', '76A', '9901', '9903', '9904')],
    [ABRIDGED, more(ABRIDGED, '9900', '76A', '9901', '9903', '9904')],
  ]
  const once = ['ebitda', 'ebit', 'cash_flow', 'gross_margin']
  const never = ['value_added', 'margin_net', 'margin_gross', 'turnover', 'financial_charges_share']
  for (const [before, after] of richer) {
    for (const id of once)
      assert.equal(Number(readValue(after, id)) - Number(readValue(before, id)), extra, id)
    for (const id of never) assert.equal(readValue(after, id), readValue(before, id), id)
  }
})

test('a cell with two values gives no figure, and no ratio reports it as not filed', () => {
  const disputed = {
    ...without(FULL, '650'),
    conflicts: [{ code: '650', period: 'N' as const, values: ['35', '36'] }],
  }
  assert.deepEqual(ratioOf(disputed, 'return_on_assets_net').absence, {
    kind: 'not_applicable',
    reason: 'Two values were filed for 650.',
  })
})

test('days are not applicable to models without the rubrics they need', () => {
  const { value, absence, formula } = ratioOf(ABRIDGED, 'customer_days')
  assert.equal(value, null)
  assert.equal(formula, null)
  assert.equal(absence?.kind, 'not_applicable')
})

test('missing turnover is named, not estimated', () => {
  assert.deepEqual(ratioOf(ABRIDGED, 'margin_gross').absence, { kind: 'not_filed', codes: ['70'] })
  assert.deepEqual(ratioOf(ABRIDGED, 'turnover').absence, { kind: 'not_filed', codes: ['70'] })
})

test('inputs are shown as filed; an inferred zero is null with the reason', () => {
  const { inputs } = ratioOf(ABRIDGED, 'liquidity_narrow')
  assert.deepEqual(
    inputs.map(({ code, value }) => [code, value]),
    [
      ['40/41', '250.00'],
      ['50/53', null],
      ['54/58', '150.00'],
      ['42/48', '390.00'],
    ],
  )
  assert.match(inputs[1]?.note ?? '', /29\/58/)
})

test('return on equity is not meaningful for zero or negative equity', () => {
  const { rubrics } = ABRIDGED
  const negative = ratioOf({ ...ABRIDGED, rubrics: { ...rubrics, '10/15': '-20' } }, 'return_on_equity')
  assert.deepEqual(negative.absence, { kind: 'not_applicable', reason: 'Equity is negative.' })
  const none = ratioOf({ ...ABRIDGED, rubrics: { ...rubrics, '10/15': '0' } }, 'return_on_equity')
  assert.deepEqual(none.absence, { kind: 'zero_denominator' })
})

test('without debts within the year the liquidity ratio has a zero divisor', () => {
  const rubrics = { '29/58': '50', '54/58': '50', '17/49': '0' }
  const { absence } = ratioOf({ ...ABRIDGED, rubrics }, 'liquidity_broad')
  assert.deepEqual(absence, { kind: 'zero_denominator' })
})

test('a period of other than twelve months keeps balance sheet ratios and amounts, not flow ratios', () => {
  const long = { ...ABRIDGED, periodStart: '2023-07-01' }
  assert.deepEqual(ratioOf(long, 'return_on_equity').absence, { kind: 'not_twelve_months', months: 18 })
  for (const { id, group } of RATIO_DEFINITIONS)
    if (group === 'liquidity' || group === 'solvency')
      assert.equal(readValue(long, id), readValue(ABRIDGED, id), id)
  assert.equal(readValue(long, 'liquidity_broad'), '1.375')
  assert.equal(readValue(long, 'ebitda'), '180')
  const unknown = { ...ABRIDGED, periodStart: null }
  assert.deepEqual(ratioOf(unknown, 'return_on_equity').absence, { kind: 'not_twelve_months', months: null })
})

test('of a filing with lines that could not be read nothing is said not to be filed', () => {
  const { '9901': _, ...rubrics } = ABRIDGED.rubrics
  assert.equal(ratioOf({ ...ABRIDGED, rubrics }, 'ebit').absence?.kind, 'not_filed')
  const partly = { ...ABRIDGED, rubrics, unreadLines: 3 }
  assert.deepEqual(ratioOf(partly, 'ebit').absence, { kind: 'not_read', codes: ['9901'] })
})

test('only amounts have a currency', () => {
  const dollars = { ...ABRIDGED, currency: 'USD' }
  assert.equal(ratioOf(dollars, 'ebitda').currency, 'USD')
  assert.equal(ratioOf(dollars, 'liquidity_broad').currency, null)
  assert.equal(ratioOf({ ...ABRIDGED, currency: null }, 'ebitda').currency, null)
})

test('associations use their own code for provisions', () => {
  const association = {
    ...ABRIDGED,
    model: 'm04-f',
    rubrics: { '9901': '50', '9900': '90', '630': '30', '635/9': '10' },
  }
  const { value, formula, variant } = ratioOf(association, 'ebitda')
  assert.deepEqual([value, formula, variant], ['90', '9901 + 630 + 631/4 + 635/9', 'abridged_association'])
})

test('PDF accounts have no ratios, with the reason', () => {
  for (const ratio of computeRatios({ ...ABRIDGED, model: 'm06-p', rubrics: {} })) {
    assert.equal(ratio.value, null)
    assert.equal(ratio.absence?.kind, 'not_applicable')
    assert.equal(ratio.variant, null)
  }
})

test('a ratio not meaningful for the sector has a reason and keeps its inputs', () => {
  const ratios = computeRatios(ABRIDGED, id => (id === 'ebitda' ? 'It does not trade.' : null))
  const ebitda = ratios.find(({ id }) => id === 'ebitda')
  assert.deepEqual(ebitda?.absence, { kind: 'not_applicable', reason: 'It does not trade.' })
  assert.ok(ebitda?.inputs.length)
  assert.equal(ratios.find(({ id }) => id === 'ebit')?.value, '120')
})

test('amounts are exact to the last decimal filed', () => {
  const rubrics = { '9901': '0.10', '9900': '123456789012345.77', '630': '0.20', '62': '123456789012345.47' }
  assert.equal(readValue({ ...ABRIDGED, rubrics }, 'ebitda'), '0.3')
})

test('ids are unique, and every rubric of a formula is a key figure', () => {
  const ids = RATIO_DEFINITIONS.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  const kept = new Set(KEY_FIGURES.map(({ rubric }) => rubric))
  for (const year of [FULL, ABRIDGED, { ...FULL, model: 'm05-f' }]) {
    for (const { inputs } of computeRatios(year)) {
      for (const { code } of inputs) assert.ok(kept.has(code), code)
    }
  }
})

const anyRubrics = fc
  .subarray([...new Set([...Object.keys(FULL.rubrics), ...Object.keys(ABRIDGED.rubrics)])])
  .chain(codes =>
    fc
      .tuple(...codes.map(() => fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })))
      .map(amounts =>
        Object.fromEntries(codes.map((code, at) => [code, ((amounts[at] ?? 0) / 100).toFixed(2)])),
      ),
  )
const anyYear = fc.record({
  rubrics: anyRubrics,
  previousRubrics: fc.constant({}),
  model: fc.constantFrom('m01-f', 'm02-f', 'm05-f', 'm08-f', 'm87-f', 'm06-p', null),
  periodStart: fc.constantFrom('2024-01-01', '2023-06-01', null),
  periodEnd: fc.constant('2024-12-31'),
})

test('for any filing a ratio has either a plain decimal or a reason', () => {
  fc.assert(
    fc.property(anyYear, year => {
      for (const { value, absence } of computeRatios(year)) {
        assert.notEqual(value === null, absence === null)
        if (value !== null) assert.match(value, /^-?\d+(\.\d+)?$/)
        if (absence?.kind === 'not_filed') assert.ok(absence.codes.every(code => !(code in year.rubrics)))
      }
    }),
    { numRuns: 300 },
  )
})

test('ratios are scale-invariant and amounts scale', () => {
  const people = new Set(['9087', '1003'])
  fc.assert(
    fc.property(fc.constantFrom(ABRIDGED, FULL), fc.integer({ min: 1, max: 1_000_000 }), (year, times) => {
      const rubrics = Object.fromEntries(
        Object.entries(year.rubrics).map(([code, value]) => [
          code,
          people.has(code) ? value : String(Number(value) * times),
        ]),
      )
      const scaled = computeRatios({ ...year, rubrics })
      computeRatios(year).forEach((ratio, at) => {
        if (ratio.value === null || ratio.id === 'value_added_per_fte') return
        const factor = ratio.unit === 'amount' ? times : 1
        assert.equal(Number(scaled[at]?.value), Number(ratio.value) * factor, ratio.id)
      })
    }),
  )
})

test('removing a figure never turns a reason into a value', () => {
  const codes = Object.keys(FULL.rubrics)
  fc.assert(
    fc.property(fc.subarray(codes, { minLength: 1 }), taken => {
      const fewer = computeRatios(without(FULL, ...taken))
      computeRatios(FULL).forEach((ratio, at) => {
        if (ratio.absence?.kind === 'not_filed') assert.equal(fewer[at]?.value, null, ratio.id)
      })
    }),
    { numRuns: 200 },
  )
})
