// Recognises headers and footers by their words: running head, colophon, annex title. Used when there are too
// few pages to detect repeated rows (`detect-headers-footers.ts`).

import { parseHeaderDate, parseRunningHead } from '../../../../domain/publications/headers-footers.ts'
import type { PageHeader } from './printed-page.ts'

const ANNEX_TITLE: RegExp[] = [
  /^Bijlage (?:bij|tot) het Belgisch Staatsblad\b.*\bMoniteur belge/,
  /^Annexe au Moniteur belge\b.*\bStaatsbla/,
  /^Anlage zum Belgischen Staatsblatt\b.*\b(?:Moniteur|Staatsblad\b)/,
]

const COLOPHON_ADDRESS = /^(?:Moniteur belge|Belgisch Staatsblad), (?:chaussée|Antwerpse)/
const DIRECTORS = /^(?:Directeur|Conseillère?|Adviseur)\s?:.*[−—–-]\s?(?:Directeur|Adviseur)/

/** Whether a full-width row is a header or footer. */
export function isHeaderOrFooter(row: string): boolean {
  return parseRunningHead(row) !== null || ANNEX_TITLE.some(title => title.test(row)) || DIRECTORS.test(row)
}

/** Whether a row is the first of the colophon, which ends an issue's last page. */
export function isColophon(row: string): boolean {
  return COLOPHON_ADDRESS.test(row)
}

/** Day and edition in a header or footer; null without a date. */
export function readHeader(row: string): PageHeader | null {
  const head = parseRunningHead(row)
  if (head) return head
  const publishedOn = parseHeaderDate(row)
  return publishedOn ? { publishedOn, edition: null } : null
}

// Fragments of a running head cut at a column edge, as in text extracted column by column: `8754 BELGISCH
// STAATS`, `E BELGE — 04.03.`, `2.2031 — MONITEUR BELGE`. Numbers become `#`, spaces are removed.
const RUNNING_HEADS = ['MONITEURBELGE—#.#.#—BELGISCHSTAATSBLAD', 'BELGISCHSTAATSBLAD—#.#.#—MONITEURBELGE']
const MIN_FRAGMENT_LETTERS = 4

function isRunningHeadFragment(line: string): boolean {
  if (/\p{Ll}/u.test(line.replace(/\bEd\b/, ''))) return false
  const piece = line
    .replace(/^\d{1,6}(?= )|(?<= )\d{1,6}$/g, '')
    .replace(/[—–-]\s*Ed\.?\s*\d/i, '')
    .replace(/\s+/g, '')
    .replace(/[–-]/g, '—')
    .replace(/\d+/g, '#')
  const heads = RUNNING_HEADS.filter(head => head.includes(piece))
  if (heads.length === 0) return false
  if (/#/.test(piece)) return /—/.test(piece)
  // Words without a number may be body text, unless they start or end the running head.
  return (
    piece.length >= MIN_FRAGMENT_LETTERS && heads.some(head => head.startsWith(piece) || head.endsWith(piece))
  )
}

// A page number that is no year, and fragments of the annex's title.
const HEADER_FRAGMENTS: RegExp[] = [
  /^(?!(?:19|20)\d\d$)\d{4,6}$/,
  /^Bijlage (?:bij|tot) het Belgisch Sta/,
  /^aatsblad [—–-] Annexe au Moniteur/,
  /^zum Belgischen Staatsblatt$/,
]

// Fragments of the colophon: those that name the gazette, and those that may be an address in a text.
const COLOPHON: RegExp[] = [
  /^M?oniteur belge, chauss/,
  /^B?elgisch Staatsblad, Antw/,
  /[−–—]\s?(?:B?elgisch Staatsb|M?oniteur belge, cha)/,
  /^Direct(?:eur|rice)\s?:/,
]
const COLOPHON_ADDRESS_PIECE = /(?:Anvers|steenweg) \d+, 1000 Bru\p{L}*\.?$/u

/** Whether the first lines of a column contain a fragment of the page header. */
export function isHeaderFragment(line: string): boolean {
  return isRunningHeadFragment(line) || HEADER_FRAGMENTS.some(pattern => pattern.test(line))
}

/** Whether a line is an unambiguous fragment of the colophon. */
export function isColophonFragment(line: string): boolean {
  return COLOPHON.some(pattern => pattern.test(line))
}

/**
 * Whether a line at a column's foot is an address fragment of it, valid if another column has an unambiguous
 * one.
 */
export function isColophonAddressFragment(line: string): boolean {
  return COLOPHON_ADDRESS_PIECE.test(line)
}
