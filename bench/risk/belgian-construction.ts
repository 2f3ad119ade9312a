// Belgian construction companies (NV) with yearly rubrics and legal situation: external validation only,
// never used for model selection. Caveats: `year` is probably the year of deposit; bankruptcies are marked
// from the first listed year, undated; an empty cell was not filed.

import { join } from 'node:path'
import { matrixOf } from '../../src/risk/model/matrix.ts'
import { numbersOf, readTable } from './read-table.ts'
import { altmanZ, type RatioSet, type SharedRatio } from './shared-ratio-sets.ts'

export type Filing = {
  company: string
  year: number
  /** NaN where not filed. */
  rubric(code: string): number
}

/** All filings of the set, and the first year in which each failed company is marked bankrupt. */
export function readConstruction(folder: string): {
  filings: Filing[]
  failedIn: Map<string, number>
  other: Set<string>
} {
  const accounts = readTable(join(folder, 'annual_accounts.csv'))
  const columns = new Map(accounts.names.slice(2).map(name => [name, numbersOf(accounts, name)]))
  const years = numbersOf(accounts, 'year')
  const filings = accounts.rows.map(([company = ''], row) => ({
    company,
    year: years[row] as number,
    rubric: (code: string) => columns.get(code)?.[row] ?? Number.NaN,
  }))
  return { filings, ...readSituations(join(folder, 'firm_change.csv')) }
}

function readSituations(path: string): { failedIn: Map<string, number>; other: Set<string> } {
  const failedIn = new Map<string, number>()
  const other = new Set<string>()
  for (const [company = '', year, situation = ''] of readTable(path).rows) {
    if (/faillissement/i.test(situation))
      failedIn.set(company, Math.min(failedIn.get(company) ?? 9999, Number(year)))
    else if (!/^normale toestand$/i.test(situation)) other.add(company)
  }
  return { failedIn, other }
}

/** A rubric that is part of a filed total: missing means zero. */
function part(filing: Filing, code: string): number {
  const value = filing.rubric(code)
  return Number.isNaN(value) ? 0 : value
}

/** The shared ratios of a filing. A zero denominator gives the extreme of its sign. */
function belgianRatios(filing: Filing): Record<SharedRatio, number> {
  const p = (code: string) => part(filing, code)
  const assets = filing.rubric('20/58')
  const short = p('42/48') + p('492/3')
  const debt = p('16') + p('17/49')
  const current = filing.rubric('29/58') - p('29')
  const flow = filing.rubric('9904') + p('630') + p('631/4') + p('635/8')
  return {
    retained_earnings_to_assets: over(p('13') + p('14'), assets),
    equity_to_assets: over(filing.rubric('10/15'), assets),
    cash_to_assets: over(p('50/53') + p('54/58'), assets),
    quick_ratio: over(current - p('3'), short, 20),
    current_ratio: over(current, short, 20),
    working_capital_to_assets: over(current - short, assets),
    operating_result_to_assets: over(filing.rubric('9901'), assets),
    result_to_assets: over(filing.rubric('9904'), assets),
    cash_flow_to_debt: over(flow, debt, 10),
    short_debts_to_assets: over(short, assets),
    log_assets: assets > 0 ? assets : Number.NaN,
  }
}

function over(value: number, base: number, limit = Number.MAX_VALUE): number {
  if (Number.isNaN(value) || Number.isNaN(base) || base < 0) return Number.NaN
  return Math.min(Math.max(base === 0 ? limit * Math.sign(value) : value / base, -limit), limit)
}

/** Ratios, Z'' and labels of filings. */
export function belgianRatioSet(filings: readonly Filing[], isFailed: (filing: Filing) => boolean): RatioSet {
  const rows = filings.map(belgianRatios)
  const names = Object.keys(rows[0] ?? {}) as SharedRatio[]
  const column = (name: SharedRatio) => Float64Array.from(rows, row => row[name])
  const equity = Float64Array.from(filings, one =>
    over(one.rubric('10/15'), part(one, '16') + part(one, '17/49'), 10),
  )
  const z = altmanZ(
    column('working_capital_to_assets'),
    column('retained_earnings_to_assets'),
    column('operating_result_to_assets'),
    equity,
  )
  return {
    name: 'Belgium',
    inUnits: true,
    matrix: matrixOf(Object.fromEntries(names.map(name => [name, column(name)]))),
    labels: Float64Array.from(filings, one => (isFailed(one) ? 1 : 0)),
    z,
  }
}
