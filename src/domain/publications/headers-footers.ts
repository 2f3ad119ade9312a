// Removes page headers and footers from a publication's text: running heads and the colophon.

import { DASHES, DUTCH_NAME, FRENCH_NAME, hasPageNumber, parseRunningHead } from './running-head.ts'

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
