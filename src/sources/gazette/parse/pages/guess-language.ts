// In which language to ask for a text first. A wrong guess costs one more request and nothing else.

import type { Language } from '../../../../domain/publications/publication.ts'
import type { SummaryEntry } from './day-summary.ts'

const GERMAN = /unternehmensgericht|friedensgericht|konkurs|gerichtliche|abschluss wegen/i
const FRENCH = /\b(?:tribunal|cour|faillite|ouverture|clôture|dissolution|prorogation|homologation du)\b/i

/** The likeliest language of a text by issuer and title; Dutch when they tell nothing. */
export function guessLanguage({ source, title }: SummaryEntry): Language {
  const words = `${source ?? ''} ${title ?? ''}`
  if (GERMAN.test(words)) return 'de'
  return FRENCH.test(words) ? 'fr' : 'nl'
}
