// Notices that put an earlier one right, and which one they mean.

import type { EventFact } from '../../../../domain/gazette-fact.ts'
import { numacOf } from '../../../../domain/publication.ts'
import { findDates } from '../text/dates.ts'

const ERRATUM =
  /^(?:(?:errat(?:um|a)|rechtzetting|verbetering|rectification|berichtigung|correctie)(?: publicatie| publication)?\s*[:!.]*\s*)+/i
const NUMAC = /numac\W{0,12}(\d{10})/i
const PRINTED = /(?<!\d)\d{4}\/1\d{5}(?!\d)/
const PUBLISHED =
  /(?:publica(?:tie|tion)|staatsblad|moniteur belge|staatsblatt|gepubliceerd|publiée?|verschenen|ver[öo]ffentlich\w*)[^.;]{0,40}?\b(?:van|op|du|de|le|vom|am|d\.d\.)\s+(.{6,24})/i
const VOID =
  /nietig te beschouwen|als niet(?:ig| bestaande)|nulle? et non avenue?|considér[ée]e? comme nulle?|\bannule\b|wordt geannuleerd|dient niet gelezen|hinf[äa]llig|ten onrechte gepubliceerd|publiée? par erreur/i

/** Whether a heading announces a correction. */
export function isErratum(heading: string): boolean {
  return ERRATUM.test(heading)
}

/** The heading without its word for a correction. */
export function withoutErratum(heading: string): string {
  return heading.replace(ERRATUM, '')
}

/** Which publication `text` corrects, as far as it says; `publishedOn` is the correction's own date. */
export function correctionOf(text: string, publishedOn: string | null): NonNullable<EventFact['corrects']> {
  const numac = NUMAC.exec(text)?.[1] ?? null
  const printed = PRINTED.exec(text)?.[0]
  const published = PUBLISHED.exec(text)?.[1]
  return {
    numac: numac ?? (printed ? numacOf(printed, publishedOn) : null),
    pubDate: published ? (findDates(published)[0]?.date ?? null) : null,
    effect: VOID.test(text) ? 'annulled' : 'replaced',
  }
}
