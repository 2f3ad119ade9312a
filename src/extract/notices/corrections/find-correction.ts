// Parses notices that correct an earlier one.

import type { Correction } from '../../../domain/publications/gazette-fact.ts'
import { normaliseWording } from '../normalise-wording.ts'
import { findCorrectedPublication } from './corrected-publication.ts'
import { readCorrectedValues } from './corrected-values.ts'
import { ANNULMENT_CUES, findCue, REPLACEMENT_CUES } from './correction-cues.ts'

const WORD =
  'errat(?:um|a)|corrigendum|rechtzetting(?:en)?|verbeterde? (?:bericht|publicatie|tekst|uittreksel)|verbetering(?: bericht)?|gecorrigeerde? (?:bericht|publicatie)|(?:avis )?rectificati(?:f|on|e|ve)|berichtigung|berichtigte[rs]? [\\p{L}]+|korrektur|correcti(?:e|f|on)|(?:annulation|annulering|annulatie|annullierung)(?= ?:| (?:de (?:la )?publication|van (?:de )?publicatie|publicatie|publication))'
const ERRATUM = new RegExp(
  `^(?:(?:avis|bericht|mededeling)\\s*[:–-]?\\s*)?(?:(?:${WORD})(?:\\s*\\(s\\))?(?: (?:de la |van de |der )?(?:publicatie|publication|bekendmaking|veröffentlichung))?(?![\\p{L}])[\\s:!.–-]*)+`,
  'iu',
)
const ERRATUM_INSIDE =
  /(?<![\p{L}])(?:errat(?:um|a)|corrigendum|rechtzetting|correctie publicatie|correction (?:de la )?publication|rectificatif|berichtigung)(?![\p{L}])/iu

/** Whether a heading is that of a correction. */
export function isErratum(heading: string): boolean {
  return ERRATUM.test(heading)
}

/** The heading without its correction word. */
export function withoutErratum(heading: string): string {
  return heading.replace(ERRATUM, '')
}

/**
 * The publication that `flat` (text on one line) corrects, as far as stated, and its corrected values;
 * `publishedOn` is the correction's own date.
 */
export function parseCorrection(flat: string, publishedOn: string | null): Correction {
  const squeezed = normaliseWording(flat)
  const replaces = findCue(squeezed.letters, REPLACEMENT_CUES)
  const annuls = replaces ? null : findCue(squeezed.letters, ANNULMENT_CUES)
  const values = annuls ? [] : readCorrectedValues(flat, squeezed)
  return {
    ...findCorrectedPublication(flat, squeezed, publishedOn, replaces ?? annuls),
    effect: annuls ? 'annulled' : 'replaced',
    ...(values.length > 0 && { values }),
  }
}

/**
 * Cheap pre-filter: whether `printed` (with line breaks) may correct another notice. Tolerates print hyphens.
 */
export function mayBeCorrection(printed: string): boolean {
  return CORRECTION_HINTS.test(withoutPrintHyphens(printed))
}

/** `printed` with hyphenated words joined. */
export function withoutPrintHyphens(printed: string): string {
  return printed.replaceAll('-\n', '')
}

const CORRECTION_HINTS =
  /errat|corrig|correct|rechtzet|rectifi|berichti|verbeter|annul|nietig|bestaand|\bnul|\bcompte\b|rekening|hinf|gegenstand|ber.cksicht|(?:remplac|vervang|ersetz)[\s\S]{0,60}(?:publi|celle|bekend|moniteur|staatsblat?|avis)/i

/** As `parseCorrection`, for a notice without a correction heading; null if it corrects nothing. */
export function findCorrection(flat: string, publishedOn: string | null): Correction | null {
  const { letters } = normaliseWording(flat)
  const speaks =
    ERRATUM_INSIDE.test(flat) ||
    findCue(letters, REPLACEMENT_CUES) !== null ||
    (PUBLICATION.test(letters) && findCue(letters, ANNULMENT_CUES) !== null)
  return speaks ? parseCorrection(flat, publishedOn) : null
}

const PUBLICATION =
  /publicatie|publication|bekendmaking|veroffentlichung|bekanntmachung|moniteurbelge|staatsblad|staatsblatt/
