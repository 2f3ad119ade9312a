// Search latency and relevance on the full register, compared with trigram similarity over whole names on the
// same queries and database.

import { foldName } from '../../src/domain/search/fold.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import type { SearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { type BenchQuery, KINDS } from './queries.ts'

type Percentiles = { p50: number; p95: number; p99: number }
type Relevance = { first: number; firstTen: number }
type SearchFigures = Percentiles & Relevance & { byKind: Record<string, Relevance & Percentiles> }

type Outcome = { kind: string; ms: number; position: number }

/** Runs every query once, sequentially; times in milliseconds and shares of one. */
export async function measureSearch(
  pool: Pool,
  search: SearchCompanies,
  queries: BenchQuery[],
): Promise<SearchFigures> {
  const outcomes: Outcome[] = []
  for (const { kind, text, foldedName } of queries) {
    const started = performance.now()
    const hits = await search(text, 20)
    const ms = performance.now() - started
    const numbers = hits.map(({ enterpriseNumber }) => Number(enterpriseNumber))
    outcomes.push({ kind, ms, position: await positionOf(pool, numbers, foldedName) })
  }
  return summarise(outcomes)
}

/** Milliseconds of one search per text, in an order shuffled by `seed`. */
export async function measureLatency(
  search: SearchCompanies,
  texts: string[],
  seed: number,
): Promise<Percentiles> {
  const order = texts.map((text, at) => ({ text, key: Math.imul(at + seed, 0x9e3779b1) >>> 0 }))
  order.sort((a, b) => a.key - b.key)
  const times: number[] = []
  for (const { text } of order) {
    const started = performance.now()
    await search(text, 20)
    times.push(performance.now() - started)
  }
  return percentiles(times)
}

/** Reference: the whole query against whole names, nearest first, by a trigram index. */
export async function measureWholeNameTrigrams(pool: Pool, queries: BenchQuery[]): Promise<SearchFigures> {
  const outcomes: Outcome[] = []
  for (const { kind, text, foldedName } of queries) {
    const started = performance.now()
    const { rows } = await pool.query<{ enterprise_number: number }>({
      name: 'whole-name-trigrams',
      text: `SELECT enterprise_number FROM bench.name WHERE folded % $1
             ORDER BY similarity(folded, $1) DESC LIMIT 20`,
      values: [foldName(text)],
    })
    const ms = performance.now() - started
    const numbers = rows.map(row => row.enterprise_number)
    outcomes.push({ kind, ms, position: await positionOf(pool, numbers, foldedName) })
  }
  return summarise(outcomes)
}

/** Builds the reference table; returns seconds. */
export async function buildWholeNames(pool: Pool): Promise<number> {
  const started = performance.now()
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE SCHEMA IF NOT EXISTS bench')
  await pool.query('DROP TABLE IF EXISTS bench.name')
  await pool.query(
    'CREATE UNLOGGED TABLE bench.name AS SELECT enterprise_number, folded FROM register.denomination',
  )
  await pool.query(
    "SET maintenance_work_mem = '1GB'; CREATE INDEX ON bench.name USING gin (folded gin_trgm_ops)",
  )
  await pool.query('VACUUM ANALYZE bench.name')
  return (performance.now() - started) / 1000
}

// Position of the first company with that folded name, from 0; -1 if not among the hits.
async function positionOf(pool: Pool, numbers: number[], foldedName: string): Promise<number> {
  const { rows } = await pool.query<{ at: number }>({
    name: 'position',
    text: `SELECT min(array_position($1::int[], enterprise_number)) AS at FROM register.company
           WHERE enterprise_number = ANY($1) AND $2 = ANY(string_to_array(names, E'\\n'))`,
    values: [numbers, foldedName],
  })
  return (rows[0]?.at ?? 0) - 1
}

function summarise(outcomes: Outcome[]): SearchFigures {
  const byKind = Object.fromEntries(
    KINDS.map(kind => {
      const own = outcomes.filter(outcome => outcome.kind === kind)
      return [kind, { ...relevance(own), ...percentiles(own.map(({ ms }) => ms)) }]
    }),
  )
  return { ...percentiles(outcomes.map(({ ms }) => ms)), ...relevance(outcomes), byKind }
}

function relevance(outcomes: Outcome[]): Relevance {
  const share = (fits: (position: number) => boolean) =>
    outcomes.filter(({ position }) => fits(position)).length / Math.max(1, outcomes.length)
  return { first: share(at => at === 0), firstTen: share(at => at >= 0 && at < 10) }
}

/** Percentiles of some milliseconds. */
export function percentiles(values: number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
