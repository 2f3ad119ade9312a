// Relevance of everyday queries of 78 kinds (`kinds/`), written without knowledge of the search, and the cost of the
// most expensive texts known.

import type { Pool } from '../../src/store/db/pool.ts'
import type { SearchCompanies } from '../../src/usecases/search/search-companies.ts'
import type { Row } from '../report.ts'
import { type BestPossible, measureBestPossible } from './best-possible.ts'
import worst from './expensive-queries.json' with { type: 'json' }
import { measureQuery } from './expensive-queries.ts'
import { drawKindQueries } from './kinds/draw-queries.ts'
import { findPosition, readHits } from './kinds/judge-hits.ts'
import { percentiles } from './quality.ts'

const PER_KIND = 100
const SEED = 11

// Shares to reach, first and among the first ten, by the beginning of a kind's name; the first that fits.
const TARGETS: readonly (readonly [kinds: RegExp, first: number, firstTen: number])[] = [
  [/^number/, 1, 1],
  [/^(?:name \+ (?:number|full)|letterhead)/, 0.98, 0.99],
  [/^name \+ street/, 0.9, 0.97],
  [/^(?:name \+|town \+ name)/, 0.95, 0.99],
  [/^address/, 0.9, 0.97],
  [/^(?:particles|compound|all words|hyphen|apostrophe|word split)/, 0.9, 0.97],
  [/^(?:abbreviated|written|other|initials)/, 0.9, 0.97],
  [/^prefix/, 0.85, 0.95],
]

type Outcome = { kind: string; position: number; ms: number }

/** A row for each kind of query. */
export async function benchEveryday(pool: Pool, search: SearchCompanies): Promise<Row[]> {
  const outcomes: Outcome[] = []
  const queries = await drawKindQueries(pool, PER_KIND, SEED)
  for (const { kind, text, expected } of queries) {
    const started = performance.now()
    const hits = await search(text, 20)
    const ms = performance.now() - started
    const found = await readHits(
      pool,
      hits.map(({ enterpriseNumber }) => Number(enterpriseNumber)),
    )
    outcomes.push({ kind, position: findPosition(found, expected), ms })
  }
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind)
  const best = await measureBestPossible(pool, queries)
  return [...kinds].map(([kind, own]) => toRow(`– ${kind}`, own, best.get(kind)))
}

function toRow(what: string, own: readonly Outcome[], best: BestPossible | undefined): Row {
  const share = (fits: (position: number) => boolean) =>
    own.filter(({ position }) => fits(position)).length / Math.max(1, own.length)
  const [first, firstTen] = [share(at => at === 0), share(at => at >= 0 && at < 10)]
  const { p50, p95 } = percentiles(own.map(({ ms }) => ms))
  const target = TARGETS.find(([kinds]) => kinds.test(what.slice(2)))
  return {
    what,
    measured: `${percent(first)}, ${percent(firstTen)} of ${own.length}; p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    reference: best
      ? `the best order of all names that fit: ${percent(best.first)}, ${percent(best.firstTen)}`
      : '',
    ratio: '',
    target: target ? `≥ ${percent(target[1])}, ≥ ${percent(target[2])}` : '',
    reached: target ? first >= target[1] && firstTen >= target[2] : null,
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

const MOST_MS = 25

/** The texts that hill climbing found most expensive (`expensive-queries.ts`). */
export async function benchExpensiveQueries(pool: Pool): Promise<Row> {
  const measured = []
  for (const text of worst.texts) measured.push(await measureQuery(pool, text))
  const mostExpensive = measured.toSorted((a, b) => b.ms - a.ms)[0]
  return {
    what: `the most expensive text known, time in the database (of ${measured.length}; "${mostExpensive?.text}")`,
    measured: `${mostExpensive?.ms.toFixed(0)} ms in ${mostExpensive?.statements} statements`,
    reference: '',
    ratio: '',
    target: `≤ ${MOST_MS} ms`,
    reached: (mostExpensive?.ms ?? 0) <= MOST_MS,
  }
}
