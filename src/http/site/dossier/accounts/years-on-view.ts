// Access control for years of annual accounts. All sections take their years from here, so that figures of gated years
// cannot leak.

import type { Member } from '../../../../domain/access/member.ts'
import type { Rubrics } from '../../../../domain/accounts/deposit.ts'
import { isOfTheYearAlone } from '../../../../domain/accounts/sum-rules.ts'
import type { Financials, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'

export type YearWithFigures = FinancialYear & { filed: Rubrics }

export type VisibleYears = {
  viewer: Member | null
  paid: boolean
  /** Newest first; at most one without a paid plan. */
  years: readonly FinancialYear[]
  /** Closing dates of years that are not shown, newest first. */
  gated: readonly string[]
  /** Visible years with figures, newest first. */
  figured: readonly YearWithFigures[]
}

/** Restricts `years` to those the viewer may see, whatever scope they were read with. */
export function selectVisibleYears({ years, gatedYears }: Financials, viewer: Member | null): VisibleYears {
  const paid = viewer?.plan === 'paid'
  const shown = paid ? years : years.slice(0, 1).map(withoutYearBefore)
  const hidden = years.slice(shown.length).map(({ periodEnd }) => periodEnd)
  const figured = shown.filter((year): year is YearWithFigures => year.filed !== null)
  return { viewer, paid, years: shown, gated: [...hidden, ...gatedYears], figured }
}

/** A filing repeats figures of the year before, which must not be shown either. */
function withoutYearBefore(year: FinancialYear): FinancialYear {
  return { ...year, filedYearBefore: null, brokenRules: year.brokenRules.filter(isOfTheYearAlone) }
}

/** `2024`, or `06/2024` when two of the years close in the same calendar year. */
export function nameYear(periodEnd: string, all: readonly { periodEnd: string }[]): string {
  const year = periodEnd.slice(0, 4)
  const isUnique = all.filter(other => other.periodEnd.startsWith(year)).length < 2
  return isUnique ? year : `${periodEnd.slice(5, 7)}/${year}`
}
