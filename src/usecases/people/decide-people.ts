// Decisions of operators about who is one person. They name appearances (a person in one company), not ids, so that
// every later derivation follows them.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { DecidedAppearance, Decision } from '../../domain/people/link-people.ts'
import type { Person, PersonCompany } from '../../store/people/people.ts'

function decidedOf({ enterpriseNumber, appearanceKey, nameKey }: PersonCompany): DecidedAppearance {
  return { company: Number(enterpriseNumber), appearanceKey, nameKey }
}

/**
 * Decisions that part a person in these companies from the same person in all others; empty when that parts nothing:
 * the person is in none of them, or in no other.
 */
export function decideSplit({ companies }: Person, numbers: readonly EnterpriseNumber[]): Decision[] {
  const chosen = new Set(numbers)
  const [own, others] = [true, false].map(isChosen =>
    companies.filter(({ enterpriseNumber }) => chosen.has(enterpriseNumber) === isChosen).map(decidedOf),
  ) as [DecidedAppearance[], DecidedAppearance[]]
  return own.flatMap(a => others.map((b): Decision => ({ kind: 'split', a, b })))
}

/**
 * Decisions that make two persons one. All pairs, so that earlier splits between any of them no longer hold.
 */
export function decideJoin(one: Person, other: Person): Decision[] {
  return one.companies.flatMap(a =>
    other.companies.map((b): Decision => ({ kind: 'join', a: decidedOf(a), b: decidedOf(b) })),
  )
}
