// What a search may be limited to.

import { legalFormOf } from '../code-names.ts'
import { ParameterError } from '../errors.ts'
import { foldWords } from './fold.ts'
import { findPlaces } from './places.ts'

export type SearchFilter = {
  /** Postal codes of a town. */
  zips: readonly string[] | null
  /** Prefix of the main activity's NACE code, without dots. */
  nace: string | null
  /** Code of the legal form. */
  legalForm: string | null
  /** Code of the legal situation. */
  situation: string | null
  naturalPerson: boolean | null
}

export const NO_FILTER: SearchFilter = {
  zips: null,
  nace: null,
  legalForm: null,
  situation: null,
  naturalPerson: null,
}

/** The parameters of a filter as written; null or blank: no limit. */
export type FilterText = Record<'town' | 'nace' | 'legal_form' | 'situation' | 'person', string | null>

/** `legalFormName`: what the surface calls the parameter. Throws `ParameterError`. */
export function parseFilter(text: FilterText, legalFormName = 'legal_form'): SearchFilter {
  return {
    zips: readTown(text.town),
    nace: readCode('nace', text.nace, /^\d{2,7}$/, '2 to 7 digits of a NACE code'),
    legalForm:
      legalFormOf(text.legal_form ?? '') ?? readCode(legalFormName, text.legal_form, /^\d{3}$/, LEGAL_FORM),
    situation: readCode('situation', text.situation, /^\d{3}$/, 'the three digits of a legal situation'),
    naturalPerson: readPerson(text.person),
  }
}

/** True when nothing is limited. */
export function isUnfiltered(filter: SearchFilter): boolean {
  return Object.values(filter).every(value => value === null)
}

const LEGAL_FORM = 'the three digits of a legal form, or its abbreviation such as BV or SA'

type FilteredCompany = {
  naturalPerson: boolean
  primaryNace: string | null
  legalForm: string | null
  situation: string | null
  townWords: string
}

/** True for a company within the limits. */
export function isWithin(filter: SearchFilter, company: FilteredCompany): boolean {
  const { zips, nace, legalForm, situation, naturalPerson } = filter
  return (
    (zips === null || zips.some(zip => company.townWords.includes(`@${zip}`))) &&
    (nace === null || (company.primaryNace?.startsWith(nace) ?? false)) &&
    (legalForm === null || company.legalForm === legalForm) &&
    (situation === null || company.situation === situation) &&
    (naturalPerson === null || company.naturalPerson === naturalPerson)
  )
}

function readTown(text: string | null): string[] | null {
  const words = foldWords(text ?? '')
  if (words.length === 0) return null
  const [place] = findPlaces(words)
  if (place === undefined || place.to < words.length)
    throw new ParameterError(
      'town',
      'no Belgian town or postal code of that name. Write one, such as 9000 or Gent.',
    )
  return [...place.zips]
}

function readCode(name: string, text: string | null, pattern: RegExp, what: string): string | null {
  const code = (text ?? '').replaceAll(/[\s.]/g, '')
  if (code === '') return null
  if (!pattern.test(code)) throw new ParameterError(name, `write ${what}.`)
  return code
}

function readPerson(text: string | null): boolean | null {
  const kind = (text ?? '').trim()
  if (kind === '') return null
  if (kind !== 'natural' && kind !== 'legal') throw new ParameterError('person', 'write natural or legal.')
  return kind === 'natural'
}
