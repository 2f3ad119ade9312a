// Parts of a profile: what else the register files; headline figures and ratios, with reasons for missing values.

import type { Ratio } from '../../domain/accounts/ratios/ratio.ts'
import type { Sector } from '../../domain/accounts/sector.ts'
import { otherMainActivities } from '../../domain/company/register-record.ts'
import type { Financials, FinancialYear } from '../../usecases/accounts/get-financials.ts'
import type { Profile } from '../../usecases/dossier/get-profile.ts'
import {
  type AbsentByReason,
  AbsentFields,
  explainNoFigures,
  explainNoYears,
  type Figure,
  sectorOfYear,
  shapeFigures,
  shapeRatio,
  toCamelCase,
} from './shape-accounts.ts'

// A profile is brief; the REST API and the page have all.
const MAX_NAMES = 10
const MAX_ACTIVITIES = 5

/** All null when the register did not answer. */
export function shapeRecord({ dossier, registered }: Pick<Profile, 'dossier' | 'registered'>) {
  if (registered === null)
    return { founded: null, otherNames: null, establishments: null, otherActivities: null }
  const { record, labels } = registered
  const { legalName, primaryNace } = dossier.company
  const names = new Set(record.names.map(({ name }) => name))
  names.delete(legalName)
  return {
    founded: record.startDate,
    otherNames: [...names].slice(0, MAX_NAMES),
    establishments: record.counts.establishments,
    otherActivities: otherMainActivities(record, primaryNace)
      .slice(0, MAX_ACTIVITIES)
      .flatMap(({ code, version }) =>
        code === null ? [] : { nace: code, name: labels.activity(code, version)?.text ?? null },
      ),
  }
}

const MAX_FORMER_NAMES = 5

/** Null when the history could not be read. */
export function shapePast({ past }: Pick<Profile, 'past'>) {
  if (past === null) return { formerNames: null }
  const { formerNames, lastChange } = past
  return {
    formerNames: formerNames
      .slice(0, MAX_FORMER_NAMES)
      .map(({ name, until }) => (until === null ? name : `${name} (until ${until})`)),
    lastChange: lastChange ? [lastChange.date, lastChange.kind].filter(Boolean).join(' ') : undefined,
  }
}

const FILED_FIGURES = [
  'operatingResult',
  'result',
  'equity',
  'amountsPayable',
  'totalAssets',
  'cash',
] as const
// Figures whose rubric depends on the model.
const RESOLVED_FIGURES = ['turnover', 'staff'] as const
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
  const sector = sectorOfYear(year, nace)
  const reason = financials === null ? 'Accounts source unavailable.' : explainMissing(financials, year)
  const absent = new AbsentFields()
  const pick = (ids: readonly string[], ratios: readonly Ratio[]) =>
    pickRatios(ids, { ratios, sector, reason, absent })
  const derived = (year?.filed && year.derived?.ratios) ?? []
  const filed = shapeFigures(year?.filed ?? null) ?? {}
  // A filed line is a fact in every sector. One that is not filed is never computed here: that is a ratio.
  const grossMargin =
    filed.grossMargin === undefined ? pick(['gross_margin'], []) : { grossMargin: filed.grossMargin }
  const figures = {
    ...pick(RESOLVED_FIGURES, derived),
    ...grossMargin,
    ...pickFigures(filed, reason, absent),
  }
  const ratios = pick(RATIOS, derived)
  if (!year?.derived?.health) absent.add('health', year?.filed ? NO_HEALTH : reason)
  return { accounts: year ? shapePeriod(year) : null, figures, ratios, absent: absent.byReason(), sector }
}

const NO_HEALTH = 'Too few figures were filed, or too few peer companies are known.'

function explainMissing(financials: Financials, year: FinancialYear | undefined): string {
  if (year !== undefined)
    return explainNoFigures(year) ?? (year.unreadLines ? 'Not filed, or not read.' : 'Not filed.')
  return explainNoYears(financials)
}

function shapePeriod({ periodEnd, depositedOn, currency }: FinancialYear): NonNullable<Headline['accounts']> {
  return { fiscalYear: Number(periodEnd.slice(0, 4)), periodEnd, depositedOn, currency }
}

function pickFigures(filed: Record<string, number>, reason: string, absent: AbsentFields) {
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
