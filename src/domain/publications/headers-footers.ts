// Removes page headers and footers from a publication's text: running heads and the colophon.

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
const FRENCH_NAME = allowSpaces('MONITEUR BELGE')
const DUTCH_NAME = `${allowSpaces('BELGISCH')}(?:\\s*E\\s*S)?\\s*${allowSpaces('STAATSBLA')}\\s*(?:D|T\\s*T)`
const NAMES = [new RegExp(FRENCH_NAME, 'i'), new RegExp(DUTCH_NAME, 'i')]
const DATE = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/
const EDITION = /(?<![\p{L}\d])(?:[eé]d[\p{L}.]*\s?(\d)|(\d)\s?[\p{L}°]{0,4}\s?[eé]d[\p{L}.]*)(?![\p{L}\d])/iu
const PAGE_NUMBER = /(?<!\d)\d{1,6}(?!\d)/
const DASHES = '[\\p{Pd}−_|·•~]'
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
function hasPageNumber(line: string): boolean {
  return PAGE_NUMBER.test(line.replace(DATE, ' '))
}

const DASH = `\\s*${DASHES}+\\s*`
const DATE_BETWEEN_NAMES = `${DASH}\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}(?:${DASH}[^\\d\\n]{0,12}\\d[^\\d\\n]{0,12})?${DASH}`
const INLINE_HEADER = new RegExp(
  `(?:(?<![\\d./])(\\d{1,6})[ \\t]+)?(?:${FRENCH_NAME}${DATE_BETWEEN_NAMES}${DUTCH_NAME}|${DUTCH_NAME}${DATE_BETWEEN_NAMES}${FRENCH_NAME})(?:[ \\t]+(\\d{1,6})(?![\\d./]))?`,
  'giu',
)

// A running head cut at a column edge, its parts on separate lines: `8754 BELGISCH STAATSBLAD — 18.0`,
// `2.2026 — MONITEUR BELGE`.
const NAME = '(?:MONITEUR BELGE|BELGISCH(?:ES)? STAATSBLA(?:D|TT))'
const SPLIT_HEADERS = [
  new RegExp(`^(?:\\d{1,6}\\s+)?${NAME}\\s*[—–]\\s*\\d{1,2}(?:\\.\\d{0,2}(?:\\.\\d{0,4})?)?$`),
  new RegExp(`^(?=\\.|\\d)[\\d.]{1,10}\\s*[—–]\\s*${NAME}(?:\\s+\\d{1,6})?$`),
]
const ANY_NAME = new RegExp(`${FRENCH_NAME}|${DUTCH_NAME}|oniteur belge|elgisch Staatsblad`, 'i')
// `Moniteur belge, chaussée d’Anvers 53, 1000 Bruxelles. − B`: the foot of an issue's last page, whole or cut
// at a column edge, with the director's name below. A sentence with this address continues after the town.
const COLOPHON =
  /^(?:M?oniteur belge|B?elgisch Staatsblad), [^.,]{5,40} \d+(?:[-/]\d+)?, 1000 Bru\p{L}*(?:\.\s*(?:[\p{Pd}−].*)?)?$/u
const DIRECTOR = /^Direct(?:eur|rice)\s?:.{0,60}$/
const BARE_NUMBER = /^\s*\d{1,6}\s*$/
/** A line whose sentence continues with a number on the next line: `op 28/05/`, `rue Longue,`. */
const CONTINUED_LINE = /[/,(:-]\s*$|\b(?:nr|n°)\.?\s*$/i

/**
 * `text` without page headers and footers: running heads, on their own lines with a page number or within a
 * line, and the colophon.
 */
export function stripHeadersFooters(text: string): string {
  if (!ANY_NAME.test(text)) return text
  const lines = text.split('\n')
  const dropped = new Set<number>()
  lines.forEach((line, at) => {
    if (isColophonLine(lines, at)) dropped.add(at)
    if (!isHeaderLine(line)) return
    dropped.add(at)
    const beside = hasPageNumber(line) ? null : findPageNumberLine(lines, at)
    if (beside !== null) dropped.add(beside)
  })
  const kept = lines.filter((_, at) => !dropped.has(at))
  return kept.map(line => (ANY_NAME.test(line) ? stripInlineHeaders(line) : line)).join('\n')
}

/** Number of running heads, halves of them and colophon lines in `text`. */
export function countHeadersFooters(text: string): number {
  if (!ANY_NAME.test(text)) return 0
  const lines = text.split('\n')
  const counts = lines.map((line, at) =>
    isHeaderLine(line) || isColophonLine(lines, at) ? 1 : (line.match(INLINE_HEADER)?.length ?? 0),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function isColophonLine(lines: readonly string[], at: number): boolean {
  const isAddress = (line = '') => COLOPHON.test(line.trim())
  return isAddress(lines[at]) || (DIRECTOR.test(lines[at]?.trim() ?? '') && isAddress(lines[at - 1]))
}

function isHeaderLine(line: string): boolean {
  const trimmed = line.trim()
  return parseRunningHead(trimmed) !== null || SPLIT_HEADERS.some(cut => cut.test(trimmed))
}

// A page number on its own line: even ones precede the head, odd ones follow it.
function findPageNumberLine(lines: readonly string[], head: number): number | null {
  const isPageNumber = (at: number, parity: number): boolean =>
    BARE_NUMBER.test(lines[at] ?? '') &&
    Number(lines[at]) % 2 === parity &&
    !CONTINUED_LINE.test(lines[at - 1] ?? '')
  if (isPageNumber(head - 1, 0)) return head - 1
  return isPageNumber(head + 1, 1) ? head + 1 : null
}

// The number on the opposite side of the page number belongs to the text: `… 9160 BELGISCH STAATSBLAD — …
// 8755`.
function stripInlineHeaders(line: string): string {
  return line
    .replace(INLINE_HEADER, (_, left: string | undefined, right: string | undefined) => {
      const odd = right !== undefined && Number(right) % 2 === 1
      const before = left !== undefined && (odd || Number(left) % 2 === 1) ? left : ''
      return ` ${before} ${right !== undefined && !odd ? right : ''} `
    })
    .replace(/ {2,}/g, ' ')
    .trim()
}
