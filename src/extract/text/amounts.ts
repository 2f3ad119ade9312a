// Amounts of money in a text: in digits (`193.500,00 EUR`), in words (`cent nonante-trois mille cinq cents euros`), or in
// both beside each other, of which the words decide: a misread word is none, a misread digit is another number.

import { readTable } from '../../platform/read-table.ts'

export type Amount = {
  cents: number
  /** Belgian francs until 2001. Null where none is printed. */
  currency: 'EUR' | 'BEF' | null
  /** The digits as printed; null where the amount is in words alone, or the digits differ from them. */
  digits: string | null
  /** Offsets in the text; end exclusive. */
  start: number
  end: number
}

const WORDS = readTable('gazette/number-words.tsv', {
  columns: ['word', 'value'],
  unique: ['word'],
  values: { value: /^\d+$/ },
}).sort((a, b) => b.word.length - a.word.length)
// `dreizehn` is matched as `drei` and `zehn` too: with it a text could be split in too many ways.
const LITERALS = new Set(WORDS.map(({ word }) => word.replaceAll(/\[ -\]\?|\w\?/g, '')))
const isCompound = (literal: string): boolean =>
  [...LITERALS].some(head => literal.startsWith(head) && LITERALS.has(literal.slice(head.length)))
const WORD = WORDS.map(({ word }) => word)
  .filter(word => !isCompound(word.replaceAll(/\[ -\]\?|\w\?/g, '')))
  .join('|')
const EACH_WORD = new RegExp(`und|et|en|${WORDS.map(({ word }) => `(${word})`).join('|')}`, 'g')
const LONGEST = 24 // words
const PHRASE = `(?:${WORD})(?:[ -]?(?:(?:et|en|und)[ -]?)?(?:${WORD})){0,${LONGEST}}`
const CURRENCY = '(?:eur(?:os?)?|€|bef|fb|frs?|f(?:rancs?|ranken|rank)(?: belges?)?|belgische frank(?:en)?)'
const CENTS = '(?:eurocents?|centiemen|centimes?|cents?)'

const IN_WORDS = new RegExp(
  `(?<![a-z])(${PHRASE})(?: ?(?<currency>${CURRENCY})(?![a-z])|(?= ?[(:-]? ?\\d))(?: (?:et )?(?<cents>\\d{1,2}|${PHRASE})[ -]${CENTS}(?![a-z]))?`,
  'g',
)
// Not a number of shares: `1 880) actions`. Without groups only beside a currency.
const IN_DIGITS = new RegExp(
  `(?!\\d[\\d. ]{0,20}\\)? ?(?:actions|parts|aandelen|aktien|anteile)\\b)(?<![\\d.,])(?<digits>\\d{1,3}(?:[. ]\\d{3}){1,4}(?:,\\d{1,2})?(?!\\d)|\\d{4,}(?:,\\d{1,2})?(?= ?,?-{0,2}\\)? ?${CURRENCY}(?![a-z])))(?: ?,?-{0,2}\\)? ?(?<currency>${CURRENCY})(?![a-z]))?`,
  'g',
)
const FRANCS = /^(?:b|f)/
const BESIDE = 4 // characters between words and digits of one amount: ` (`

/** Amounts of at least a thousand in `fold` (lower case, no accents), in text order. */
export function findAmounts(fold: string): Amount[] {
  const found = [...inWords(fold), ...inDigits(fold)].sort((a, b) => a.start - b.start)
  const amounts: Amount[] = []
  for (const one of found) {
    const last = amounts.at(-1)
    if (last && isSameAmount(last, one)) amounts[amounts.length - 1] = joinAmounts(last, one)
    else if (!last || one.start >= last.end) amounts.push(one)
  }
  return amounts.filter(({ currency, digits }) => currency !== null || digits !== null)
}

/** `193.500 EUR`; digits as printed where they are. */
export function formatAmount({ cents, currency, digits }: Amount): string {
  const whole = Math.floor(cents / 100)
    .toString()
    .replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  const rest = cents % 100 === 0 ? '' : `,${String(cents % 100).padStart(2, '0')}`
  return `${digits ?? `${whole}${rest}`}${currency === null ? '' : ` ${currency}`}`
}

const LEAST = 1_000_00 // cents

function inWords(fold: string): Amount[] {
  return [...fold.matchAll(IN_WORDS)].flatMap(match => {
    const { currency, cents = '0' } = match.groups as { currency?: string; cents?: string }
    const sum = 100 * numberOf(match[1] as string) + (/^\d/.test(cents) ? Number(cents) : numberOf(cents))
    const end = match.index + match[0].length
    // `lreize millions`: the word before is misread.
    return sum < LEAST || /^millions/.test(match[0])
      ? []
      : [{ cents: sum, currency: toCurrency(currency), digits: null, start: match.index, end }]
  })
}

function numberOf(phrase: string): number {
  let total = 0
  let group = 0
  for (const match of phrase.matchAll(EACH_WORD)) {
    const value = Number(WORDS[match.slice(1).findIndex(word => word !== undefined)]?.value ?? 0)
    if (value >= 1000) {
      total += (group || 1) * value
      group = 0
    } else group = value === 100 ? (group || 1) * value : group + value
  }
  return total + group
}

function inDigits(fold: string): Amount[] {
  return [...fold.matchAll(IN_DIGITS)].map(match => {
    const { digits, currency } = match.groups as { digits: string; currency?: string }
    const [whole = '', rest = ''] = digits.split(',')
    return {
      cents: 100 * Number(whole.replaceAll(/\D/g, '')) + Number(rest.padEnd(2, '0')),
      currency: toCurrency(currency),
      digits,
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

const toCurrency = (word: string | undefined): Amount['currency'] =>
  word === undefined ? null : FRANCS.test(word) ? 'BEF' : 'EUR'

// `cent mille euros (100.000 EUR)`, `cent mille (100.000) euros`; another currency behind it is what the amount is worth.
const isSameAmount = (one: Amount, other: Amount): boolean =>
  one.digits === null &&
  other.digits !== null &&
  other.start - one.end <= BESIDE &&
  other.start >= one.end &&
  (other.currency === null || one.currency === null || other.currency === one.currency)

const joinAmounts = (words: Amount, other: Amount): Amount => ({
  ...words,
  currency: words.currency ?? other.currency,
  digits: other.cents === words.cents ? other.digits : null,
  end: other.end,
})
