// The running head of the gazette's pages, told by its words: `65294  MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD`.
// Which of the two names comes first changes with the year, the page number stands left on even pages and right on odd
// ones. Readers of whole issues tell it by what repeats from page to page; this is for single pages and loose texts.

export type RunningHead = {
  /** `YYYY-MM-DD`; null when the print says a day that no calendar has. */
  publishedOn: string | null
  /** The first edition is not named in print. */
  edition: number
}

// Letters may have blanks between them, which recognised and spaced print has.
const spaced = (words: string): string => [...words.replaceAll(' ', '')].join('\\s*')
const FRENCH = spaced('MONITEUR BELGE')
const DUTCH = `${spaced('BELGISCH')}(?:\\s*E\\s*S)?\\s*${spaced('STAATSBLA')}\\s*(?:D|T\\s*T)`
const NAMES = [new RegExp(FRENCH, 'i'), new RegExp(DUTCH, 'i')]
const DATE = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/
const EDITION = /(?<![\p{L}\d])(?:[eé]d[\p{L}.]*\s?(\d)|(\d)\s?[\p{L}°]{0,4}\s?[eé]d[\p{L}.]*)(?![\p{L}\d])/iu
const PAGE_NUMBER = /(?<!\d)\d{1,6}(?!\d)/
const DASHES = '[\\p{Pd}−_|·•~]'
const SEPARATORS = new RegExp(`^[\\s.,${DASHES.slice(1)}*$`, 'u')

/** The date in `text` as the head prints it, `YYYY-MM-DD`; null when there is none. */
export function readHeadDate(text: string): string | null {
  const [, day = '', month = '', year] = DATE.exec(text) ?? []
  if (!year || Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Day and edition when `line` is a running head and nothing else, in whatever order its parts stand. */
export function readRunningHead(line: string): RunningHead | null {
  if (line.length > 160) return null
  let rest = line
  for (const name of NAMES) {
    if (!name.test(rest)) return null
    rest = rest.replace(name, ' ')
  }
  if (!DATE.test(rest)) return null
  const publishedOn = readHeadDate(rest)
  rest = rest.replace(DATE, ' ')
  const edition = EDITION.exec(rest)
  rest = rest.replace(EDITION, ' ').replace(PAGE_NUMBER, ' ')
  return SEPARATORS.test(rest) ? { publishedOn, edition: Number(edition?.[1] ?? edition?.[2] ?? 1) } : null
}

const DASH = `\\s*${DASHES}+\\s*`
const MIDDLE = `${DASH}\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}(?:${DASH}[^\\d\\n]{0,12}\\d[^\\d\\n]{0,12})?${DASH}`
const WITHIN = new RegExp(
  `(?:(?<![\\d./])(\\d{1,6})[ \\t]+)?(?:${FRENCH}${MIDDLE}${DUTCH}|${DUTCH}${MIDDLE}${FRENCH})(?:[ \\t]+(\\d{1,6})(?![\\d./]))?`,
  'giu',
)

// A head that the edge of a column cut in two, each part on a line of its own: `8754 BELGISCH STAATSBLAD — 18.0`,
// `2.2026 — MONITEUR BELGE`.
const NAME = '(?:MONITEUR BELGE|BELGISCH(?:ES)? STAATSBLA(?:D|TT))'
const CUT = [
  new RegExp(`^(?:\\d{1,6}\\s+)?${NAME}\\s*[—–]\\s*\\d{1,2}(?:\\.\\d{0,2}(?:\\.\\d{0,4})?)?$`),
  new RegExp(`^(?=\\.|\\d)[\\d.]{1,10}\\s*[—–]\\s*${NAME}(?:\\s+\\d{1,6})?$`),
]
const ANY_NAME = new RegExp(`${FRENCH}|${DUTCH}`, 'i')
const BARE_NUMBER = /^\s*\d{1,6}\s*$/
/** A line that goes on with a number on the next one: `op 28/05/`, `rue Longue,`. */
const GOES_ON = /[/,(:-]\s*$|\b(?:nr|n°)\.?\s*$/i

/** `text` without the running heads in it: lines that are one, with a page number beside them, and within lines. */
export function stripRunningHeads(text: string): string {
  if (!ANY_NAME.test(text)) return text
  const lines = text.split('\n')
  const dropped = new Set<number>()
  lines.forEach((line, at) => {
    if (!isHeadLine(line)) return
    dropped.add(at)
    const beside = PAGE_NUMBER.test(line.replace(DATE, ' ')) ? null : numberBeside(lines, at)
    if (beside !== null) dropped.add(beside)
  })
  const kept = lines.filter((_, at) => !dropped.has(at))
  return kept.map(line => (ANY_NAME.test(line) ? stripWithin(line) : line)).join('\n')
}

/** How many running heads, or halves of one, stand in `text`. */
export function countRunningHeads(text: string): number {
  if (!ANY_NAME.test(text)) return 0
  const heads = text.split('\n').map(line => (isHeadLine(line) ? 1 : (line.match(WITHIN)?.length ?? 0)))
  return heads.reduce((sum, count) => sum + count, 0)
}

function isHeadLine(line: string): boolean {
  const trimmed = line.trim()
  return readRunningHead(trimmed) !== null || CUT.some(cut => cut.test(trimmed))
}

// A page number that a tool put on a line of its own beside the head: even ones come before it, odd ones after it.
function numberBeside(lines: readonly string[], head: number): number | null {
  const isPageNumber = (at: number, parity: number): boolean =>
    BARE_NUMBER.test(lines[at] ?? '') &&
    Number(lines[at]) % 2 === parity &&
    !GOES_ON.test(lines[at - 1] ?? '')
  if (isPageNumber(head - 1, 0)) return head - 1
  return isPageNumber(head + 1, 1) ? head + 1 : null
}

// The number on the other side than the page's belongs to the text: `… 9160 BELGISCH STAATSBLAD — … 8755`.
function stripWithin(line: string): string {
  return line
    .replace(WITHIN, (_, left: string | undefined, right: string | undefined) => {
      const odd = right !== undefined && Number(right) % 2 === 1
      const before = left !== undefined && (odd || Number(left) % 2 === 1) ? left : ''
      return ` ${before} ${right !== undefined && !odd ? right : ''} `
    })
    .replace(/ {2,}/g, ' ')
    .trim()
}
