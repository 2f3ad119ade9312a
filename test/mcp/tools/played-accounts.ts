// A year of invented accounts, as the use cases give it.

import type { Ratio } from '../../../src/domain/accounts/ratios/ratio.ts'
import type { SectorKind } from '../../../src/domain/accounts/sector.ts'
import type { Financials, FinancialYear } from '../../../src/usecases/get-financials.ts'
import { NUMBER } from './played.ts'

export function ratio(id: string, value: string | null, more: Partial<Ratio> = {}): Ratio {
  return {
    id,
    label: id,
    group: 'liquidity',
    unit: 'ratio',
    formula: null,
    note: null,
    variant: 'full',
    inputs: [],
    value,
    absence: value === null ? { kind: 'not_filed', codes: ['70'] } : null,
    currency: null,
    ...more,
  }
}

export const RATIOS = [
  ratio('liquidity_broad', '1.250000'),
  ratio('net_working_capital', '1234.5', { unit: 'amount' }),
  ratio('margin_net', null, { unit: 'fraction' }),
  ratio('return_on_equity', null, { unit: 'fraction', absence: { kind: 'not_twelve_months', months: 15 } }),
  ratio('turnover', null, { unit: 'amount' }),
]

export function year(
  end: number,
  kind: SectorKind = 'ordinary',
  more: Partial<FinancialYear> = {},
): FinancialYear {
  return {
    reference: `${end + 1}-00012345`,
    depositedOn: `${end + 1}-06-30`,
    depositType: 'Initial',
    periodStart: `${end}-01-01`,
    periodEnd: `${end}-12-31`,
    months: 12,
    approvedOn: null,
    model: 'm02-f',
    scheme: 'full',
    currency: 'EUR',
    language: 'NL',
    filed: { '20/58': '9273680.09', '10/49': '9273680.09', '10/15': '-12.5', '9901': '0', '8059P': '7' },
    filedYearBefore: { '20/58': '1' },
    noFigures: null,
    derived: {
      ratios: RATIOS,
      health: null,
      sector: { kind, reason: 'Its main activity says so.', isEvident: true },
      size: { sizeClass: 'small', basis: 'one_year', criteria: [] },
    },
    brokenRules: [],
    otherDeposits: [],
    ...more,
  }
}

export function financials(years: FinancialYear[], more: Partial<Financials> = {}): Financials {
  return {
    enterpriseNumber: NUMBER,
    years,
    filings: years.length > 0 ? { state: 'present' } : { state: 'not_looked_for' },
    undated: [],
    gatedYears: [],
    neverFiles: false,
    asOf: '2026-01-01T00:00:00Z',
    ...more,
  }
}
