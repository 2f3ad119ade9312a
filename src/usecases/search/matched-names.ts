// The denomination by which a hit was found, as filed.

import type { SearchHit } from '../../domain/search/query.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'
import { findDenominations } from '../../store/register/search-names.ts'
import type { FoldedHit } from './hit-list.ts'

/** The hits with the denomination of their folded name. */
export async function nameHits(pool: SearchPool, found: readonly FoldedHit[]): Promise<SearchHit[]> {
  const asked = found.flatMap(({ enterpriseNumber, foldedName }) =>
    foldedName === null ? [] : [{ enterpriseNumber: Number(enterpriseNumber), folded: foldedName }],
  )
  const filed = asked.length > 0 ? await findDenominations(pool, asked) : new Map()
  return found.map(({ foldedName: _, ...hit }) => ({
    ...hit,
    matchedName: filed.get(Number(hit.enterpriseNumber)) ?? null,
  }))
}
