// What debtors without a number are matched to the register by.

import type { NamedParty } from '../../../domain/company/match-namesake.ts'
import type { EventFact, ExtractedFact } from '../../../domain/publications/gazette-fact.ts'
import { foldName } from '../../../domain/search/fold.ts'
import { nameKey } from '../../../domain/search/lookup-keys.ts'

/** `address` is the printed text with the address; it is not stored. */
type DebtorQuery = NamedParty & { fact: EventFact }

/** The query for an event without a company number; null if there is too little to match on. */
export function debtorQueryOf(fact: ExtractedFact, text: string): DebtorQuery | null {
  if (fact.fact !== 'event' || fact.enterpriseNumber !== null || !fact.debtor) return null
  const words = foldName(fact.debtor.name).split(' ').filter(Boolean)
  // A single word matches too many people, and `NV` alone no company.
  if (words.length < (fact.debtor.naturalPerson ? 2 : 1)) return null
  const { naturalPerson } = fact.debtor
  return { fact, nameKey: nameKey(words), naturalPerson, address: text.slice(fact.span.start, fact.span.end) }
}
