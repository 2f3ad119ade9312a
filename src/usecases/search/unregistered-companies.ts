// Companies outside the register, found by number in the gazette or the accounts, or by a name that the gazette prints:
// marked hits without a dossier.

import { slug } from '../../domain/company/company.ts'
import {
  type EnterpriseNumber,
  enterpriseNumberFrom,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError } from '../../domain/errors.ts'
import { isUnfiltered } from '../../domain/search/filter.ts'
import { foldNameWords } from '../../domain/search/fold.ts'
import { nameKey } from '../../domain/search/lookup-keys.ts'
import { parseQuery, type SearchHit } from '../../domain/search/query.ts'
import { hasDeposit } from '../../store/accounts/deposits.ts'
import type { Source } from '../../store/db/source.ts'
import {
  findCompaniesNamed,
  findUnregisteredCompany,
  type UnregisteredCompany,
} from '../../store/gazette/facts.ts'
import { hasCompany } from '../../store/register/companies.ts'
import { toResult } from '../dossier/read-with-company.ts'
import type { SuppressionCache } from '../suppression/suppression-cache.ts'
import type { SearchCompanies } from './search-companies.ts'

type UnregisteredCompaniesDeps = {
  register: Source
  gazette: Source
  accounts: Source
  suppression: Pick<SuppressionCache, 'hides'>
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
    if (hits.length > 0 || deps.suppression.hides(number)) return hits
    const known = await findUnregistered(deps, number)
    return known === null || known.naturalPerson ? [] : [hitOf(number, known.name, 'kbo')]
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
    if (number === null || suppression.hides(number)) continue
    if (await register.run(pool => hasCompany(pool, enterpriseNumber))) continue
    hits.push(hitOf(number, name, 'name'))
    if (hits.length === limit) break
  }
  return hits
}

// Of these, most are in the register.
const MOST_NAMED = 20

async function findUnregistered(
  { register, gazette, accounts }: UnregisteredCompaniesDeps,
  number: EnterpriseNumber,
): Promise<UnregisteredCompany | null> {
  // A registered company without a hit is suppressed.
  if (await register.run(pool => hasCompany(pool, Number(number)))) return null
  const inGazette = await runIfLoaded(gazette, pool => findUnregisteredCompany(pool, Number(number)))
  if (inGazette) return inGazette
  const filed = await runIfLoaded(accounts, pool => hasDeposit(pool, Number(number)))
  return filed ? { name: null, naturalPerson: false } : null
}

// A source that was never loaded has no companies; an unavailable one might.
async function runIfLoaded<T>(source: Source, work: Parameters<typeof source.run<T>>[0]): Promise<T | null> {
  try {
    return await source.run(work)
  } catch (error) {
    if (error instanceof NothingLoadedError) return null
    throw error
  }
}

function hitOf(
  enterpriseNumber: EnterpriseNumber,
  name: string | null,
  matchKind: 'kbo' | 'name',
): SearchHit {
  // Without a name the number is used, as in the register.
  const legalName = name ?? formatEnterpriseNumber(enterpriseNumber)
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
