// Wording of ratios: labels in the terms of the National Bank (statistics of its Central Balance Sheet
// Office, docs/sources.md), values with their units, reasons for a missing value.

import reasonTable from '../../../../../data/wordings/ratio-reasons.json' with { type: 'json' }
import table from '../../../../../data/wordings/ratios.json' with { type: 'json' }
import wordings from '../../../../../data/wordings/site/ratio-words.json' with { type: 'json' }
import { RATIO_DEFINITIONS } from '../../../../domain/accounts/ratios/compute-ratios.ts'
import type { Absence, RatioGroup, RatioUnit } from '../../../../domain/accounts/ratios/ratio.ts'
import { formatCount, formatNumber, formatPercent } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { formatMoney } from './amounts.ts'

// Labels of the ratios in the terms of the National Bank (statistics of its Central Balance Sheet Office,
// `docs/sources.md`), and notes on what their formulas include or leave out.

const LABELS: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.labels))
const NOTES: ReadonlyMap<string, Phrase> = new Map(Object.entries(table.notes))

export const GROUPS: Record<RatioGroup, Phrase> = phrases(wordings.groups)

/** The id when the ratio has no label. */
export function labelRatio(lang: Lang, id: string): string {
  return LABELS.get(id)?.[lang] ?? id
}

/** What the formula includes or leaves out; null without a note. */
export function noteOnRatio(lang: Lang, id: string): string | null {
  return NOTES.get(id)?.[lang] ?? null
}

// Formats ratio values with their units.

const UNITS: ReadonlyMap<string, RatioUnit> = new Map(RATIO_DEFINITIONS.map(({ id, unit }) => [id, unit]))

const DAYS = phrase('dagen', 'jours', 'Tage', 'days')
const PERSONS = phrase('VTE', 'ETP', 'VZÄ', 'FTE')

export function unitOf(ratioId: string): RatioUnit {
  return UNITS.get(ratioId) ?? 'ratio'
}

/** For files: without the soft hyphens that let a page break the label, which no program would find. */
export function plainRatioLabel(lang: Lang, id: string): string {
  return labelRatio(lang, id).replaceAll('\u00ad', '')
}

/** With its unit: percent, days, full-time equivalents or currency; plain ratios have two decimals. */
export function formatRatio(lang: Lang, value: number, unit: RatioUnit, currency: string | null): string {
  if (unit === 'fraction') return formatPercent(lang, value)
  if (unit === 'amount') return formatMoney(lang, value, currency)
  if (unit === 'days') return `${formatCount(lang, value)} ${DAYS[lang]}`
  return unit === 'persons' ? `${formatNumber(lang, value)} ${PERSONS[lang]}` : formatNumber(lang, value)
}

const REASONS: ReadonlyMap<string, Phrase> = new Map(Object.entries(reasonTable.wordings))

const words = {
  ...phrases(wordings.words),
  notFiled: sentence(wordings.sentences.notFiled, 'codes'),
  notRead: sentence(wordings.sentences.notRead, 'codes'),
  months: sentence(wordings.sentences.months, 'months'),
}

/** A reason without a translation falls back to a general message; English shows the reason itself. */
export function describeAbsence(lang: Lang, absence: Absence): string {
  if (absence.kind === 'not_filed') return words.notFiled[lang](absence.codes.join(', '))
  if (absence.kind === 'not_read') return words.notRead[lang](absence.codes.join(', '))
  if (absence.kind === 'zero_denominator') return words.zero[lang]
  if (absence.kind === 'not_applicable') return translateReason(lang, absence.reason)
  const { months } = absence
  return months === null ? words.noPeriod[lang] : words.months[lang](formatNumber(lang, months))
}

export function translateReason(lang: Lang, reason: string): string {
  return REASONS.get(reason)?.[lang] ?? (lang === 'en' ? reason : words.notApplicable[lang])
}

/** Translates the two known notes on ratio inputs; null for any other note. */
export function translateInputNote(lang: Lang, note: string): string | null {
  const [, proof] = /^Not filed; counted as 0, as (\S+) proves\.$/.exec(note) ?? []
  if (proof !== undefined) return COUNTED_AS_ZERO[lang](proof)
  const [, code] = /^Filed as (\S+)\.$/.exec(note) ?? []
  return code === undefined ? null : FILED_AS[lang](code)
}

const COUNTED_AS_ZERO = phrase<(code: string) => string>(
  code => `niet neergelegd; telt als 0, wat ${code} bewijst`,
  code => `non déposé ; compte pour 0, ce que ${code} prouve`,
  code => `nicht hinterlegt; zählt als 0, was ${code} beweist`,
  code => `not filed; counted as 0, as ${code} proves`,
)
const FILED_AS = phrase<(code: string) => string>(
  code => `neergelegd als ${code}`,
  code => `déposé sous ${code}`,
  code => `hinterlegt als ${code}`,
  code => `filed as ${code}`,
)
