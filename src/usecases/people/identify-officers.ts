// Ids of the people among a company's officers.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Lookup } from '../../store/access/people-lookups.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import type { CompanyPerson } from '../../store/people/company-people.ts'
import { toResult } from '../to-result.ts'
import type { RecordLookup } from './lookup-log.ts'
import type { PeopleReaders } from './people-readers.ts'

/** The id of an officer, or of the representative of a company; null when unknown. */
export type PersonIdOf = (officer: Pick<Officer, 'name' | 'roleKind' | 'representative'>) => string | null

/**
 * Null when people are unavailable, or the look-up could not be recorded. Without `lookup` nothing is recorded: for
 * pages, which record the person that is opened.
 */
export type IdentifyOfficers = (
  number: EnterpriseNumber,
  lookup: Pick<Lookup, 'kind' | 'by'> | null,
) => Promise<PersonIdOf | null>

type IdentifyOfficersDeps = { people: PeopleReaders; recordLookup: RecordLookup }

export function createIdentifyOfficers({ people, recordLookup }: IdentifyOfficersDeps): IdentifyOfficers {
  return async (number, lookup) => {
    const read = await toResult(
      Promise.all([
        people.readCompanyPeople(Number(number)),
        lookup && recordLookup({ ...lookup, subject: number }),
      ]),
    )
    return 'failure' in read ? null : personIdsOf(read.answer[0])
  }
}

function personIdsOf(people: readonly CompanyPerson[]): PersonIdOf {
  const ids = new Map(people.flatMap(({ personId, writings }) => writings.map(name => [name, personId])))
  return ({ name, roleKind, representative }) => {
    if (roleKind === 'director') return ids.get(name) ?? null
    const isRepresented = roleKind === 'director_company' && representative !== null
    return isRepresented ? (ids.get(representative) ?? null) : null
  }
}
