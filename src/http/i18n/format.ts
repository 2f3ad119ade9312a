// Formats dates, numbers and the colon by locale. Intl formatters are expensive to construct, so they are
// built once.

import { LANGUAGES, type Lang, LOCALES, type Phrase, phrase } from './languages.ts'

// Punctuation that French precedes with a no-break space.

export const COLON = phrase(': ', '\u00a0: ', ': ', ': ')

function byLanguage<T>(make: (locale: string) => T): Phrase<T> {
  return Object.fromEntries(LANGUAGES.map(lang => [lang, make(LOCALES[lang])])) as Phrase<T>
}

const DATES = byLanguage(
  locale =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const SHORT_DATES = byLanguage(
  locale =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const MOMENTS = byLanguage(
  locale =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Brussels',
      timeZoneName: 'short',
    }),
)
// A small loss that is rounded to zero has no sign.
const SIGN = { signDisplay: 'negative' } as const
const WHOLE_NUMBERS = byLanguage(
  locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...SIGN }),
)
const NUMBERS = byLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...SIGN }))
const PERCENT = byLanguage(
  locale => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, ...SIGN }),
)
const EXACT_PERCENT = byLanguage(
  locale => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4, ...SIGN }),
)
const SIGNIFICANT_PERCENT = byLanguage(
  locale => new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2, ...SIGN }),
)
const COMPACT = byLanguage(
  locale => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3, ...SIGN }),
)
const LIST_FORMATS = byLanguage(locale => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** `2026-11-03` as `3 november 2026`. */
export function formatDate(lang: Lang, day: string): string {
  return ordinalInFrench(lang, DATES[lang].format(new Date(`${day}T00:00:00Z`)))
}

// French writes the first of a month as `1er`; Intl does not.
function ordinalInFrench(lang: Lang, date: string): string {
  return lang === 'fr' ? date.replace(/^1 /, '1er ') : date
}

/** `2026-11-03` as `3 nov 2026`. */
export function formatShortDate(lang: Lang, day: string): string {
  return ordinalInFrench(lang, SHORT_DATES[lang].format(new Date(`${day}T00:00:00Z`)))
}

/** A timestamp in Belgian time, with the time zone. */
export function formatMoment(lang: Lang, moment: string | Date): string {
  return ordinalInFrench(lang, formatZoneName(MOMENTS[lang].format(new Date(moment))))
}

// Some locales print the offset instead of the abbreviation.
function formatZoneName(moment: string): string {
  return moment.replace(/(?:UTC|GMT)\+1\b/, 'CET').replace(/(?:UTC|GMT)\+2\b/, 'CEST')
}

export function formatCount(lang: Lang, count: number): string {
  return WHOLE_NUMBERS[lang].format(count)
}

/** At most two decimals. */
export function formatNumber(lang: Lang, value: number): string {
  return NUMBERS[lang].format(value)
}

/** A share of 1, to a tenth of a percent; one that would be zero so, to two significant digits. */
export function formatPercent(lang: Lang, share: number): string {
  const isSmall = share !== 0 && Math.abs(share) < 0.0005
  return (isSmall ? SIGNIFICANT_PERCENT : PERCENT)[lang].format(share)
}

/** A share of 1, to a millionth: that of a holding, where 50.01 % is more than half. */
export function formatHeldShare(lang: Lang, share: number): string {
  return EXACT_PERCENT[lang].format(share)
}

/** A small share of 1, to two significant digits: 0.0123 is `1,2 %`, 0.00046 is `0,046 %`. */
export function formatProbability(lang: Lang, share: number): string {
  return SIGNIFICANT_PERCENT[lang].format(share)
}

/** For axis labels: `1,2 mln.` */
export function formatCompact(lang: Lang, value: number): string {
  return COMPACT[lang].format(value)
}

/** `a, b and c`. */
export function formatList(lang: Lang, items: Iterable<string>): string {
  return LIST_FORMATS[lang].format(items)
}

/** `0403449823` as `0403.449.823`. */
export function formatNumberWithDots(enterpriseNumber: string): string {
  return `${enterpriseNumber.slice(0, 4)}.${enterpriseNumber.slice(4, 7)}.${enterpriseNumber.slice(7)}`
}
