// Candidates for a query of the Reconciliation Service API: the search of all other surfaces, with its suppression.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { SearchCompanies } from '../search/search-companies.ts'
import { isCertain, type RatedHit, rateHit, rateNumber } from './rate-candidate.ts'
import {
  parseTownQuery,
  planAttempts,
  type ReconcileQuery,
  readNumbers,
  streetAttempt,
  type TownQuery,
} from './reconcile-query.ts'

export type Candidate = RatedHit & {
  /** True for the only certain candidate. */
  match: boolean
}

/** At most `limit` candidates, best first. Rejects with `SourceUnavailableError` when the source does not answer. */
export type ReconcileCompanies = (query: ReconcileQuery, limit: number) => Promise<Candidate[]>

/** Highest number of candidates of a query. */
export const MAX_CANDIDATES = 10

export function createReconcileCompanies(searchCompanies: SearchCompanies): ReconcileCompanies {
  return async (query, limit) => {
    const town = parseTownQuery(query)
    const numbers = readNumbers(query)
    const numbered = numbers === null ? [] : await findNumbered(searchCompanies, numbers, query.text, town)
    const rated = numbered.length > 0 ? numbered : await findNamed(searchCompanies, query, town)
    // With a number that no company has, an equal name is not certain.
    const mayMatch = numbers === null || numbered.length > 0
    const certain = rated.filter(({ features }) => isCertain(features))
    const isMatch = (one: RatedHit) => mayMatch && certain.length === 1 && certain[0] === one
    return rated.map(one => ({ ...one, match: isMatch(one) })).slice(0, limit)
  }
}

async function findNumbered(
  search: SearchCompanies,
  numbers: string,
  text: string,
  town: TownQuery | null,
): Promise<RatedHit[]> {
  const hits = await search(numbers, MAX_CANDIDATES)
  return hits.filter(({ matchKind }) => matchKind === 'kbo').map(hit => rateNumber(hit, text, town))
}

// More candidates are read than asked for, so that a second company of the name is seen.
async function findNamed(
  search: SearchCompanies,
  query: ReconcileQuery,
  town: TownQuery | null,
): Promise<RatedHit[]> {
  const atStreet = await findAtStreet(search, query)
  const found = new Map<EnterpriseNumber, RatedHit>()
  for (const { text, filter, isInTown } of planAttempts(query, town)) {
    for (const hit of await search(text, MAX_CANDIDATES, filter)) {
      const number = hit.enterpriseNumber
      const isAtStreet = atStreet === null ? null : atStreet.has(number)
      const rated = rateHit(hit, query.text, { town, isInTown, atStreet: isAtStreet })
      if (rated.score > (found.get(number)?.score ?? 0)) found.set(number, rated)
    }
    if (found.values().some(({ hit }) => !hit.approximate)) break
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

async function findAtStreet(
  search: SearchCompanies,
  query: ReconcileQuery,
): Promise<Set<EnterpriseNumber> | null> {
  const text = streetAttempt(query)
  if (text === null) return null
  const hits = await search(text, MAX_CANDIDATES)
  return new Set(hits.filter(hit => hit.matchedAddress !== null).map(hit => hit.enterpriseNumber))
}
