// Detects the language of a text by function words.

import type { Language } from '../../../domain/publications/publication.ts'

const WORDS: Record<Language, RegExp> = {
  nl: /\b(?:de|het|een|van|en|op|met|voor|wordt|werd|bij|aan|zijn|niet|tot|uit|als|door)\b/gi,
  fr: /\b(?:le|la|les|des|du|et|en|pour|par|est|sur|au|aux|une?|dans|avec|qui|que)\b/gi,
  de: /\b(?:der|die|das|und|den|dem|des|von|vom|zu|zum|zur|mit|für|ist|wird|am|im|ein|eine|einer)\b/gi,
}

/** The language with at least three more function words in `text` than the others, or null. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 6000)
  const ranking = (Object.keys(WORDS) as Language[])
    .map(language => ({ language, hits: sample.match(WORDS[language])?.length ?? 0 }))
    .sort((a, b) => b.hits - a.hits)
  const [first, second] = ranking
  return first && second && first.hits - second.hits >= 3 ? first.language : null
}
