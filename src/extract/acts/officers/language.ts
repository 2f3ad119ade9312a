// Detects the language of an act, and its short words; other one- or two-letter tokens are OCR noise.

export type Language = 'fr' | 'nl' | 'de'

/** The language with the most function words in the text. */
export function languageOf(text: string): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const fr = count(/\b(?:de la|du|des|les|est|une|par|et|pour|le)\b/gi)
  const nl = count(/\b(?:van|het|een|wordt|voor|met|en|zijn|door)\b/gi)
  const de = count(/\b(?:der|die|das|und|wird|von|als|dem|zur|zum)\b/gi)
  return fr >= nl && fr >= de ? 'fr' : nl >= de ? 'nl' : 'de'
}

/** One- and two-letter words of a language; others at the start of a line are OCR noise. */
export const shortWordsOf = (language: Language): ReadonlySet<string> => SHORT_WORDS[language]

const SHORT_WORDS: Record<Language, ReadonlySet<string>> = {
  fr: setOf(
    'a à A À y le la de du en et un au il ne se sa on ou où si ce je M m MM Mr Me Dr Ir SA SC SE NV BV AG De Le La Il Un Au Du Et St l d L D ai eu vu ta te tn ia ie ei',
  ),
  nl: setOf(
    'M Mr Mw Dr Ir SA NV BV CV SC AG de De en te of om op is in u U na uw zo nu er ze we tot De In Op Er Na Te',
  ),
  de: setOf('M Dr AG SA NV am an zu im in ab ob um er es so Im Am An Zu In Es Er Um Ab'),
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
