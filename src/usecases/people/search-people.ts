// People by name. Every search is recorded.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { searchWordsOf } from '../../domain/people/search-words.ts'
import type { Lookup } from '../../store/access/people-lookups.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { NamedPerson, PersonRank } from '../../store/people/search-people.ts'
import type { RecordLookup } from './lookup-log.ts'
import type { PeopleReaders } from './people-readers.ts'

/** A person in a list. */
export type PersonHit = {
  personId: string
  name: string
  companyCount: number
  /** One of its companies, to tell namesakes apart. */
  company: NamedCompany
}

export type NamedCompany = {
  enterpriseNumber: EnterpriseNumber
  /** Null when the register never had it. */
  legalName: string | null
}

export type FoundPeople = {
  hits: PersonHit[]
  /** Null on the last page. */
  next: PersonRank | null
}

export type PeopleSearch = { after: PersonRank | null; limit: number; by: Lookup['by'] }

/**
 * People with all words of `text` in their names. Throws `SourceUnavailableError` when the gazette or the register do
 * not answer, `PeopleUnavailableError` before people were derived and when the search could not be recorded.
 */
export type SearchPeople = (text: string, search: PeopleSearch) => Promise<FoundPeople>

// Longer than any name.
const MAX_TEXT_LENGTH = 320

type SearchPeopleDeps = {
  people: PeopleReaders
  companies: BatchLoader<CompanyFacts>
  recordLookup: RecordLookup
}

export function createSearchPeople({ people, companies, recordLookup }: SearchPeopleDeps): SearchPeople {
  return async (text, { by, ...page }) => {
    const words = searchWordsOf(text.slice(0, MAX_TEXT_LENGTH))
    if (words.length === 0) return { hits: [], next: null }
    const [found] = await Promise.all([
      people.searchPeople({ words, ...page }),
      recordLookup({ kind: 'search', by, subject: text }),
    ])
    return { hits: await toHits(found.people, companies), next: found.next }
  }
}

/** People with one of their companies each. */
export async function toHits(
  people: readonly NamedPerson[],
  companies: BatchLoader<CompanyFacts>,
): Promise<PersonHit[]> {
  return Promise.all(
    people.map(async ({ personId, name, companies: numbers }) => {
      const enterpriseNumber = enterpriseNumberFrom(numbers[0] as number)
      const legalName = (await companies.read(enterpriseNumber))?.legalName ?? null
      return { personId, name, companyCount: numbers.length, company: { enterpriseNumber, legalName } }
    }),
  )
}
