// Filters facts for publication: a mandate without a plausible holder name is kept internally for its doubts.

import type { ExtractedFact, GazetteFact } from './gazette-fact.ts'

/** False for a mandate without a holder's name. */
export function hasNamedHolder(fact: ExtractedFact): fact is GazetteFact {
  return fact.fact !== 'mandate' || fact.holder.name !== null
}
