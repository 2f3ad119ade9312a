// Accounts of invented companies for tests: consistent figures, and every oddity on demand. Nothing of it is real.

import type { Rubrics } from '../../../../domain/accounts/deposit.ts'
import { filingStatusOf } from '../../../../domain/accounts/filings-state.ts'
import { readModel } from '../../../../domain/accounts/model.ts'
import { monthsOf } from '../../../../domain/accounts/ratios/accounts-year.ts'
import { computeRatios } from '../../../../domain/accounts/ratios/compute-ratios.ts'
import { notApplicable, sectorOf } from '../../../../domain/accounts/sector.ts'
import { sizeClassOf } from '../../../../domain/accounts/size-class.ts'
import { checkSums } from '../../../../domain/accounts/sum-rules/check-sums.ts'
import { enterpriseNumberFrom } from '../../../../domain/enterprise-number.ts'
import type { Member } from '../../../../domain/member.ts'
import type { Derived, Financials, FinancialYear } from '../../../../usecases/get-financials.ts'
import type { Overview } from '../../../../usecases/get-overview.ts'

export const FREE: Member = { userId: 'u1', email: 'reader@example.org', plan: 'free' }
export const PAID: Member = { userId: 'u2', email: 'member@example.org', plan: 'paid' }

/** An abridged filing that adds up, all figures times `scale`. */
export function makeRubrics(scale = 1): Rubrics {
  const figures: Record<string, number> = {
    ...{
      '20/58': 1000,
      '21/28': 400,
      '22/27': 400,
      '29/58': 600,
      '29': 50,
      '3': 150,
      '40/41': 250,
      '54/58': 150,
    },
    ...{ '10/49': 1000, '10/15': 300, '10/11': 100, '13': 120, '14': 80, '16': 20, '17/49': 680, '17': 280 },
    ...{ '170/4': 280, '42/48': 390, '42': 40, '43': 60, '44': 190, '45': 100, '492/3': 10, '9900': 500 },
    ...{ '62': 300, '630': 60, '640/8': 20, '9901': 120, '65/66B': 15, '65': 15, '9903': 105, '67/77': 25 },
    ...{ '9904': 80 },
  }
  const scaled = Object.entries(figures).map(([code, figure]) => [code, (figure * scale).toFixed(2)])
  return { ...Object.fromEntries(scaled), '1003': '6.5' }
}

/** A year as the use case gives it, with everything derived; `changes` for what a test is about. */
export function makeYear(periodEnd: string, changes: Partial<FinancialYear> = {}): FinancialYear {
  const year: FinancialYear = {
    reference: `${Number(periodEnd.slice(0, 4)) + 1}-00012345`,
    depositedOn: `${Number(periodEnd.slice(0, 4)) + 1}-07-12`,
    depositType: 'Initial',
    periodStart: `${periodEnd.slice(0, 4)}-01-01`,
    periodEnd,
    months: 12,
    approvedOn: null,
    model: 'm81-f',
    scheme: 'abridged',
    currency: 'EUR',
    language: 'NL',
    filed: makeRubrics(1234.56),
    filedYearBefore: null,
    noFigures: null,
    derived: null,
    brokenRules: [],
    otherDeposits: [],
    ...changes,
  }
  return 'derived' in changes ? year : completeYear(year)
}

function completeYear(year: FinancialYear): FinancialYear {
  const { filed, model, periodStart, periodEnd } = year
  const months = monthsOf(periodStart, periodEnd)
  const { scheme } = readModel(model)
  if (filed === null) return { ...year, months, scheme }
  const brokenRules = checkSums(model, filed, year.filedYearBefore ?? {})
  return {
    ...year,
    months,
    scheme,
    brokenRules: [...year.brokenRules, ...brokenRules],
    derived: derive(year, filed),
  }
}

function derive(year: FinancialYear, rubrics: Rubrics): Derived {
  const sector = sectorOf({ nace: '43210', model: year.model, rubrics })
  const accounts = { ...year, rubrics, previousRubrics: year.filedYearBefore ?? {} }
  return {
    ratios: computeRatios(accounts, id => notApplicable(sector.kind, id)),
    health: {
      score: 64,
      group: 'F small',
      companies: 1234,
      parts: [
        {
          ratioId: 'financial_independence',
          value: 0.3,
          percentile: 48.2,
          quartiles: [0.12, 0.31, 0.55],
          companies: 1234,
        },
        {
          ratioId: 'liquidity_broad',
          value: 1.38,
          percentile: 55,
          quartiles: [0.9, 1.3, 2.4],
          companies: 1230,
        },
        {
          ratioId: 'cash_flow_to_debt',
          value: 0.206,
          percentile: 71.5,
          quartiles: [0.04, 0.12, 0.24],
          companies: 1200,
        },
        {
          ratioId: 'return_on_assets_net',
          value: 0.12,
          percentile: 100,
          quartiles: [0.01, 0.04, 0.09],
          companies: 1234,
        },
        {
          ratioId: 'self_financing',
          value: -0.2,
          percentile: 0,
          quartiles: [0.02, 0.18, 0.41],
          companies: 1234,
        },
      ],
    },
    sector,
    size: sizeClassOf(accounts),
  }
}

export function makeFinancials(years: FinancialYear[], changes: Partial<Financials> = {}): Financials {
  const enterpriseNumber = enterpriseNumberFrom(123_456_749)
  return {
    enterpriseNumber,
    years,
    filings: filingStatusOf(years.length, undefined),
    undated: [],
    gatedYears: [],
    neverFiles: false,
    asOf: '2026-11-03T10:00:00Z',
    ...changes,
  }
}

/** As much of an overview as the section reads. */
export function makeOverview(financials: Financials | null): Overview {
  const company = { legalName: 'Verzonnen', enterpriseNumber: enterpriseNumberFrom(123_456_749) }
  return { financials, dossier: { company } } as Overview
}
