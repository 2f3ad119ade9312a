// Decides whether two names in one company's acts mean the same holder. Conservative: wrongly joining two
// people is a false statement about both.

import type { MandateFact } from '../publications/gazette-fact.ts'
import type { NameMatch } from './align-words.ts'
import { type CompanyName, compareCompanies, parseCompanyName } from './compare-companies.ts'
import { comparePersons } from './compare-persons.ts'
import { type PersonName, parsePersonName } from './person-name.ts'

export type Holder = MandateFact['holder']

type HolderMatch = { same: true; reason: string } | { same: false }

/** A holder with the parsed name, for repeated comparison. */
export type ParsedHolder =
  | { kind: 'person'; holder: Holder; name: PersonName }
  | { kind: 'company'; holder: Holder; name: CompanyName }

/** Maximum distance for joining two names without further evidence. */
export const MAX_SAME_DISTANCE = 2
/** Maximum distance of two names joined through a third one. */
export const MAX_COMPATIBLE_DISTANCE = 4

/**
 * Whether `a` and `b`, both named in acts of one company, are one holder, and why. Symmetric and reflexive.
 * Compares names only: whether one act lists both is for the caller to check.
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

/** The match of two holders, null for different ones; above `MAX_SAME_DISTANCE` a linking name is needed. */
export function compareHolders(a: ParsedHolder, b: ParsedHolder): NameMatch | null {
  if (a.kind === 'person' && b.kind === 'person') {
    return a.holder.name === b.holder.name ? IDENTICAL : comparePersons(a.name, b.name)
  }
  if (a.kind !== 'company' || b.kind !== 'company') return null
  const sameName = a.holder.name === b.holder.name && a.name.number === b.name.number
  return sameName ? IDENTICAL : compareCompanies(a.name, b.name)
}
