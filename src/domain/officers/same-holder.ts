// Whether two names in the acts of one company mean the same holder of a mandate. Doubt keeps them apart: a person
// wrongly joined is a false statement about two people.

import type { MandateFact } from '../publications/gazette-fact.ts'
import type { NameMatch } from './align-words.ts'
import { type CompanyName, compareCompanies, parseCompanyName } from './compare-companies.ts'
import { comparePersons } from './compare-persons.ts'
import { type PersonName, parsePersonName } from './person-name.ts'

export type Holder = MandateFact['holder']

export type HolderMatch = { same: true; reason: string } | { same: false }

/** A holder whose name was taken apart once, for many comparisons. */
export type ParsedHolder =
  | { kind: 'person'; holder: Holder; name: PersonName }
  | { kind: 'company'; holder: Holder; name: CompanyName }

/** Up to here two names are taken for one without further evidence. */
export const MAX_SAME_DISTANCE = 2
/** Up to here two names do not speak against each other, when a third one lies between them. */
export const MAX_COMPATIBLE_DISTANCE = 4

/**
 * Whether `a` and `b`, both named in acts of one company, are one holder, and why. Symmetric and reflexive. Names
 * alone are judged: that both stand in one act as two people is for the caller to weigh.
 */
export function sameHolder(a: Holder, b: Holder): HolderMatch {
  const likeness = compareHolders(parseHolder(a), parseHolder(b))
  return likeness !== null && likeness.distance <= MAX_SAME_DISTANCE
    ? { same: true, reason: likeness.reason }
    : { same: false }
}

export function parseHolder(holder: Holder): ParsedHolder {
  return holder.kind === 'person'
    ? { kind: 'person', holder, name: parsePersonName(holder.name) }
    : { kind: 'company', holder, name: parseCompanyName(holder.name, holder.enterpriseNumber) }
}

const IDENTICAL: NameMatch = { distance: 0, reason: 'the same name' }

/** The likeness of two holders, null when they are two; a distance above `CLOSE` needs a name between them. */
export function compareHolders(a: ParsedHolder, b: ParsedHolder): NameMatch | null {
  if (a.kind === 'person' && b.kind === 'person') {
    return a.holder.name === b.holder.name ? IDENTICAL : comparePersons(a.name, b.name)
  }
  if (a.kind !== 'company' || b.kind !== 'company') return null
  const sameName = a.holder.name === b.holder.name && a.name.number === b.name.number
  return sameName ? IDENTICAL : compareCompanies(a.name, b.name)
}
