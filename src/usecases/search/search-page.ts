// One page of a search.

import type { SearchFilter } from '../../domain/search/filter.ts'
import type { SearchHit } from '../../domain/search/query.ts'
import type { SearchCompanies } from './search-companies.ts'

/** Hits that can be paged through: what the search ranks. */
export const MAX_HITS = 200

/** Hits from position `from`, at most `limit`; `next` is the position of the next page, null for none. */
export async function searchPage(
  search: SearchCompanies,
  q: string,
  { from, limit }: { from: number; limit: number },
  filter?: SearchFilter,
): Promise<{ hits: SearchHit[]; next: number | null }> {
  const end = Math.min(MAX_HITS, from + limit)
  // One more tells whether there is a next page.
  const found = await search(q, Math.min(MAX_HITS, end + 1), filter)
  return { hits: found.slice(from, end), next: found.length > end ? end : null }
}
