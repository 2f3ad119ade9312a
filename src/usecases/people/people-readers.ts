// Readers of people. Each applies the suppression list: a person is hidden by any spelling of its name, and with all
// its companies. Until people were first derived they are unavailable, not absent.

import { PeopleUnavailableError } from '../../domain/errors.ts'
import { filterMandates } from '../../domain/suppression/filter-suppressed.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { staleWhileRevalidate } from '../../platform/cache/memoize.ts'
import type { Source } from '../../store/db/source.ts'
import { type CompanyPerson, readCompanyPeople } from '../../store/people/company-people.ts'
import { readDerivation } from '../../store/people/derivation.ts'
import { type PersonRecord, readPersonRecord } from '../../store/people/person-record.ts'
import {
  type NamedPerson,
  type PeoplePage,
  type PeopleQuery,
  readWordFrequencies,
  searchPeople,
} from '../../store/people/search-people.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

export type PeopleReaders = {
  /** May have fewer people than asked for also before the last page. */
  searchPeople(query: PeopleQuery): Promise<PeoplePage>
  readPerson(personId: string): Promise<PersonRecord | null>
  readCompanyPeople(enterpriseNumber: number): Promise<CompanyPerson[]>
}

// They change with the days of the gazette, and slowly.
const FREQUENCIES_TTL_MS = 600_000

export function createPeopleReaders(gazette: Source, suppression: Suppression): PeopleReaders {
  const readFrequencies = staleWhileRevalidate(() => gazette.run(readWordFrequencies), FREQUENCIES_TTL_MS)
  const requireDerived = async () => {
    if ((await gazette.run(readDerivation)) === null) throw new PeopleUnavailableError('not_derived')
  }
  return {
    async searchPeople(query) {
      const frequencies = await readFrequencies()
      const page = await gazette.run(pool => searchPeople(pool, query, frequencies))
      if (page.people.length === 0) await requireDerived()
      return { ...page, people: showPeople(page.people, suppression.list('gazette')) }
    },
    async readPerson(personId) {
      const record = await gazette.run(pool => readPersonRecord(pool, personId))
      if (record === null) await requireDerived()
      return record && showRecord(record, suppression.list('gazette'))
    },
    async readCompanyPeople(enterpriseNumber) {
      const people = await gazette.run(pool => readCompanyPeople(pool, enterpriseNumber))
      const list = suppression.list('gazette')
      return people.filter(({ names }) => !names.some(list.hidesName))
    },
  }
}

function showPeople<T extends NamedPerson>(people: readonly T[], list: SuppressionList): T[] {
  return people.flatMap(person => {
    const companies = person.companies.filter(number => !list.hidesNumber(number))
    return companies.length === 0 || person.names.some(list.hidesName) ? [] : { ...person, companies }
  })
}

function showRecord(record: PersonRecord, list: SuppressionList): PersonRecord | null {
  const { companies, joins } = record.person
  const isHidden = (at: number) => list.hidesNumber(companies[at]?.enterpriseNumber ?? 0)
  if (companies.every((_, at) => isHidden(at))) return null
  if (companies.some(({ names }) => names.some(list.hidesName))) return null
  const isShown = ({ enterpriseNumber }: { enterpriseNumber: number | string }) =>
    !list.hidesNumber(Number(enterpriseNumber))
  return {
    ...record,
    // Positions stay: those of hidden companies are in no join.
    person: { ...record.person, joins: joins.filter(({ a, b }) => !isHidden(a) && !isHidden(b)) },
    mandates: filterMandates(record.mandates.filter(isShown), list),
    sharedBoards: showPeople(record.sharedBoards, list)
      .map(one => ({ ...one, shared: one.shared.filter(number => !list.hidesNumber(number)) }))
      .filter(({ shared }) => shared.length > 1),
    sameName: showPeople(record.sameName, list),
    numbers: record.numbers.filter(number => !list.hidesNumber(number)),
  }
}
