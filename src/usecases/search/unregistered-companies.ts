// Companies outside the register, found by number in the gazette or the accounts: marked hits without a dossier.

import { slug } from '../../domain/company/company.ts'
import {
  type EnterpriseNumber,
  enterpriseNumberFrom,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from '../../domain/company/enterprise-number.ts'
import { NothingLoadedError } from '../../domain/errors.ts'
import { isUnfiltered } from '../../domain/search/filter.ts'
import { parseQuery, type SearchHit } from '../../domain/search/query.ts'
import { hasDeposit } from '../../store/accounts/deposits.ts'
import type { Source } from '../../store/db/source.ts'
import { findUnregisteredCompany, type UnregisteredCompany } from '../../store/gazette/facts.ts'
import { hasCompany } from '../../store/register/companies.ts'
import type { SuppressionCache } from '../suppression/suppression-cache.ts'
import type { SearchCompanies } from './search-companies.ts'

type UnregisteredCompaniesDeps = {
  register: Source
  gazette: Source
  accounts: Source
  suppression: Pick<SuppressionCache, 'hides'>
}

/**
 * Wraps `search`: for an enterprise number without a hit, searches the other sources. Natural persons are left out,
 * since only the register has their trade names. Rejects as `search` does, and with `SourceUnavailableError` when a
 * loaded source does not answer.
 */
export function withUnregisteredCompanies(
  search: SearchCompanies,
  deps: UnregisteredCompaniesDeps,
): SearchCompanies {
  return async (q, limit, filter) => {
    const hits = await search(q, limit, filter)
    const number = hits.length === 0 && (!filter || isUnfiltered(filter)) ? wholeNumber(q) : null
    if (number === null || deps.suppression.hides(number)) return hits
    const known = await findUnregistered(deps, number)
    return known === null || known.naturalPerson ? [] : [hitOf(number, known.name)]
  }
}

function wholeNumber(q: string): EnterpriseNumber | null {
  const { numbers } = parseQuery(q)
  if (!numbers || numbers.first !== numbers.last) return null
  return parseEnterpriseNumber(enterpriseNumberFrom(numbers.first))
}

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

function hitOf(enterpriseNumber: EnterpriseNumber, name: string | null): SearchHit {
  // Without a name the number is used, as in the register.
  const legalName = name ?? formatEnterpriseNumber(enterpriseNumber)
  return {
    enterpriseNumber,
    legalName,
    slug: slug(legalName, enterpriseNumber),
    city: null,
    primaryNace: null,
    matchKind: 'kbo',
    matchedAddress: null,
    notInRegister: true,
    situationCode: null,
    matchedName: null,
    approximate: false,
  }
}
