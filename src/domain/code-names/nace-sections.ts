// Titles of the sections of NACE Rev. 2.1 (NACE-BEL 2025) in the four languages of the site: the register writes its
// own in capitals, and in two languages.

import sections from '../../../data/nace/sections.json' with { type: 'json' }

type TitleLanguage = 'nl' | 'fr' | 'de' | 'en'

const TITLES: ReadonlyMap<string, Readonly<Record<TitleLanguage, string>>> = new Map(
  Object.entries(sections.titles),
)

/** The title of a section of NACE-BEL 2025 by its letter; null for no section. */
export function sectionTitle(letter: string, language: TitleLanguage): string | null {
  return TITLES.get(letter)?.[language] ?? null
}
