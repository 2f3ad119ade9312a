// Who runs and audits a planned company, with names: the same person has the same name in each of their companies.

import { generatePerson } from '../people.ts'
import { SeededRandom } from '../random.ts'
import type { PlannedBoard, PlannedOfficer, PlannedPerson, SampleCompany } from '../sample-company.ts'
import type { Company } from './generate-company.ts'
import { indexOfMember, type PlannedCompany, personKey } from './planned-companies.ts'
import type { Population } from './population.ts'

const SALT = 7

/** `describe` gives the company at an index, which other companies may have as an officer. */
export function planBoard(
  { seed, companies }: Population,
  { index, planned }: Company & { planned: PlannedCompany },
  describe: (index: number) => SampleCompany,
): PlannedBoard {
  const nameOfficer = (officer: string): PlannedOfficer => {
    const [member = '', person] = officer.split(':')
    if (person === undefined) return { person: namePerson(seed, member, index), company: null }
    const at = indexOfMember(seed, member, index)
    return { person: namePerson(seed, person, index), company: at < companies ? describe(at) : null }
  }
  const auditor = planned.auditor === null ? null : nameOfficer(planned.auditor)
  return {
    directors: planned.directors.map(nameOfficer),
    auditor: auditor?.company ? auditor : null,
    joinsLate: planned.joinsLate,
    failedIn: planned.failedIn,
  }
}

function namePerson(seed: number, person: string, index: number): PlannedPerson {
  const key = personKey(person, index)
  const name = generatePerson(new SeededRandom().start(seed, key, SALT))
  return { id: `${key} ${person}`, ...name }
}
