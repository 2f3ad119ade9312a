// Search: speed and relevance on the full register, compared with whole-name trigrams.

import type { Database } from '../../src/store/db/pool.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { createSearchCompanies, SEARCH_SESSION } from '../../src/usecases/search/search-companies.ts'
import { EMPTY_SUPPRESSION } from '../../test/fixtures/empty-suppression.ts'
import type { Row } from '../report.ts'
import { benchEveryday, benchExpensiveQueries } from './everyday.ts'
import { buildWholeNames, measureLatency, measureSearch, measureWholeNameTrigrams } from './quality.ts'
import { drawOtherQueries, drawQueries } from './queries.ts'

const QUERIES = 2_000
// Fewer, because the reference is slow.
const REFERENCE_QUERIES = 350

/** Runs 2,000 queries of seven kinds, then a mix of all kinds, with one client. */
export async function benchSearch({ url, pool }: Database, say: (text: string) => void): Promise<Row[]> {
  const own = openPool(url, { name: 'bench search', max: 4, session: SEARCH_SESSION })
  const search = createSearchCompanies({ run: work => work(own) }, EMPTY_SUPPRESSION)
  await measureSearch(pool, search, await drawQueries(pool, QUERIES, 5)) // warm-up with other queries
  const queries = await drawQueries(pool, QUERIES, 1)
  const figures = await measureSearch(pool, search, queries)
  const mixed = await drawOtherQueries(pool, QUERIES, 1)
  const mix = await measureLatency(search, [...queries.map(({ text }) => text), ...mixed], 1)
  say('everyday queries …')
  const everyday = await benchEveryday(pool, search)
  const mostExpensive = await benchExpensiveQueries(own)
  await own.end()
  say('building the reference: trigrams of whole names …')
  await buildWholeNames(pool)
  const few = queries.slice(0, REFERENCE_QUERIES)
  await measureWholeNameTrigrams(pool, few.slice(0, 20))
  const reference = await measureWholeNameTrigrams(pool, few)
  await pool.query('DROP TABLE bench.name')
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const times = ({ p50, p95, p99 }: { p50: number; p95: number; p99: number }) =>
    `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`
  const rows: Row[] = [
    {
      what: `search, ${queries.length + mixed.length} queries over all lanes and misspellings, one client`,
      measured: times(mix),
      reference: `trigrams of whole names: ${times(reference)}`,
      ratio: `${(mix.p50 / reference.p50).toFixed(3)} × (p50)`,
      target: 'p50 ≤ 4, p95 ≤ 15, p99 ≤ 40 ms',
      reached: mix.p50 <= 4 && mix.p95 <= 15 && mix.p99 <= 40,
    },
    {
      what: `search relevance, ${queries.length} queries: first, in the first ten`,
      measured: `${percent(figures.first)}, ${percent(figures.firstTen)}`,
      reference: `trigrams of whole names: ${percent(reference.first)}, ${percent(reference.firstTen)}`,
      ratio: '',
      target: '≥ 85 %, ≥ 97 %',
      reached: figures.first >= 0.85 && figures.firstTen >= 0.97,
    },
  ]
  for (const [kind, { first, firstTen, ...own }] of Object.entries(figures.byKind)) {
    const other = reference.byKind[kind]
    rows.push({
      what: `– ${kind}`,
      measured: `${percent(first)}, ${percent(firstTen)}; ${times(own)}`,
      reference: other ? `${percent(other.first)}, ${percent(other.firstTen)}; ${times(other)}` : '',
      ratio: '',
      target: '',
      reached: null,
    })
  }
  return [...rows, ...everyday, mostExpensive]
}
