// Formats amounts. Filed decimals are formatted as strings to avoid rounding; numbers are used for charts and
// comparisons only.

import type { Rubrics } from '../../../../domain/accounts/deposit.ts'
import { formatCount } from '../../../i18n/format.ts'
import { LANGUAGES, type Lang, LOCALES, type Phrase } from '../../../i18n/languages.ts'

/** Clamps values to a range that chart scales can compute with. */
const MAX_DRAWN_AMOUNT = 1e21

/** A filed decimal as a number, rounded to the cent; null when not filed or not a number. */
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

const SYMBOLS = byLanguage(numberSymbolsOf)
const EUROS = byLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    }),
)
const CHANGES = byLanguage(
  locale =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

function byLanguage<T>(make: (locale: string) => T): Phrase<T> {
  return Object.fromEntries(LANGUAGES.map(lang => [lang, make(LOCALES[lang])])) as Phrase<T>
}

/**
 * A filed decimal with the language's separators and all its digits except trailing zeros; at least `decimals` decimals.
 * Text that is not a plain decimal is returned unchanged.
 */
export function formatFiled(lang: Lang, filed: string, decimals = 0): string {
  const [, minus, whole, significant = ''] = PLAIN_DECIMAL.exec(filed) ?? []
  if (whole === undefined) return filed
  const symbols = SYMBOLS[lang]
  const fraction = significant.padEnd(decimals, '0')
  return `${minus ? symbols.minus : ''}${groupDigits(whole, symbols.group)}${fraction && symbols.decimal + fraction}`
}

/** Captures sign, integer part, and decimals without trailing zeros. */
const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d*?)0*)?$/

function groupDigits(whole: string, sign: string): string {
  let end = whole.length - 3
  if (end <= 0) return whole
  let grouped = whole.slice(end)
  for (; end > 0; end -= 3) grouped = whole.slice(Math.max(0, end - 3), end) + sign + grouped
  return grouped
}

/** Decimals for a column of figures: two if any figure has cents, otherwise none. */
export function decimalsOf(figures: readonly string[]): 0 | 2 {
  return figures.some(figure => /\.\d*[1-9]/.test(figure)) ? 2 : 0
}

/** Rounded to whole units. Other currencies than EUR show their code; null shows none. */
export function formatMoney(lang: Lang, amount: number, currency: string | null): string {
  if (currency === 'EUR') return EUROS[lang].format(amount)
  return currency === null ? formatCount(lang, amount) : `${formatCount(lang, amount)} ${currency}`
}

/** `+12,3 %` for 0.123. */
export function formatChange(lang: Lang, share: number): string {
  return CHANGES[lang].format(share)
}

/** The first filed rubric among `codes`. */
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
