// The size of a group: sums of its Belgian members' own newest figures. No consolidation: what members owe and sell
// each other is counted, foreign members are not.

import Big from 'big.js'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { Group } from './group.ts'

/** As filed, plain decimals; null where not filed. Amounts are in `currency`, staff in full-time equivalents. */
export type SizeFigures = {
  /** `YYYY-MM-DD`. */
  periodEnd: string
  /** ISO 4217; null if unknown. */
  currency: string | null
  balanceSheetTotal: string | null
  turnover: string | null
  staff: string | null
}

/** The sum over those who filed it, and how many these are; the sum is null when nobody did. */
export type SummedFigure = { sum: string | null; companies: number }

export type GroupSize = {
  /** Belgian companies of the group, this one included. */
  companies: number
  /** Of these, companies with a filing with figures. */
  withFigures: number
  /** Of these, companies whose amounts are not in euro, or in an unknown currency: they are not added. */
  notInEuro: number
  /** Last days of the oldest and the newest fiscal year that is summed. */
  oldestPeriodEnd: string
  newestPeriodEnd: string
  balanceSheetTotal: SummedFigure
  turnover: SummedFigure
  staff: SummedFigure
}

/** Belgian companies of the group of `company`, itself included; ascending. */
export function groupCompanies(company: EnterpriseNumber, { parents, members }: Group): EnterpriseNumber[] {
  const numbers = [...parents, ...members].flatMap(({ party }) => party.enterpriseNumber ?? [])
  return [...new Set([company, ...numbers])].sort()
}

/** `figures`: of each company, undefined without any. Null for fewer than two companies, or without any figures. */
export function sumGroupSize(figures: readonly (SizeFigures | undefined)[]): GroupSize | null {
  const known = figures.filter(one => one !== undefined)
  const ends = known.map(({ periodEnd }) => periodEnd).sort()
  const [oldestPeriodEnd, newestPeriodEnd] = [ends[0], ends.at(-1)]
  const inEuro = known.filter(({ currency }) => currency === 'EUR')
  if (figures.length < 2 || oldestPeriodEnd === undefined || newestPeriodEnd === undefined) return null
  return {
    companies: figures.length,
    withFigures: known.length,
    oldestPeriodEnd,
    newestPeriodEnd,
    notInEuro: known.length - inEuro.length,
    balanceSheetTotal: sumOf(inEuro.map(one => one.balanceSheetTotal)),
    turnover: sumOf(inEuro.map(one => one.turnover)),
    staff: sumOf(known.map(one => one.staff)),
  }
}

function sumOf(values: readonly (string | null)[]): SummedFigure {
  const filed = values.filter(value => value !== null)
  const sum = filed.reduce((total, value) => total.plus(value), new Big(0))
  return { sum: filed.length === 0 ? null : sum.toFixed(), companies: filed.length }
}
