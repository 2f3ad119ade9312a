// Checks the names in an event: debtor, judges and appointees.

import type { Doubt, EventFact, NameDoubt, NamedField } from '../../domain/publications/gazette-fact.ts'
import { beginsWithForm } from '../notices/people/names/word-lists.ts'
import { checkName, checkPersonOrFirmName } from './check-name.ts'
import { isStaffMember, wordsOf } from './court-staff.ts'

type Names = Pick<EventFact, 'debtor' | 'judges' | 'practitioners'>

/** The plausible names of `fact`, and a doubt for each of the others; `findStaff` returns the registrars. */
export function checkEventNames(
  fact: EventFact,
  findStaff: () => readonly string[][],
): { kept: Names; doubts: Doubt[] } {
  const doubts: Doubt[] = []
  const holds = (field: NamedField, reason: NameDoubt | null): boolean => {
    if (reason) doubts.push({ field, reason })
    return reason === null
  }
  const judges = fact.judges.filter(name => holds('judge', checkJudge(name, findStaff)))
  const sitting = judges.map(wordsOf)
  const practitioners = fact.practitioners.filter(({ name }) =>
    holds('practitioner', checkPractitioner(name, sitting, findStaff)),
  )
  const debtor = fact.debtor && holds('debtor', checkDebtor(fact.debtor)) ? fact.debtor : null
  return { kept: { debtor, judges, practitioners }, doubts }
}

function checkJudge(name: string, findStaff: () => readonly string[][]): NameDoubt | null {
  return checkName(name, 'person') ?? (isStaffMember(name, findStaff()) ? 'name_is_court_staff' : null)
}

function checkPractitioner(
  name: string,
  judges: readonly string[][],
  findStaff: () => readonly string[][],
): NameDoubt | null {
  const reason = checkPersonOrFirmName(name)
  if (reason) return reason
  return isStaffMember(name, judges) || isStaffMember(name, findStaff()) ? 'name_is_court_staff' : null
}

// A firm must not be classified as a natural person.
function checkDebtor({ name, naturalPerson }: NonNullable<EventFact['debtor']>): NameDoubt | null {
  if (!naturalPerson) return checkName(name, 'company')
  return beginsWithForm(name) ? 'name_is_company' : checkName(name, 'person')
}
