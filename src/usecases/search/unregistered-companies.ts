// Companies outside the register, found by number in the gazette or the accounts, or by a name that the gazette prints.

import { slug } from '../../domain/company/company.ts'
import {
  type EnterpriseNumber,
  enterpriseNumberFrom,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import { isUnfiltered } from '../../domain/search/filter.ts'
import { foldNameWords } from '../../domain/search/fold.ts'
import { nameKey } from '../../domain/search/lookup-keys.ts'
import { parseQuery, type SearchHit } from '../../domain/search/query.ts'
import type { Source } from '../../store/db/source.ts'
import { findCompaniesNamed } from '../../store/gazette/facts.ts'
import { hasCompany } from '../../store/register/companies.ts'
import { type FindUnregistered, runIfLoaded } from '../register/find-unregistered.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { toResult } from '../to-result.ts'
import type { SearchCompanies } from './search-companies.ts'

type UnregisteredCompaniesDeps = {
  register: Source
  gazette: Source
  findUnregistered: FindUnregistered
  suppression: Suppression
}

/**
 * Wraps `search`: for an enterprise number without a hit, searches the other sources; behind the hits of a text come
 * companies of exactly that name. Natural persons are left out, since only the register has their trade names. Rejects
 * as `search` does, and for a number with `SourceUnavailableError` when a loaded source does not answer; a text has the
 * register's hits alone then.
 */
export function withUnregisteredCompanies(
  search: SearchCompanies,
  deps: UnregisteredCompaniesDeps,
): SearchCompanies {
  return async (q, limit, filter) => {
    const hits = await search(q, limit, filter)
    if (hits.length >= limit || (filter && !isUnfiltered(filter))) return hits
    const number = wholeNumber(q)
    if (number === null) return [...hits, ...(await findByName(deps, q, limit - hits.length))]
    if (hits.length > 0) return hits
    const known = await deps.findUnregistered(number)
    return known === null ? [] : [hitOf(number, known.company.legalName, 'kbo')]
  }
}

function wholeNumber(q: string): EnterpriseNumber | null {
  const { numbers } = parseQuery(q)
  if (!numbers || numbers.first !== numbers.last) return null
  return parseEnterpriseNumber(enterpriseNumberFrom(numbers.first))
}

// Shorter texts are the beginning of a word.
const MIN_NAME_LENGTH = 4

async function findByName(
  { register, gazette, suppression }: UnregisteredCompaniesDeps,
  q: string,
  limit: number,
): Promise<SearchHit[]> {
  const words = foldNameWords(q)
  if (words.join('').length < MIN_NAME_LENGTH) return []
  const named = await toResult(
    runIfLoaded(gazette, pool => findCompaniesNamed(pool, nameKey(words), MOST_NAMED)),
  )
  if (!('answer' in named) || named.answer === null) return []
  const hits: SearchHit[] = []
  for (const { enterpriseNumber, name } of named.answer) {
    const number = parseEnterpriseNumber(enterpriseNumberFrom(enterpriseNumber))
    if (number === null || suppression.list('register').hidesNumber(number)) continue
    if (await register.run(pool => hasCompany(pool, enterpriseNumber))) continue
    hits.push(hitOf(number, name, 'name'))
    if (hits.length === limit) break
  }
  return hits
}

// Of these, most are in the register.
const MOST_NAMED = 20

function hitOf(enterpriseNumber: EnterpriseNumber, legalName: string, matchKind: 'kbo' | 'name'): SearchHit {
  return {
    enterpriseNumber,
    legalName,
    slug: slug(legalName, enterpriseNumber),
    city: null,
    primaryNace: null,
    matchKind,
    matchedAddress: null,
    notInRegister: true,
    situationCode: null,
    matchedName: matchKind === 'name' ? { name: legalName, entity: 'company' } : null,
    approximate: false,
  }
}
