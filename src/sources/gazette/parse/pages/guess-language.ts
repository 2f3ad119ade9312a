// Guesses the language in which to request a text. A wrong guess costs one more request.

import type { Language } from '../../../../domain/publications/publication.ts'
import type { SummaryEntry } from './day-summary.ts'

const GERMAN = /unternehmensgericht|friedensgericht|konkurs|gerichtliche|abschluss wegen/i
const FRENCH = /\b(?:tribunal|cour|faillite|ouverture|clôture|dissolution|prorogation|homologation du)\b/i

/** The likeliest language by issuer and title; Dutch by default. */
export function guessLanguage({ source, title }: SummaryEntry): Language {
  const words = `${source ?? ''} ${title ?? ''}`
  if (GERMAN.test(words)) return 'de'
  return FRENCH.test(words) ? 'fr' : 'nl'
}
