// A query of the Reconciliation Service API, and the searches that it stands for.

import { NO_FILTER, type SearchFilter } from '../../domain/search/filter.ts'
import { foldWords } from '../../domain/search/fold.ts'
import { findNumberMentions } from '../../domain/search/number-mentions.ts'
import { findPlaces } from '../../domain/search/places.ts'

/** The text and the properties of one query; null for properties not given. */
export type ReconcileQuery = {
  text: string
  town: string | null
  zip: string | null
  vat: string | null
  nace: string | null
  street: string | null
}

/** The town that a query asks for: its postal codes, none for an unknown town, and its folded words. */
export type TownQuery = { zips: readonly string[]; folded: string }

/** One search of a query. */
type Attempt = {
  text: string
  filter?: SearchFilter
  /** True when the filter lets only companies of the town asked for through. */
  isInTown: boolean
}

/** Null when the query asks for no town. The postal code decides where both are given. */
export function parseTownQuery({ town, zip }: ReconcileQuery): TownQuery | null {
  const given = [zip, town].filter(text => text !== null)
  if (given.length === 0) return null
  const zips = given.map(text => zipsOf(text)).find(codes => codes.length > 0) ?? []
  return { zips, folded: foldWords(town ?? '').join(' ') }
}

/** Whether a municipality is the town asked for. */
export function matchesTown({ zips, folded }: TownQuery, city: string | null): boolean {
  if (city === null) return false
  if (folded !== '' && foldWords(city).join(' ') === folded) return true
  return zipsOf(city).some(zip => zips.includes(zip))
}

/** Numbers with a valid checksum in the `vat` property, else in the text, as a search text; null without any. */
export function readNumbers({ vat, text }: ReconcileQuery): string | null {
  for (const given of [vat ?? '', text]) {
    const { numbers } = findNumberMentions(given)
    if (numbers.length > 0) return numbers.map(number => String(number).padStart(10, '0')).join(', ')
  }
  return null
}

/** The searches of a query without a known number, strictest first. */
export function planAttempts(query: ReconcileQuery, town: TownQuery | null): Attempt[] {
  const { text, street } = query
  const place = query.town ?? query.zip
  const nace = readNace(query.nace)
  const zips = town !== null && town.zips.length > 0 ? town.zips : null
  const isInTown = zips !== null
  const name = text || (street === null ? (nace ?? '') : '')
  const attempts: Attempt[] = []
  if (name !== '' && nace !== null && text !== '')
    attempts.push({ text: name, filter: { ...NO_FILTER, zips, nace }, isInTown })
  if (name !== '' && isInTown) attempts.push({ text: name, filter: { ...NO_FILTER, zips }, isInTown })
  // A town that is not the one filed may still stand in the name or the address.
  attempts.push({ text: joinWords(name || street, place), isInTown: false })
  attempts.push({ text: name, isInTown: false })
  return attempts.filter(
    ({ text: words, filter }, at) =>
      words !== '' && attempts.findIndex(other => other.text === words && other.filter === filter) === at,
  )
}

/** The search that tells which of the companies are at the street asked for; null without one. */
export function streetAttempt({ text, street, town, zip }: ReconcileQuery): string | null {
  return street === null || text === '' ? null : joinWords(text, street, town ?? zip)
}

// All of the text must name the town: `Gent` in `Gentse Azalea` does not.
function zipsOf(text: string): readonly string[] {
  const words = foldWords(text)
  const [place] = findPlaces(words)
  return place !== undefined && place.from === 0 && place.to === words.length ? place.zips : []
}

function readNace(given: string | null): string | null {
  const code = (given ?? '').replaceAll(/[\s.]/g, '')
  return /^\d{2,7}$/.test(code) ? code : null
}

function joinWords(...parts: (string | null)[]): string {
  return parts.filter(part => part !== null && part !== '').join(' ')
}
