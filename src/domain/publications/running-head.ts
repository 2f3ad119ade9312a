// Recognises running heads of the gazette by their words: `65294  MONITEUR BELGE — 13.08.2031 — BELGISCH
// STAATSBLAD`. The order of names varies by year; the page number is on the left of even pages and on the
// right of odd ones. For single pages and loose texts; parsers of whole issues detect repeated rows instead.

type RunningHead = {
  /** `YYYY-MM-DD`; null for an invalid date. */
  publishedOn: string | null
  /** The first edition is not printed. */
  edition: number
}

const allowSpaces = (words: string): string => [...words.replaceAll(' ', '')].join('\\s*')
/** Patterns of the gazette's names; letters may be separated by spaces (OCR, letter-spaced print). */
export const FRENCH_NAME = allowSpaces('MONITEUR BELGE')
export const DUTCH_NAME = `${allowSpaces('BELGISCH')}(?:\\s*E\\s*S)?\\s*${allowSpaces('STAATSBLA')}\\s*(?:D|T\\s*T)`
const NAMES = [new RegExp(FRENCH_NAME, 'i'), new RegExp(DUTCH_NAME, 'i')]
const DATE = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/
const EDITION = /(?<![\p{L}\d])(?:[eé]d[\p{L}.]*\s?(\d)|(\d)\s?[\p{L}°]{0,4}\s?[eé]d[\p{L}.]*)(?![\p{L}\d])/iu
const PAGE_NUMBER = /(?<!\d)\d{1,6}(?!\d)/
export const DASHES = '[\\p{Pd}−_|·•~]'
const SEPARATORS = new RegExp(`^[\\s.,${DASHES.slice(1)}*$`, 'u')

/** The date in `text` as printed in the head, as `YYYY-MM-DD`; null if none. */
export function parseHeaderDate(text: string): string | null {
  const [, day = '', month = '', year] = DATE.exec(text) ?? []
  if (!year || Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Day and edition when `line` is only a running head, in any order of its parts. */
export function parseRunningHead(line: string): RunningHead | null {
  if (line.length > 160) return null
  let rest = line
  for (const name of NAMES) {
    if (!name.test(rest)) return null
    rest = rest.replace(name, ' ')
  }
  if (!DATE.test(rest)) return null
  const publishedOn = parseHeaderDate(rest)
  rest = rest.replace(DATE, ' ')
  const edition = EDITION.exec(rest)
  rest = rest.replace(EDITION, ' ').replace(PAGE_NUMBER, ' ')
  return SEPARATORS.test(rest) ? { publishedOn, edition: Number(edition?.[1] ?? edition?.[2] ?? 1) } : null
}

/** Whether `line` contains a page number beside the date. */
export function hasPageNumber(line: string): boolean {
  return PAGE_NUMBER.test(line.replace(DATE, ' '))
}
