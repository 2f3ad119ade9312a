// Parses notices that correct an earlier one.

import type { Correction } from '../../../domain/publications/gazette-fact.ts'
import { normaliseWording } from '../normalise-wording.ts'
import { readPatterns } from '../read-patterns.ts'
import { findCorrectedPublication } from './corrected-publication.ts'
import { readCorrectedValues } from './corrected-values.ts'

// Cues in Dutch, French and German that an earlier notice is void or replaced. Matched against normalised text
// (normalise-wording.ts), so print hyphens and line breaks do not matter.

/** A cue; `object` tells on which side of it the publication meant is named. */
type CorrectionCue = { pattern: RegExp; object: 'before' | 'after' }

const CUES: readonly (CorrectionCue & { effect: string })[] = readPatterns(
  'correction-cues',
  {
    columns: ['effect', 'object', 'pattern'],
    unique: ['pattern'],
    values: { effect: ['annulment', 'replacement'], object: ['before', 'after'] },
  },
  ({ effect, object, pattern }) => ({
    effect,
    object: object as CorrectionCue['object'],
    pattern: new RegExp(pattern, 'g'),
  }),
)

/** What makes a publication void. */
const ANNULMENT_CUES: readonly CorrectionCue[] = CUES.filter(({ effect }) => effect === 'annulment')

/** What says that the notice takes the place of another. */
const REPLACEMENT_CUES: readonly CorrectionCue[] = CUES.filter(({ effect }) => effect === 'replacement')

// `n'est pas annulée`, `ne doit pas être considérée comme nulle`, `is niet als nietig te beschouwen`.
const NEGATED =
  /(?:(?:pas|point|nullement|aucunement|jamais)(?:etre|considerer|consideree?s?|lieude|tenue?s?|reputee?s?|adeclarer|declaree?s?)*|(?:niet|geenszins|nooit)(?:te|tebeschouwen|worden|beschouwd|dient|mag|hoeft|zijn)*|(?:nicht|keineswegs)(?:mehr)?)$/
const NEGATED_INSIDE =
  /(?:n|ne)(?:est|sont|sera|apas)pas|(?:is|wordt|werd)niet|(?:ist|wird|wurde)nicht|(?:dient|mag|moet|hoeft|kan)niet|nietals|nedoi(?:t|vent)pas|nichtals|nullement|geenszins|keineswegs/

/** The first of `cues` in `letters` (normalised) that is not negated; null if none. */
function findCue(
  letters: string,
  cues: readonly CorrectionCue[],
): { start: number; end: number; object: CorrectionCue['object'] } | null {
  for (const { pattern, object } of cues)
    for (const match of letters.matchAll(pattern)) {
      const start = match.index
      if (NEGATED.test(letters.slice(Math.max(0, start - 40), start)) || NEGATED_INSIDE.test(match[0]))
        continue
      return { start, end: start + match[0].length, object }
    }
  return null
}

const WORD =
  '(?:modification|mise à jour|remplacement|wijziging|aanpassing|vervanging|änderung|anpassung)(?: (?:de (?:la )?|van (?:de )?|der ))? ?(?:publication|publicatie|bekendmaking|veröffentlichung)|errat(?:um|a)|corrigendum|rechtzetting(?:en)?|verbeterde? (?:bericht|publicatie|tekst|uittreksel)|verbetering(?: bericht)?|gecorrigeerde? (?:bericht|publicatie)|(?:avis )?rectificati(?:f|on|e|ve)|berichtigung|berichtigte[rs]? [\\p{L}]+|korrektur|correcti(?:e|f|on)|(?:annulation|annulering|annulatie|annullierung)(?= ?:| (?:de (?:la )?publication|van (?:de )?publicatie|publicatie|publication))'
const ERRATUM = new RegExp(
  `^[«»“”„"'‘’\\s]*(?:(?:avis|bericht|mededeling)\\s*[:–-]?\\s*)?(?:(?:${WORD})(?:\\s*\\(s\\))?(?: (?:de la |van de |der )?(?:publicatie|publication|bekendmaking|veröffentlichung))?(?![\\p{L}])[«»“”„"'‘’\\s:!.–-]*)+`,
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

// `De te publiceren nieuwe tekst moet zijn`: the text that follows takes the place of what is void.
const NEW_TEXT = /(?:nieuwe?|tepubliceren|correcte|juiste)tekst|nouveautexte|textecorrect|neuertext/
// `Gelieve in de publicatie … de aanstelling als nietig te beschouwen`: the rest of it stands.
const PART_OF_PUBLICATION =
  /(?<!\p{L})(?:in de (?:publicatie|bekendmaking)|dans la publication|in der (?:Ver[öo]ffentlichung|Bekanntmachung))(?!\p{L})/iu

/** Whether `printed` announces a text that takes the place of one that is void. */
export function announcesNewText(printed: string): boolean {
  return NEW_TEXT.test(normaliseWording(withoutPrintHyphens(printed)).letters)
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
  const isReplaced = annuls === null || NEW_TEXT.test(squeezed.letters) || PART_OF_PUBLICATION.test(flat)
  return {
    ...findCorrectedPublication(flat, squeezed, publishedOn, replaces ?? annuls),
    effect: isReplaced ? 'replaced' : 'annulled',
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
