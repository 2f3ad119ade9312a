// Formats ratio values with their units.

import { RATIO_DEFINITIONS } from '../../../../../domain/accounts/ratios/compute-ratios.ts'
import type { RatioUnit } from '../../../../../domain/accounts/ratios/ratio.ts'
import { formatCount, formatNumber, formatPercent } from '../../../../i18n/format.ts'
import { type Lang, phrase } from '../../../../i18n/languages.ts'
import { formatMoney } from '../amounts.ts'

const UNITS: ReadonlyMap<string, RatioUnit> = new Map(RATIO_DEFINITIONS.map(({ id, unit }) => [id, unit]))

const DAYS = phrase('dagen', 'jours', 'Tage', 'days')
const PERSONS = phrase('VTE', 'ETP', 'VZÄ', 'FTE')

export function unitOf(ratioId: string): RatioUnit {
  return UNITS.get(ratioId) ?? 'ratio'
}

/** With its unit: percent, days, full-time equivalents or currency; plain ratios have two decimals. */
export function formatRatio(lang: Lang, value: number, unit: RatioUnit, currency: string | null): string {
  if (unit === 'fraction') return formatPercent(lang, value)
  if (unit === 'amount') return formatMoney(lang, value, currency)
  if (unit === 'days') return `${formatCount(lang, value)} ${DAYS[lang]}`
  return unit === 'persons' ? `${formatNumber(lang, value)} ${PERSONS[lang]}` : formatNumber(lang, value)
}
