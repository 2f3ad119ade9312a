// The register's legal situations in English, in which it names none.

import divisions from '../../data/nace/divisions.json' with { type: 'json' }
import sections from '../../data/nace/sections.json' with { type: 'json' }
import forms from '../../data/register/legal-forms.json' with { type: 'json' }
import situations from '../../data/register/situations.json' with { type: 'json' }
import { sectionOf2008 } from './nace-codes.ts'

// The register's legal forms in English, in which it names none: the Belgian abbreviation (Dutch/French), by which the
// form is known, then what it is.

const ENGLISH_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...forms.private_law, ...forms.public_law }),
)

/** A legal form in English, `BV/SRL – private limited company`; null for a code without a name here (old ministries). */
export function legalFormInEnglish(code: string): string | null {
  return ENGLISH_FORMS.get(code) ?? null
}

const FORMER = /\((?:former form|old articles)\)|participatory/
const FORMS_BY_ABBREVIATION = groupForms(forms.private_law)

// `BV/SRL – private limited company` → 610 by BV and by SRL. A form of today goes before a former one.
function groupForms(named: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const all = Object.entries(named)
  const isFormer = ([, name]: [string, string]) => FORMER.test(name)
  const lastCounts = [...all.filter(isFormer), ...all.filter(form => !isFormer(form))]
  return new Map(
    lastCounts.flatMap(([code, name]) => {
      const [abbreviations = '', description] = name.split(' – ')
      if (description === undefined) return []
      return abbreviations.split('/').map(abbreviation => [abbreviation.toLowerCase(), code] as const)
    }),
  )
}

/** The code of a legal form by its Belgian abbreviation (`bv`, `S.R.L.`); null for another text. */
export function legalFormOf(text: string): string | null {
  return FORMS_BY_ABBREVIATION.get(text.replaceAll(/[\s.]/g, '').toLowerCase()) ?? null
}

// Titles of the divisions (two digits) of NACE in German and English, in which the register names none.

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

// Titles of the sections of NACE Rev. 2.1 (NACE-BEL 2025) in the four languages of the site: the register writes its
// own in capitals, and in two languages.

type TitleLanguage = 'nl' | 'fr' | 'de' | 'en'

const SECTION_TITLES: ReadonlyMap<string, Readonly<Record<TitleLanguage, string>>> = new Map(
  Object.entries(sections.titles),
)

/** The title of a section of NACE-BEL 2025 by its letter; null for no section. */
export function sectionTitle(letter: string, language: TitleLanguage): string | null {
  return SECTION_TITLES.get(letter)?.[language] ?? null
}

const SPLIT_SECTIONS: ReadonlyMap<string, Readonly<Record<TitleLanguage, string>>> = new Map(
  Object.entries(sections.titles_2008),
)

/** The title of a section of NACE-BEL 2008: that of the section which its divisions are in today, unless they were split. */
export function sectionTitle2008(letter: string, language: TitleLanguage): string | null {
  const split = SPLIT_SECTIONS.get(letter)
  if (split) return split[language]
  const today = sectionOf2008(letter)
  return today && sectionTitle(today, language)
}

const ENGLISH_SITUATIONS: ReadonlyMap<string, string> = new Map(Object.entries(situations.english))

/** A legal situation in English; null for a code that has no name here. */
export function situationInEnglish(code: string): string | null {
  return ENGLISH_SITUATIONS.get(code) ?? null
}
