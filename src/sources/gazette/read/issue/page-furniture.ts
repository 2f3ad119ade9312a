// What stands on the pages of an issue beside the texts: running header, colophon, title of the annex.

import type { PageHeader } from './printed-page.ts'

// `65290 MONITEUR BELGE — 12.03.2031 — Ed. 2 — BELGISCH STAATSBLAD`
const HEADER =
  /MONITEUR BELGE\s*[—–-]\s*(\d{2})\.(\d{2})\.(\d{4})(?:\s*[—–-]\s*\D{0,12}(\d))?.{0,20}BELGISCH STAATSBLAD/

const FURNITURE: RegExp[] = [
  HEADER,
  /^Bijlage (?:bij|tot) het Belgisch Staatsblad\b.*\bMoniteur belge/,
  /^Annexe au Moniteur belge\b.*\bStaatsbla/,
  /^(?:Moniteur belge|Belgisch Staatsblad), (?:chaussée|Antwerpse)/,
  /^(?:Directeur|Conseillère?|Adviseur)\s?:.*[−—–-]\s?(?:Directeur|Adviseur)/,
]

/** Whether a row across the whole page is none of the page's texts. */
export function isFurniture(row: string): boolean {
  return FURNITURE.some(pattern => pattern.test(row))
}

/** Day and edition from the running header, or null when `row` is none. The first edition is not named in print. */
export function readHeader(row: string): PageHeader | null {
  const header = HEADER.exec(row)
  if (!header) return null
  const [, day, month, year, edition] = header
  return { publishedOn: `${year}-${month}-${day}`, edition: edition ? Number(edition) : 1 }
}

// The same things cut in pieces by a column's edge, as a text that was taken column by column holds them.
const CUT_FURNITURE: RegExp[] = [
  /^\d{4,6}$/,
  /^(?:\d{4,6} )?MONIT(?:EUR BELGE\b.*)?$/,
  /BELGISCH S(?:TAATSBLAD(?: \d{4,6})?)?$/,
  /^STAATSBLAD(?: \d{4,6})?$/,
  /^Bijlage (?:bij|tot) het Belgisch Sta/,
  /^aatsblad [—–-] Annexe au Moniteur/,
  /^zum Belgischen Staatsblatt$/,
]

const COLOPHON: RegExp[] = [
  /^Moniteur belge, chaussée/,
  /^elgisch Staatsblad, Antw/,
  /^(?:d’)?Anvers \d+, 1000 Bruxelles/,
  /Antwerpsesteenweg \d+, 1000/,
  /^Directeur\s?:/,
]

/** Whether the first lines of a column hold a piece of the page's header. */
export function isCutHeader(line: string): boolean {
  return CUT_FURNITURE.some(pattern => pattern.test(line))
}

/** Whether a line is a piece of the colophon, which stands at the foot of the last page. */
export function isCutColophon(line: string): boolean {
  return COLOPHON.some(pattern => pattern.test(line))
}
