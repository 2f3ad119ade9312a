// Which years of accounts a visitor may see. All that is drawn and written below takes its years from here, so that a
// figure of an older year cannot reach a visitor who is not to have it.

import type { Member } from '../../../../domain/access/member.ts'
import type { Rubrics } from '../../../../domain/accounts/deposit.ts'
import type { BrokenRule } from '../../../../domain/accounts/sum-rules/check-sums.ts'
import type { Financials, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'

export type YearWithFigures = FinancialYear & { filed: Rubrics }

export type VisibleYears = {
  viewer: Member | null
  paid: boolean
  /** Newest first. One at most for visitors who are not on the paid plan. */
  years: readonly FinancialYear[]
  /** Closing days of years that are on file and not shown, newest first. */
  gated: readonly string[]
  /** Years on view whose figures are held, newest first. */
  figured: readonly YearWithFigures[]
}

/** The years a visitor sees, whatever scope they were read with. */
export function selectVisibleYears({ years, gatedYears }: Financials, viewer: Member | null): VisibleYears {
  const paid = viewer?.plan === 'paid'
  const shown = paid ? years : years.slice(0, 1).map(withoutYearBefore)
  const hidden = years.slice(shown.length).map(({ periodEnd }) => periodEnd)
  const figured = shown.filter((year): year is YearWithFigures => year.filed !== null)
  return { viewer, paid, years: shown, gated: [...hidden, ...gatedYears], figured }
}

/** Every filing repeats figures of the year before. */
function withoutYearBefore(year: FinancialYear): FinancialYear {
  return { ...year, filedYearBefore: null, brokenRules: year.brokenRules.filter(isOfTheYearAlone) }
}

// Codes ending in P hold what the year before ended with (`14P`, `8059P`): sums with them give it away.
function isOfTheYearAlone({ period, rule }: BrokenRule): boolean {
  return period === 'N' && !/\dP\b/.test(rule)
}

/** `2024`, or `06/2024` where another of the years closes in the same calendar year. */
export function nameYear(periodEnd: string, all: readonly { periodEnd: string }[]): string {
  const year = periodEnd.slice(0, 4)
  const alone = all.filter(other => other.periodEnd.startsWith(year)).length < 2
  return alone ? year : `${periodEnd.slice(5, 7)}/${year}`
}
