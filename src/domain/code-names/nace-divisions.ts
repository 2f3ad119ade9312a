// Titles of the divisions (two digits) of NACE in German and English, in which the register names none.

import divisions from '../../../data/nace/divisions.json' with { type: 'json' }

/** Languages that divisions are named in here; for Dutch and French the register's own names stand. */
type DivisionLanguage = 'de' | 'en'

type Titles = Readonly<Record<DivisionLanguage, string>>

const TITLES_2025: ReadonlyMap<string, Titles> = new Map(Object.entries(divisions[2025]))
/** Those that are gone in 2025 or were called otherwise. */
const TITLES_2008: ReadonlyMap<string, Titles> = new Map(Object.entries(divisions[2008]))

/**
 * The title of the division that a NACE code without dots belongs to (`62100` → that of `62`): of 2025, or of 2008 for a
 * division that is gone. Null where there is none.
 */
export function divisionTitle(code: string, language: DivisionLanguage): string | null {
  const division = code.slice(0, 2)
  return (TITLES_2025.get(division) ?? TITLES_2008.get(division))?.[language] ?? null
}

/** The same by the edition of 2008. */
export function divisionTitleOf2008(code: string, language: DivisionLanguage): string | null {
  const division = code.slice(0, 2)
  return (TITLES_2008.get(division) ?? TITLES_2025.get(division))?.[language] ?? null
}
