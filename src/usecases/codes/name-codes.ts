// Names for the register's codes of a company.

import {
  divisionTitle,
  divisionTitleOf2008,
  legalFormInEnglish,
  situationInEnglish,
} from '../../domain/code-names.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { NaceVersion } from '../../domain/nace-codes.ts'
import type { Source } from '../../store/db/source.ts'
import { type CodeLanguage, listCodeNames } from '../../store/register/codes.ts'
import { toResult } from '../to-result.ts'

// Names of codes, cached as a whole: about twenty thousand that change with few extracts a year.

/** Name of a code in the register's languages. */
type NamesOfCode = Partial<Record<CodeLanguage, string>>

/** Null for unknown codes. */
export type CodeNames = (category: string, code: string) => NamesOfCode | null

/** The last names read; empty before the first success. Never rejects when the register does not answer. */
type ReadCodeNames = () => Promise<CodeNames>

type ReadCodeNamesDeps = {
  register: Pick<Source, 'run'>
  /** Milliseconds on a monotonic clock. */
  now?(): number
}

const CACHE_TTL_MS = 3_600_000

export function createReadCodeNames(
  { register, now = () => performance.now() }: ReadCodeNamesDeps,
  categories: readonly string[],
): ReadCodeNames {
  let cached: { names: CodeNames; at: number } | null = null

  return async () => {
    if (cached !== null && now() - cached.at < CACHE_TTL_MS) return cached.names
    const read = await toResult(register.run(pool => listCodeNames(pool, categories)))
    if ('failure' in read) return cached?.names ?? (() => null)
    const names = new Map<string, NamesOfCode>()
    for (const { category, code, language, name } of read.answer) {
      const key = `${category} ${code}`
      names.set(key, { ...names.get(key), [language]: name })
    }
    cached = { names: (category, code) => names.get(`${category} ${code}`) ?? null, at: now() }
    return cached.names
  }
}

export type Reader = 'nl' | 'fr' | 'de' | 'en'

/** A name and its language: the register has few names in German and none in English. */
export type NamedCode = { text: string; language: Reader }

/**
 * The most specific name of an activity; if it is not in the reader's language, with the name of its division in
 * that language.
 */
export type NamedActivity = NamedCode & { broader: NamedCode | null }

/** Null for codes without a name or with an ambiguous one, and when the register did not answer. */
export type NamedCodes = {
  legalForm: NamedCode | null
  situation: NamedCode | null
  activity: NamedActivity | null
}

/**
 * Names in `language`, else in the one its readers most likely know. `version` is the edition of the main activity, by
 * default that of `company`; without any a code whose editions differ in meaning has no name.
 */
export type NameCodes = (
  company: Pick<CompanyFacts, 'legalForm' | 'primaryNace' | 'naceVersion' | 'situationCode'>,
  language: Reader,
  version?: NaceVersion | null,
) => Promise<NamedCodes>

/** Names of single codes in a reader's language; null for a code without a name. */
export type CodeLabels = {
  legalForm(code: string | null): NamedCode | null
  situation(code: string | null): NamedCode | null
  /** In the words of the code's own edition. */
  activity(code: string | null, version: string | null): NamedActivity | null
}

export type LabelCodes = (language: Reader) => Promise<CodeLabels>

type NameCodesDeps = ReadCodeNamesDeps

const FORM = 'JuridicalForm'
const SITUATION = 'JuridicalSituation'

/** NACE editions, newest first, as categories of the register's code table. */
export const NACE_EDITIONS = ['Nace2025', 'Nace2008', 'Nace2003'] as const

// The German-speaking municipalities lie in Wallonia.
const PREFERENCES: Record<Reader, readonly CodeLanguage[]> = {
  nl: ['nl', 'fr'],
  fr: ['fr', 'nl'],
  de: ['de', 'fr', 'nl'],
  en: ['nl', 'fr'],
}

const LANGUAGES: readonly CodeLanguage[] = ['nl', 'fr', 'de']

/** Both share one cache. */
export function createNameCodes(deps: NameCodesDeps): NameCodes & { labelCodes: LabelCodes } {
  const readNames = createReadCodeNames(deps, [FORM, SITUATION, ...NACE_EDITIONS])

  const nameCodes: NameCodes = async (company, reader, version = company.naceVersion ?? null) => {
    const { legalForm, situationCode, primaryNace } = company
    const names = await readNames()
    const labels = labelsOf(names, reader)
    return {
      legalForm: labels.legalForm(legalForm),
      situation: labels.situation(situationCode),
      activity:
        labels.activity(primaryNace, version) ??
        (primaryNace === null ? null : nameUnambiguously(names, primaryNace, reader)),
    }
  }
  return Object.assign(nameCodes, {
    labelCodes: async (reader: Reader) => labelsOf(await readNames(), reader),
  })
}

function labelsOf(names: CodeNames, reader: Reader): CodeLabels {
  const find = (category: string, code: string | null) =>
    code === null ? null : pick(names(category, code), reader)
  return {
    legalForm: code => inEnglish(reader, code, legalFormInEnglish) ?? find(FORM, code),
    situation: code => inEnglish(reader, code, situationInEnglish) ?? find(SITUATION, code),
    activity(code, version) {
      const edition = NACE_EDITIONS.find(candidate => candidate === `Nace${version}`)
      return code === null || edition === undefined ? null : nameInEdition(names, code, edition, reader)
    },
  }
}

function inEnglish(
  reader: Reader,
  code: string | null,
  name: (code: string) => string | null,
): NamedCode | null {
  const text = reader === 'en' && code !== null ? name(code) : null
  return text === null ? null : { text, language: 'en' }
}

function pick(names: NamesOfCode | null, reader: Reader): NamedCode | null {
  const language = PREFERENCES[reader].find(candidate => names?.[candidate] !== undefined)
  return language ? { text: names?.[language] as string, language } : null
}

// The edition of a company's code is unknown: where editions differ, no name is given.
function nameUnambiguously(names: CodeNames, code: string, reader: Reader): NamedActivity | null {
  return isRenamed(names, code) ? null : nameActivity(names, code, reader)
}

function isRenamed(names: CodeNames, code: string): boolean {
  const [now, before] = [names('Nace2025', code), names('Nace2008', code)]
  return LANGUAGES.some(
    language => now?.[language] && before?.[language] && now[language] !== before[language],
  )
}

/** Name of a NACE code in the newest edition that has it; null where none does. */
export function nameActivity(names: CodeNames, code: string, reader: Reader): NamedActivity | null {
  const edition = NACE_EDITIONS.find(candidate => pick(names(candidate, code), reader) !== null)
  return edition === undefined ? null : nameInEdition(names, code, edition, reader)
}

function nameInEdition(
  names: CodeNames,
  code: string,
  edition: (typeof NACE_EDITIONS)[number],
  reader: Reader,
): NamedActivity | null {
  const exact = pick(names(edition, code), reader)
  if (exact === null || exact.language === reader) return exact && { ...exact, broader: null }
  const broader = nameDivision(code, reader, edition)
  if (broader === null) return { ...exact, broader: null }
  return code.length === 2 ? { ...broader, broader: null } : { ...exact, broader }
}

// The edition of 2003 used the same numbers for other divisions.
function nameDivision(code: string, reader: Reader, edition: string | undefined): NamedCode | null {
  if ((reader !== 'de' && reader !== 'en') || edition === 'Nace2003') return null
  const text = edition === 'Nace2008' ? divisionTitleOf2008(code, reader) : divisionTitle(code, reader)
  return text === null ? null : { text, language: reader }
}

/** Name in the edition of 2008 of a code that has another name now; null where it is the same or did not exist. */
export function nameOfEarlierEdition(names: CodeNames, code: string, reader: Reader): NamedCode | null {
  return isRenamed(names, code) ? pick(names('Nace2008', code), reader) : null
}
