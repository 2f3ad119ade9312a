// The register's small code lists, as names. Source: categories TypeOfDenomination, Language, TypeOfAddress and
// ContactType of its code table; a code that is not listed has no name here (null).

export type NameKind = 'legal' | 'abbreviation' | 'commercial' | 'branch'
type NameLanguage = 'fr' | 'nl' | 'de' | 'en'
export type AddressKind = 'seat' | 'establishment' | 'branch' | 'oldest_establishment'
export type ContactKind = 'phone' | 'email' | 'website'

const NAME_KINDS: Readonly<Record<string, NameKind>> = {
  '001': 'legal',
  '002': 'abbreviation',
  '003': 'commercial',
  '004': 'branch',
}
// 0 is "unknown".
const LANGUAGES: Readonly<Record<string, NameLanguage>> = { '1': 'fr', '2': 'nl', '3': 'de', '4': 'en' }
const ADDRESS_KINDS: Readonly<Record<string, AddressKind>> = {
  REGO: 'seat',
  BAET: 'establishment',
  ABBR: 'branch',
  OBAD: 'oldest_establishment',
}
const CONTACT_KINDS: Readonly<Record<string, ContactKind>> = { TEL: 'phone', EMAIL: 'email', WEB: 'website' }

const finder =
  <T>(kinds: Readonly<Record<string, T>>) =>
  (code: string | null): T | null =>
    (code !== null && Object.hasOwn(kinds, code) && kinds[code]) || null

export const nameKindOf = finder(NAME_KINDS)
/** ISO 639-1; null for a name in an unknown language. */
export const nameLanguageOf = finder(LANGUAGES)
export const addressKindOf = finder(ADDRESS_KINDS)
export const contactKindOf = finder(CONTACT_KINDS)
