// Headline figures and ratios of a profile, with reasons for missing values.

import type { Ratio } from '../../domain/accounts/ratios/ratio.ts'
import { type Sector, sectorOf } from '../../domain/accounts/sector.ts'
import type { Financials, FinancialYear } from '../../usecases/accounts/get-financials.ts'
import {
  type AbsentByReason,
  AbsentFields,
  explainNoFigures,
  explainNoYears,
  type Figure,
  shapeFigures,
  shapeRatio,
  toCamelCase,
} from './shape-accounts.ts'

const FILED_FIGURES = [
  'operatingResult',
  'result',
  'equity',
  'amountsPayable',
  'totalAssets',
  'cash',
] as const
// Figures whose rubric depends on the model.
const RESOLVED_FIGURES = ['turnover', 'gross_margin', 'staff'] as const
const RATIOS = [
  'liquidity_broad',
  'financial_independence',
  'return_on_equity',
  'margin_net',
  'ebitda',
  'net_working_capital',
] as const

type Headline = {
  /** Null when no accounts were read. */
  accounts: {
    fiscalYear: number
    periodEnd: string
    depositedOn: string | null
    currency: string | null
  } | null
  figures: Record<string, Figure>
  ratios: Record<string, Figure>
  absent: AbsentByReason
  sector: Sector
}

/** `financials` is null when the accounts are unavailable. Every figure and ratio is present, possibly without a value. */
export function shapeHeadline(financials: Financials | null, nace: string | null): Headline {
  const year = financials?.years[0]
  const sector = year?.derived?.sector ?? sectorOf({ nace, model: null, rubrics: {} })
  const reason = financials === null ? 'Accounts source unavailable.' : explainMissing(financials, year)
  const absent = new AbsentFields()
  const pick = (ids: readonly string[]) =>
    pickRatios(ids, { ratios: (year?.filed && year.derived?.ratios) ?? [], sector, reason, absent })
  const figures = { ...pick(RESOLVED_FIGURES), ...pickFigures(year, reason, absent) }
  const ratios = pick(RATIOS)
  if (!year?.derived?.health) absent.add('health', year?.filed ? NO_HEALTH : reason)
  return { accounts: year ? shapePeriod(year) : null, figures, ratios, absent: absent.byReason(), sector }
}

const NO_HEALTH = 'Too few figures were filed, or too few peer companies are known.'

function explainMissing(financials: Financials, year: FinancialYear | undefined): string {
  if (year !== undefined) return explainNoFigures(year) ?? 'Not filed.'
  return explainNoYears(financials)
}

function shapePeriod({ periodEnd, depositedOn, currency }: FinancialYear): NonNullable<Headline['accounts']> {
  return { fiscalYear: Number(periodEnd.slice(0, 4)), periodEnd, depositedOn, currency }
}

function pickFigures(year: FinancialYear | undefined, reason: string, absent: AbsentFields) {
  const filed = shapeFigures(year?.filed ?? null) ?? {}
  return Object.fromEntries(
    FILED_FIGURES.map(name => {
      const figure: Figure = filed[name] ?? null
      if (figure === null) absent.add(name, reason)
      return [name, figure]
    }),
  )
}

type RatioSelection = { ratios: readonly Ratio[]; sector: Sector; reason: string; absent: AbsentFields }

function pickRatios(
  ids: readonly string[],
  { ratios, sector, reason, absent }: RatioSelection,
): Record<string, Figure> {
  return Object.fromEntries(
    ids.map(id => {
      const found = ratios.find(ratio => ratio.id === id)
      const shaped = shapeRatio(found ?? { id, value: null, absence: null }, sector.kind)
      const isUnread = found === undefined && shaped.figure === null
      absent.add(toCamelCase(id), isUnread ? reason : shaped.reason)
      return [toCamelCase(id), shaped.figure]
    }),
  )
}
