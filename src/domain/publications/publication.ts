// Publications of the official gazette (Belgisch Staatsblad / Moniteur belge): court notices and register
// lists in the gazette itself, company acts in its annex.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

export type Language = 'nl' | 'fr' | 'de'

export type PublicationKind = 'court_notice' | 'register_list' | 'act'

/** Origin of the text: OCR needs more tolerance. */
export type Reading = 'text_layer' | 'html' | 'ocr' | 'lines'

export type Publication = {
  /** Ten digits for the gazette, eight for its annex; identifies the publication. */
  numac: string
  kind: PublicationKind
  /** `YYYY-MM-DD`. */
  publishedOn: string | null
  /** Null if unknown to the source: the extractor detects it. */
  language: Language | null
  /** As printed, with line breaks and print hyphens. May contain private data: never served unredacted. */
  text: string
  reading: Reading
  /** Number as printed under a court notice (`2025/107259`, `(2282)`); null elsewhere. */
  printedNumber: string | null
  /** PDF page of the issue, from 1. */
  page: number | null
  /** Edition of the day, from 1. */
  edition: number | null
  /** The company of an act, if the source gives it outside the text (annex listing). */
  enterpriseNumber: EnterpriseNumber | null
  /** Rubrics of the annex, as listed (`ONTSLAGEN - BENOEMINGEN`); for a court notice its section heading. */
  rubrics: string[]
}

const PRINTED = /^(\d{4})\/1(\d{5})$/
const HAND_NUMBERED = /^\((\d{1,5})\)$/
const REGISTER_LIST = /^\[?C\s*[-−–]\s*(\d{4})\/(\d{6})\]?$/
const ANNEX_REFERENCE = /^\d{2}(\d{2})-\d{2}-\d{2}\s*\/\s*0?(\d{6})$/

/**
 * The numac of a printed number, or null for an unknown format:
 * - `2025/107259` (court notice) → `2025807259`: the leading 1 becomes an 8;
 * - `(2282)` (typed by the gazette's staff) → `2025702282`: year of publication, 7, five digits;
 * - `[C − 2025/200710]` (register list) → `2025200710`;
 * - `2024-07-11 / 0104762` (annex) → `24104762`.
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
