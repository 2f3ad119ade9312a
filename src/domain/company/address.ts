// Formats an address as usual in Belgium, from the register's columns.

import { memoize } from '../../platform/cache/memoize.ts'
import { readTable } from '../../platform/read-table.ts'
import { type MunicipalityLanguage, municipalityLanguage } from '../municipality.ts'
import { foldWords } from '../search/fold.ts'
import { hash53 } from '../search/lookup-keys.ts'

/** The register's own columns; a missing value is null. */
export type FiledAddress = {
  countryNl: string | null
  countryFr: string | null
  zipcode: string | null
  municipalityNl: string | null
  municipalityFr: string | null
  streetNl: string | null
  streetFr: string | null
  houseNumber: string | null
  box: string | null
}

type DisplayedAddress = {
  language: MunicipalityLanguage
  street: string | null
  zip: string | null
  city: string | null
}

// The register distinguishes streets of one name by an abbreviated (sub-)municipality: `Budastraat(Kor)`.
const MUNICIPALITY_SUFFIX = /\s*\([^()]{1,12}\)\s*$/
// A star marks a name that is no official street: `*Maison Communale`.
const UNOFFICIAL = /^\*+\s*/
// Notations for "without number".
const WITHOUT_NUMBER = /^(?:[zs][./ ]*n|0*)$/i
const NO_BOX = /^0*$/
// Stray signs around a number or box: `+5`, `18-`, `//1`.
const STRAY_SIGNS = /^[-+/.,\s]+|[-+/.,\s]+$/g
const PLAIN_NUMBER = /^\d+[A-Za-z]?$/
const NO_ZIP = new Set(['0999', '0000', '-', '/'])

/**
 * Street with number and box, postal code and town, each in the municipality's language unless `inLanguage` names
 * another, null if not filed.
 */
export function displayAddress(filed: FiledAddress, inLanguage?: MunicipalityLanguage): DisplayedAddress {
  const zip = filed.zipcode && !NO_ZIP.has(filed.zipcode) ? filed.zipcode : null
  const abroad = filed.countryNl !== null || filed.countryFr !== null
  const language = inLanguage ?? (abroad ? 'unknown' : municipalityLanguage(zip))
  const french = language === 'fr'
  const street = cleanStreet(french ? (filed.streetFr ?? filed.streetNl) : (filed.streetNl ?? filed.streetFr))
  const city = french
    ? (filed.municipalityFr ?? filed.municipalityNl)
    : (filed.municipalityNl ?? filed.municipalityFr)
  return {
    language,
    street: street && appendHouseNumber(street, filed, language),
    zip,
    city: cleanCity(city),
  }
}

// About as many as the register's distinct streets.
const STREET_CACHE_SIZE = 300_000
const TOWN_CACHE_SIZE = 20_000

const cleaned = memoize(
  (street: string) => normaliseSpacing(street.replace(UNOFFICIAL, '').replace(MUNICIPALITY_SUFFIX, '')),
  STREET_CACHE_SIZE,
)

/** A street's name without the register's marks; null if empty. */
function cleanStreet(street: string | null): string | null {
  return street === null ? null : cleaned(street) || null
}

// `Machelen (Brab.)`: the postal code already distinguishes towns of one name.
const cleanedCity = memoize(
  (city: string) => normaliseSpacing(city.replace(MUNICIPALITY_SUFFIX, '')),
  TOWN_CACHE_SIZE,
)

/** A town's name without the register's additions; null if empty. */
export function cleanCity(city: string | null): string | null {
  return city === null ? null : cleanedCity(city) || null
}

function normaliseSpacing(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?=[^\s\d])/g, ', ')
    .replaceAll(/(?<=(?<!\p{L})[dl]') (?=\p{L})/giu, '')
    .trim()
}

const BOX_WORD: Record<MunicipalityLanguage, string> = {
  nl: 'bus',
  fr: 'bte',
  de: 'Bfk.',
  bilingual: 'bus',
  unknown: 'box',
}

// Walloon municipalities file a hamlet with the street, `Rue de l'Eglise,Thiaumont` or `Marche, Boulevard du
// Midi`: both parts are indexed.
function streetNames(street: string): string[] {
  const clean = cleanStreet(street)
  if (!clean) return []
  return clean.includes(',') ? [clean, ...clean.split(',')] : [clean]
}

function appendHouseNumber(street: string, filed: FiledAddress, language: MunicipalityLanguage): string {
  const number = cleanNumber(filed.houseNumber)
  const box = cleanNumber(filed.box)
  const numbered = WITHOUT_NUMBER.test(number) ? street : `${street} ${number}`
  return NO_BOX.test(box) ? numbered : `${numbered} ${BOX_WORD[language]} ${box}`
}

function cleanNumber(text: string | null): string {
  if (text === null || PLAIN_NUMBER.test(text)) return text ?? ''
  return normaliseSpacing(text.replaceAll(STRAY_SIGNS, ''))
}

/** Search words of an address's town: postal code and names in both languages. */
export function townWords(filed: FiledAddress): string {
  return wordsOfTown([filed.zipcode, filed.municipalityNl, filed.municipalityFr].join(' | '))
}

const wordsOfTown = memoize((town: string) => [...new Set(foldWords(town))].join(' '), TOWN_CACHE_SIZE)

const SUFFIX_MARK = '-'
const { words: WORD_FORMS, endings: ENDING_FORMS } = readStreetAbbreviations()

type Forms = readonly string[]

function readStreetAbbreviations(): { words: Map<string, Forms>; endings: [ending: string, forms: Forms][] } {
  const rows = readTable('search/street-abbreviations.tsv', { columns: ['short', 'long'], unique: ['short'] })
  const forms = rows.map(({ short, long }): [string, Forms] => [short, long.split(' | ')])
  const isEnding = ([short]: [string, Forms]) => short.startsWith(SUFFIX_MARK)
  return {
    words: new Map(forms.filter(form => !isEnding(form))),
    endings: forms.filter(isEnding).map(([short, long]) => [short.slice(SUFFIX_MARK.length), long]),
  }
}

// Left out as often as written: `Rue de la Loi`, `Rue Loi`.
const ARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'het', 't', 'der', 'den'])

/** A street's words as one key, abbreviations expanded and articles left out: `Av. de la Toison` → `avenuetoison`. */
function streetKey(words: readonly string[]): string {
  return tellingWords(words)
    .map(word => streetWordForms(word)[0] ?? word)
    .join('')
}

const MAX_STREET_KEYS = 4
// `avenuedelatoison`.
const GLUED_ARTICLE =
  /(?<=^(?:rue|avenue|boulevard|chaussee|place|quai|chemin|route|allee|dreve|clos|sentier|cite|montagne|impasse|square))(?:dela|del|des|du|de|d)(?=[a-z]{3})/

/** As `streetKey`, one for each street that the words may mean: `Ch. des Pins` → `chausseepins`, `cheminpins`. */
export function streetKeys(words: readonly string[]): string[] {
  const [only = '', ...others] = words
  if (others.length === 0 && GLUED_ARTICLE.test(only))
    return [streetKey(words), only.replace(GLUED_ARTICLE, '')]
  return tellingWords(words).reduce<string[]>(
    (keys, word) =>
      streetWordForms(word)
        .flatMap(form => keys.map(key => key + form))
        .slice(0, MAX_STREET_KEYS),
    [''],
  )
}

function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(word => !ARTICLES.has(word))
  return telling.length > 0 ? telling : words
}

// A word that is abbreviated nowhere is its own form.
function streetWordForms(word: string): Forms {
  const forms = WORD_FORMS.get(word)
  if (forms !== undefined) return forms
  const ending = ENDING_FORMS.find(([short]) => word.endsWith(short) && word.length > short.length)
  if (ending === undefined) return [word]
  const stem = word.slice(0, -ending[0].length)
  return ending[1].map(form => stem + form)
}

/** The leading number of a house number: `30 A` → `30`, `2-4` → `2`; null if there is none. */
export function leadingHouseNumber(houseNumber: string | null): string | null {
  return houseNumber?.match(/^\D{0,2}0*([1-9]\d{0,4})/)?.[1] ?? null
}

/** Key of a house: a hash of its street key and number. */
export function houseKey(street: string, houseNumber: string): number {
  return hash53(`${street} ${houseNumber}`)
}

/** Keys of a filed address, one per spelling of its street. Empty without street or number. */
export function houseKeys(filed: FiledAddress): number[] {
  const number = leadingHouseNumber(filed.houseNumber)
  const { streetNl, streetFr } = filed
  if (number === null) return []
  const keys = streetNl === null ? [] : keysOfStreet(streetNl)
  const others = streetFr === null || streetFr === streetNl ? [] : keysOfStreet(streetFr)
  if (others.length === 0 && keys.length === 1) return [houseKey(keys[0] as string, number)]
  return [...new Set([...keys, ...others])].map(key => houseKey(key, number))
}

/** Keys of one filed street, without a house number. */
export const keysOfStreet = memoize(
  (street: string) =>
    streetNames(street)
      .map(name => streetKey(foldWords(name)))
      .filter(key => key !== ''),
  STREET_CACHE_SIZE,
)

/** Marks a street among the search words of a company. */
export const STREET_PREFIX = '#'

/** The streets of a filed address as search words: `#kerkstraat`, parted by blanks; empty without a street. */
export function streetWords({ streetNl, streetFr }: FiledAddress): string {
  const keys = [streetNl, streetFr].flatMap(street => (street === null ? [] : keysOfStreet(street)))
  return [...new Set(keys)].map(key => `${STREET_PREFIX}${key}`).join(' ')
}
