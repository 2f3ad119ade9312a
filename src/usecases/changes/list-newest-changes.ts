// The newest changes of a company, a town or an activity, for public feeds. Natural persons are not in them.

import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import { memoizeTtl } from '../../platform/cache/memoize.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'
import { type ChangeScope, type NewestChange, readNewestChanges } from '../../store/history/newest-changes.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

/** Newest first. Rejects with `SourceUnavailableError` when the register does not answer. */
export type ListNewestChanges = {
  /** Rejects with `UnknownCompanyError` also for a natural person. */
  ofCompany(number: EnterpriseNumber): Promise<{ company: CompanyFacts; changes: NewestChange[] }>
  ofTown(zip: string): Promise<NewestChange[]>
  /** `code`: digits without dots. */
  ofActivity(code: string): Promise<NewestChange[]>
}

type ListNewestChangesDeps = {
  register: Pick<Source, 'run'>
  /** Database with the changes. */
  changes: Pick<Source, 'run'>
  companies: BatchLoader<CompanyFacts>
  suppression: Suppression
}

const SHOWN = 50
// Some more, for suppressed companies.
const READ = 60
const TTL_MS = 2_000
const MAX_CACHED = 500

export function createListNewestChanges(deps: ListNewestChangesDeps): ListNewestChanges {
  const { register, changes, companies, suppression } = deps
  let cached = new Map<string, () => Promise<NewestChange[]>>()

  async function readVisible(scope: ChangeScope): Promise<NewestChange[]> {
    await register.run(async () => {}) // an empty register is not one without changes
    const key = JSON.stringify(scope)
    const known = cached.get(key)
    const read = known ?? memoizeTtl(() => changes.run(pool => readNewestChanges(pool, scope, READ)), TTL_MS)
    if (!known && cached.size >= MAX_CACHED) cached = new Map()
    if (!known) cached.set(key, read)
    const found = await read()
    const list = suppression.list('register')
    return found.filter(({ enterpriseNumber }) => !list.hidesNumber(enterpriseNumber)).slice(0, SHOWN)
  }

  return {
    async ofCompany(number) {
      const company = await companies.read(number)
      if (company === undefined || company.naturalPerson) throw new UnknownCompanyError()
      return { company, changes: await readVisible({ companies: [Number(number)] }) }
    },
    ofTown: zip => readVisible({ zip }),
    ofActivity: nace => readVisible({ nace }),
  }
}
