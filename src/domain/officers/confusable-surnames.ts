// Family names that differ by a letter from another name borne by many: between two of these a difference is
// taken for two families, never for a slip of the pen. Folded, particles joined on.

import confusable from '../../../data/names/confusable-surnames.json' with { type: 'json' }

const SURNAMES: ReadonlySet<string> = new Set(confusable.names)

/** True when both folded words are common family names. */
export function areDistinctSurnames(a: string, b: string): boolean {
  return SURNAMES.has(a) && SURNAMES.has(b)
}
