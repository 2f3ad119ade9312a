// The running head of the gazette's pages, recognised by its words: `65294  MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD`.
// Which of the two names comes first changes with the year, the page number stands left on even pages and right on odd
// ones. Readers of whole issues detect it by rows that repeat; this is for single pages and loose texts.

export type RunningHead = {
  /** `YYYY-MM-DD`; null when the printed day does not exist. */
  publishedOn: string | null
  /** The first edition is not named in print. */
  edition: number
}

const allowSpaces = (words: string): string => [...words.replaceAll(' ', '')].join('\\s*')
/** The gazette's names as patterns; letters may have blanks between them, as recognised and spaced print has. */
export const FRENCH_NAME = allowSpaces('MONITEUR BELGE')
export const DUTCH_NAME = `${allowSpaces('BELGISCH')}(?:\\s*E\\s*S)?\\s*${allowSpaces('STAATSBLA')}\\s*(?:D|T\\s*T)`
const NAMES = [new RegExp(FRENCH_NAME, 'i'), new RegExp(DUTCH_NAME, 'i')]
const DATE = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/
const EDITION = /(?<![\p{L}\d])(?:[eé]d[\p{L}.]*\s?(\d)|(\d)\s?[\p{L}°]{0,4}\s?[eé]d[\p{L}.]*)(?![\p{L}\d])/iu
const PAGE_NUMBER = /(?<!\d)\d{1,6}(?!\d)/
export const DASHES = '[\\p{Pd}−_|·•~]'
const SEPARATORS = new RegExp(`^[\\s.,${DASHES.slice(1)}*$`, 'u')

/** The date in `text` as the head prints it, `YYYY-MM-DD`; null when there is none. */
export function parseHeaderDate(text: string): string | null {
  const [, day = '', month = '', year] = DATE.exec(text) ?? []
  if (!year || Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Day and edition when `line` is a running head and nothing else, in whatever order its parts stand. */
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

/** Whether `line` holds a number beside the date: the page's. */
export function hasPageNumber(line: string): boolean {
  return PAGE_NUMBER.test(line.replace(DATE, ' '))
}
