// American listed companies 1999–2018 (Lombardo et al. 2022; Pellegrino et al. 2024) as windows of
// consecutive years, split by time by the authors: train up to 2011, validation 2012–14, test 2015–18. All
// rows of a window share one label, so only the last row is an observation; earlier ones give changes and
// means.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledRows } from './labelled-rows.ts'
import { numbersOf, readTable, type Table } from './read-table.ts'

type UsPart = 'train' | 'validation' | 'test'

/** Items of a year by name, as filed, million USD. */
export type UsYear = Readonly<Record<string, number>>

export type UsWindow = { company: string; years: readonly UsYear[]; label: number }

const ITEMS = [
  'fyear',
  'current_assets',
  'total_assets',
  'cost_of_goods_sold',
  'total_long_term_debt',
  'depreciation_and_amortization',
  'ebit',
  'ebitda',
  'gross_profit',
  'inventory',
  'total_current_liabilities',
  'net_income',
  'retained_earnings',
  'total_receivables',
  'total_revenue',
  'market_value',
  'total_liabilities',
  'net_sales',
  'total_operating_expenses',
] as const

/** The windows of one part with `years` years each, or null without the file. */
export function findUsWindows(folder: string, years: number, part: UsPart): UsWindow[] | null {
  const path = join(folder, `${years}_${part}_for_LSTM.csv`)
  return existsSync(path) ? readUsWindows(readTable(path), years) : null
}

/** Groups the rows into windows. Throws RangeError when a window mixes companies (wrong window length). */
function readUsWindows(table: Table, years: number): UsWindow[] {
  const columns = ITEMS.map(name => [name, numbersOf(table, name)] as const)
  const company = table.names.indexOf('cik')
  const status = numbersOf(table, 'status')
  const windows: UsWindow[] = []
  for (let start = 0; start + years <= table.rows.length; start += years) {
    const places = Array.from({ length: years }, (_, at) => start + at)
    const names = new Set(places.map(place => table.rows[place]?.[company]))
    if (names.size !== 1) throw new RangeError(`rows from ${start} are not one company's ${years} years`)
    windows.push({
      company: String([...names][0]),
      years: places.map(place =>
        Object.fromEntries(columns.map(([name, column]) => [name, column[place] as number])),
      ),
      label: status[start + years - 1] as number,
    })
  }
  return windows
}

function quotient(part: number | undefined, whole: number | undefined): number {
  if (part === undefined || whole === undefined || !(whole > 0)) return Number.NaN
  return part / whole
}

/** Ratios of one year; a zero denominator gives a missing value. */
function usRatios(year: UsYear): Record<string, number> {
  const y = (name: (typeof ITEMS)[number]) => year[name]
  const assets = y('total_assets')
  const equity = (assets ?? Number.NaN) - (y('total_liabilities') ?? Number.NaN)
  const working = (y('current_assets') ?? Number.NaN) - (y('total_current_liabilities') ?? Number.NaN)
  return {
    size: assets && assets > 0 ? assets : Number.NaN,
    current_ratio: quotient(y('current_assets'), y('total_current_liabilities')),
    working_capital: quotient(working, assets),
    quick: quotient(
      (y('current_assets') ?? Number.NaN) - (y('inventory') ?? 0),
      y('total_current_liabilities'),
    ),
    receivables: quotient(y('total_receivables'), assets),
    inventory: quotient(y('inventory'), assets),
    long_debt: quotient(y('total_long_term_debt'), assets),
    liabilities: quotient(y('total_liabilities'), assets),
    equity: quotient(equity, assets),
    retained: quotient(y('retained_earnings'), assets),
    ebit: quotient(y('ebit'), assets),
    ebitda: quotient(y('ebitda'), assets),
    net_income: quotient(y('net_income'), assets),
    cash_flow_to_debt: quotient(
      (y('net_income') ?? 0) + (y('depreciation_and_amortization') ?? 0),
      y('total_liabilities'),
    ),
    sales: quotient(y('net_sales'), assets),
    gross_margin: quotient(y('gross_profit'), y('net_sales')),
    operating_margin: quotient(y('ebit'), y('net_sales')),
    net_margin: quotient(y('net_income'), y('net_sales')),
    market_value: y('market_value') ?? Number.NaN,
    market_to_liabilities: quotient(y('market_value'), y('total_liabilities')),
    market_to_assets: quotient(y('market_value'), assets),
    market_to_sales: quotient(y('market_value'), y('net_sales')),
  }
}

/**
 * One row per window: ratios of the last year, their change and mean over the window, growth of sales and
 * assets.
 */
export function usRows(windows: readonly UsWindow[]): LabelledRows {
  const rows = windows.map(({ years }) => featuresOf(years))
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map(name => Float64Array.from(rows, row => row[name] ?? Number.NaN))
  return {
    matrix: { names, rows: rows.length, columns },
    labels: Float64Array.from(windows, ({ label }) => label),
  }
}

function featuresOf(years: readonly UsYear[]): Record<string, number> {
  const ratios = years.map(usRatios)
  const last = ratios.at(-1) ?? {}
  const before = ratios.at(-2) ?? {}
  const first = ratios[0] ?? {}
  const features: Record<string, number> = { ...last }
  for (const [name, value] of Object.entries(last)) {
    const all = ratios.map(ratio => ratio[name] ?? Number.NaN)
    features[`${name}__mean`] = all.reduce((sum, one) => sum + one, 0) / all.length
    features[`${name}__change`] = value - (before[name] ?? Number.NaN)
    features[`${name}__change_over_window`] = value - (first[name] ?? Number.NaN)
  }
  for (const item of ['net_sales', 'total_assets', 'market_value', 'total_liabilities'] as const) {
    features[`${item}__growth`] = quotient(years.at(-1)?.[item], years.at(-2)?.[item])
    features[`${item}__growth_over_window`] = quotient(years.at(-1)?.[item], years[0]?.[item])
  }
  return features
}
