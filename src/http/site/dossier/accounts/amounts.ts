// Amounts for reading. What was filed is written digit by digit, so that nothing is rounded on its way to the reader;
// numbers serve geometry and comparisons only.

import type { Rubrics } from '../../../../domain/accounts/deposit.ts'
import { formatCount } from '../../../i18n/format.ts'
import { LANGUAGES, type Lang, LOCALES, type Phrase } from '../../../i18n/languages.ts'

/** Charts need numbers that scales can compute with: what is larger is drawn as this. */
const MAX_DRAWN_AMOUNT = 1e21

/** A filed decimal as a number to draw and compare, to the cent; null for one that was not filed. */
export function readAmount(decimal: string | null | undefined): number | null {
  if (decimal === undefined || decimal === null) return null
  const number = Number(decimal)
  if (Number.isNaN(number)) return null
  const toTheCent = Math.round(number * 100) / 100
  return Math.max(-MAX_DRAWN_AMOUNT, Math.min(MAX_DRAWN_AMOUNT, toTheCent))
}

type NumberSymbols = { group: string; decimal: string; minus: string }

function numberSymbolsOf(locale: string): NumberSymbols {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_234_567.8)
  const sign = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal'), minus: sign('minusSign') }
}

const SIGNS = byLanguage(numberSymbolsOf)
const EUROS = byLanguage(
  locale => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)
const CHANGES = byLanguage(
  locale =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

function byLanguage<T>(make: (locale: string) => T): Phrase<T> {
  return Object.fromEntries(LANGUAGES.map(lang => [lang, make(LOCALES[lang])])) as Phrase<T>
}

/**
 * A decimal as filed with the signs of the language and every digit it has, zeros behind the point apart; `decimals` is
 * how many are written at least. Text that is no plain decimal comes back as it is.
 */
export function formatFiled(lang: Lang, filed: string, decimals = 0): string {
  const [, minus, whole, behind = ''] = PLAIN_DECIMAL.exec(filed) ?? []
  if (whole === undefined) return filed
  const signs = SIGNS[lang]
  const fraction = behind.padEnd(decimals, '0')
  return `${minus ? signs.minus : ''}${groupDigits(whole, signs.group)}${fraction && signs.decimal + fraction}`
}

/** Sign, whole part, decimals without the zeros behind them. */
const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d*?)0*)?$/

function groupDigits(whole: string, sign: string): string {
  let end = whole.length - 3
  if (end <= 0) return whole
  let grouped = whole.slice(end)
  for (; end > 0; end -= 3) grouped = whole.slice(Math.max(0, end - 3), end) + sign + grouped
  return grouped
}

/** Decimals that keep a column of figures aligned: two where any figure has cents, else none. */
export function decimalsOf(figures: readonly string[]): 0 | 2 {
  return figures.some(figure => /\.\d*[1-9]/.test(figure)) ? 2 : 0
}

/** Whole units of a currency; in EUR where it is the euro, else with its code. Unknown: the number alone. */
export function formatMoney(lang: Lang, amount: number, currency: string | null): string {
  if (currency === 'EUR') return EUROS[lang].format(amount)
  return currency === null ? formatCount(lang, amount) : `${formatCount(lang, amount)} ${currency}`
}

/** `+12,3 %` of a share of 1. */
export function formatChange(lang: Lang, share: number): string {
  return CHANGES[lang].format(share)
}

/** The first of some codes that was filed, with its figure. */
export function findFirstFiled(
  rubrics: Rubrics,
  codes: readonly string[],
): { code: string; figure: string } | null {
  for (const code of codes) {
    const figure = rubrics[code]
    if (figure !== undefined) return { code, figure }
  }
  return null
}
