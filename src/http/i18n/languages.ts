// The four languages of the site. A phrase lies beside the page that shows it, a long table of them under data/wordings,
// in all four side by side: what is missing does not compile, and whoever changes one sees the others.

/** In the order of the language switch: the three official languages, then English. */
export const LANGUAGES = ['nl', 'fr', 'de', 'en'] as const

export type Lang = (typeof LANGUAGES)[number]

/** A text, or a function that returns one, in every language. */
export type Phrase<T = string> = Record<Lang, T>

export const LANGUAGE_NAMES: Phrase = { nl: 'Nederlands', fr: 'Français', de: 'Deutsch', en: 'English' }

/** BCP 47 locales for dates and numbers: Belgian, and British for English. */
export const LOCALES: Phrase = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en-GB' }

/** Arguments in the order of `LANGUAGES`. */
export function phrase<T>(nl: T, fr: T, de: T, en: T): Phrase<T> {
  return { nl, fr: bindFrenchPunctuation(fr), de, en }
}

/** The phrases of a table under `data/wordings`, by key. */
export function phrases<Key extends string>(table: Readonly<Record<Key, Phrase>>): Record<Key, Phrase> {
  const rows = Object.entries<Phrase>(table).map(([key, { nl, fr, de, en }]) => [key, phrase(nl, fr, de, en)])
  return Object.fromEntries(rows)
}

/** A sentence of such a table as a function: `{name}` in it stands for the argument at the place of that name. */
export function sentence<const Names extends readonly string[]>(
  { nl, fr, de, en }: Phrase,
  ...names: Names
): Phrase<Fill<Names>> {
  const toFill =
    (text: string): Fill<Names> =>
    (...values) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[names.indexOf(name)]))
  return phrase(toFill(nl), toFill(fr), toFill(de), toFill(en))
}

type Fill<Names extends readonly string[]> = (
  ...values: { [Index in keyof Names]: string | number }
) => string

// In French a blank stands before `:` `;` `?` `!` and within guillemets, and no line may break there.
function bindFrenchPunctuation<T>(wording: T): T {
  if (typeof wording === 'string') return insertNoBreakSpaces(wording) as T
  if (typeof wording !== 'function') return wording
  return ((...args: unknown[]) => bindFrenchPunctuation(wording(...args))) as T
}

function insertNoBreakSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')
}

export function isLang(text: unknown): text is Lang {
  return LANGUAGES.includes(text as Lang)
}
