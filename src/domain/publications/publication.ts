// Texts of the official gazette (Belgisch Staatsblad / Moniteur belge): notices of courts and lists of the register
// in the gazette itself, acts of companies in its annex.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

export type Language = 'nl' | 'fr' | 'de'

export type PublicationKind = 'court_notice' | 'register_list' | 'act'

/** Where the characters came from: recognised ones (`ocr`) need more tolerance. */
export type Reading = 'text_layer' | 'html' | 'ocr' | 'lines'

export type Publication = {
  /** Ten digits for the gazette, eight for its annex; identifies the publication. */
  numac: string
  kind: PublicationKind
  /** `YYYY-MM-DD`. */
  publishedOn: string | null
  /** Null when the source did not say: the extractor finds it out. */
  language: Language | null
  /** As printed, line breaks and print hyphens kept. May hold private data: never served as it is. */
  text: string
  reading: Reading
  /** Number as printed under a court notice (`2025/107259`, `(2282)`); null elsewhere. */
  printedNumber: string | null
  /** Page of the PDF, from 1. */
  page: number | null
  /** Edition of the day, from 1. */
  edition: number | null
  /** Whose act it is, where the source says so outside the text (annex listing). */
  enterpriseNumber: EnterpriseNumber | null
  /** Rubrics of the annex, as listed (`ONTSLAGEN - BENOEMINGEN`); of a court notice the section's heading above it. */
  rubrics: string[]
}

const PRINTED = /^(\d{4})\/1(\d{5})$/
const HAND_NUMBERED = /^\((\d{1,5})\)$/
const REGISTER_LIST = /^\[?C\s*[-−–]\s*(\d{4})\/(\d{6})\]?$/
const ANNEX_REFERENCE = /^\d{2}(\d{2})-\d{2}-\d{2}\s*\/\s*0?(\d{6})$/

/**
 * The numac behind a printed number, or null when it is of no known form:
 * - `2025/107259` (court notice) → `2025807259`: the leading 1 is an 8;
 * - `(2282)` (typed by the gazette's staff) → `2025702282`: year of publication, 7, five digits;
 * - `[C − 2025/200710]` (register list) → `2025200710`;
 * - `2024-07-11 / 0104762` (annex) → `24104762`.
 *
 * Source: errata in the gazette that quote both numbers (docs/sources.md).
 */
export function numacOf(printed: string, publishedOn: string | null): string | null {
  const notice = PRINTED.exec(printed)
  if (notice) return `${notice[1]}8${notice[2]}`
  const hand = HAND_NUMBERED.exec(printed)
  if (hand?.[1] && publishedOn) return `${publishedOn.slice(0, 4)}7${hand[1].padStart(5, '0')}`
  const list = REGISTER_LIST.exec(printed)
  if (list) return `${list[1]}${list[2]}`
  const act = ANNEX_REFERENCE.exec(printed)
  return act ? `${act[1]}${act[2]}` : null
}
