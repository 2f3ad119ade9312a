// Links replaced permanent representatives to their company: acts on the replacement often name only the
// people.

import type { MandateFact } from '../publications/gazette-fact.ts'
import { isEnd, isStart } from './order-facts.ts'
import { type Holder, sameHolder } from './same-holder.ts'

/**
 * The facts of one company, plus, for each end of a representation with a known principal, the same fact for
 * that principal (company as holder, person as `representative`). The appointee of the same act is the
 * successor if there is exactly one.
 */
export function linkRepresentatives(facts: readonly MandateFact[]): readonly MandateFact[] {
  const changes = facts.filter(
    ({ office, holder }) => office === 'permanent_representative' && holder.kind === 'person',
  )
  if (changes.length === 0) return facts
  const related = changes.filter(isEnd).flatMap(end => {
    const principal = findPrincipal(end, facts)
    if (principal === null) return []
    const beside = changes.filter(({ numac }) => numac === end.numac)
    const [successor, ...others] = beside.filter(isStart)
    const oneForOne = successor && others.length === 0 && beside.filter(isEnd).length === 1
    return oneForOne
      ? [restateFor(principal, end), restateFor(principal, successor)]
      : [restateFor(principal, end)]
  })
  return related.length === 0 ? facts : [...facts, ...related]
}

function restateFor(principal: Holder, fact: MandateFact): MandateFact {
  return { ...fact, holder: principal, representative: fact.holder.name }
}

// Null unless the person represented exactly one company.
function findPrincipal(end: MandateFact, facts: readonly MandateFact[]): Holder | null {
  const principals = facts
    .filter(fact => fact.holder.kind === 'company' && fact.numac !== end.numac)
    .filter(fact => (fact.pubDate ?? '') <= (end.pubDate ?? ''))
    .filter(({ representative }) => representative !== null && isSameName(representative, end.holder.name))
    .map(fact => fact.holder)
  // The longest spelling, independent of fact order.
  const [first, ...others] = principals.sort(compareHolders)
  if (first === undefined) return null
  return others.every(other => sameHolder(first, other).same) ? first : null
}

/** True when two names are of one person. */
export function isSameName(a: string, b: string): boolean {
  return a === b || sameHolder(asPerson(a), asPerson(b)).same
}

function asPerson(name: string): Holder {
  return { kind: 'person', name, enterpriseNumber: null }
}

function compareHolders(a: Holder, b: Holder): number {
  const [one, other] = [a, b].map(({ enterpriseNumber, name }) => `${enterpriseNumber ?? 'none'} ${name}`)
  return (one as string) < (other as string) ? -1 : one === other ? 0 : 1
}
