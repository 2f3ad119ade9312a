// The order of the companies that a name search has found.

import { compareMatches, compareRatings, type Rating } from '../../domain/search/rating.ts'
import { countEstablishments } from '../../store/register/derive-companies.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'

export type RatedCompany = { row: CompanyRow; rating: Rating }

/**
 * Best first. Where the last word was completed or words were corrected, names that more places have come first, and
 * one company of each name before the next ones of it: which name is meant cannot be told, and namesakes would hide the
 * others.
 */
export function rankCompanies(found: readonly RatedCompany[]): RatedCompany[] {
  const places = countPlaces(found)
  const placesOf = (rating: Rating) => places.get(guessedName(rating) ?? '') ?? 0
  const sorted = found.toSorted(
    (a, b) =>
      Number(b.row.inRegister) - Number(a.row.inRegister) ||
      compareMatches(a.rating, b.rating) ||
      placesOf(b.rating) - placesOf(a.rating) ||
      compareRatings(a.rating, b.rating) ||
      a.row.rank - b.row.rank ||
      a.row.enterpriseNumber - b.row.enterpriseNumber,
  )
  const namesakes = findNamesakes(sorted)
  return namesakes.size === 0
    ? sorted
    : sorted.toSorted(
        (a, b) =>
          Number(b.row.inRegister) - Number(a.row.inRegister) ||
          a.rating.tier - b.rating.tier ||
          a.rating.errors - b.rating.errors ||
          Number(namesakes.has(a)) - Number(namesakes.has(b)),
      )
}

// Null where no word was completed or corrected.
function guessedName({ completed, errors, name }: Rating): string | null {
  return completed > 0 || errors > 0 ? name : null
}

// Companies and their establishments, by guessed name.
function countPlaces(found: readonly RatedCompany[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const { row, rating } of found) {
    const name = guessedName(rating)
    if (name !== null && row.inRegister)
      places.set(name, (places.get(name) ?? 0) + 1 + countEstablishments(row.rank))
  }
  return places
}

// All but the first of each guessed name.
function findNamesakes(sorted: readonly RatedCompany[]): Set<RatedCompany> {
  const names = new Set<string>()
  const namesakes = new Set<RatedCompany>()
  for (const company of sorted) {
    const name = guessedName(company.rating)
    if (name === null) continue
    if (names.has(name)) namesakes.add(company)
    names.add(name)
  }
  return namesakes
}
