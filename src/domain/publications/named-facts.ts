// Which extracted facts may be served: a mandate whose holder has no name that can be right is kept for its doubts.

import type { ExtractedFact, GazetteFact } from './gazette-fact.ts'

/** False for a mandate without a holder's name. */
export function hasNamedHolder(fact: ExtractedFact): fact is GazetteFact {
  return fact.fact !== 'mandate' || fact.holder.name !== null
}
