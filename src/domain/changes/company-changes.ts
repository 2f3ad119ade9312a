// Changes of the company itself by its acts: name, seat, form, capital and so on.

import type { CompanyChange, CompanyChangeFact } from '../publications/gazette-fact.ts'
import type { NewChange } from './change.ts'

// Others are texts of any length (a purpose), or name other companies and people (a merger).
const WITH_VALUES: ReadonlySet<CompanyChange> = new Set(['name', 'seat', 'legal_form', 'capital'])
const MAX_VALUE_LENGTH = 200

/** Which change of which publication: read again, it is the same one. */
export function companyChangeKey({ numac, change, enterpriseNumber }: CompanyChangeFact): string {
  return `${Number(enterpriseNumber)} ${numac} ${change}`
}

/**
 * Changes of known companies whose key is not in `known`, one for each key. Values as filed, for name, seat, form and
 * capital; null when they are not stated or longer than 200 characters.
 */
export function newCompanyChanges(
  facts: readonly CompanyChangeFact[],
  known: ReadonlySet<string>,
): NewChange[] {
  const added = facts.filter(fact => fact.enterpriseNumber !== null && !known.has(companyChangeKey(fact)))
  return [...new Map(added.map(fact => [companyChangeKey(fact), fact])).values()].map(fact => ({
    enterpriseNumber: Number(fact.enterpriseNumber),
    kind: 'gazette.company_change',
    effectiveOn: fact.pubDate,
    reference: fact.numac,
    before: shortValue(fact, fact.before),
    after: { change: fact.change, value: shortValue(fact, fact.after), effective_on: fact.effectiveOn },
  }))
}

function shortValue({ change }: CompanyChangeFact, value: string | null): string | null {
  return value !== null && WITH_VALUES.has(change) && value.length <= MAX_VALUE_LENGTH ? value : null
}
