// Searches for texts that cost the database most, by hill climbing over words, lengths and repetitions.

import type { Pool } from '../../src/store/db/pool.ts'
import { createSearchCompanies, type SearchCompanies } from '../../src/usecases/search/search-companies.ts'
import { EMPTY_SUPPRESSION } from '../../test/fixtures/empty-suppression.ts'
import { misspellWord, seededRandom } from './queries.ts'

export type ExpensiveQuery = {
  text: string
  /** Milliseconds in the database, the best of three runs. */
  ms: number
  statements: number
}

// Kinds of texts that a caller may think of.
const SEEDS = [
  'de van de van de van de van',
  'bv bv bv bv',
  'a b c d e f g h',
  'sint st saint gent antwerpen brussel',
  'rue de la loi 1 2 3 4 5 6',
  'bakkerij gent antwerpen brussel',
  'restaurant brussel',
  'jan jans janssens peeters',
  'vandenbroeckvandenbroeckvandenbroeck',
  'kerkstraat 1 gent 9000 antwerpen 2000',
  'consulting management services immo',
  'aa ab ac ad ae af ag ah',
  'F4',
  '02',
]

const RUNS = 3

/** The worst texts found in `rounds` rounds, most expensive first; deterministic for a seed and register but for their times. */
export async function findExpensiveQueries(
  pool: Pool,
  { rounds, seed, most }: { rounds: number; seed: number; most: number },
): Promise<ExpensiveQuery[]> {
  const random = seededRandom(seed)
  const words = await drawWords(pool)
  let worst: ExpensiveQuery[] = []
  for (const text of SEEDS) worst.push(await measureQuery(pool, text))
  for (let round = 0; round < rounds; round++) {
    const parent = worst[Math.floor(random() * Math.min(worst.length, most))] as ExpensiveQuery
    const text = mutate(parent.text, words, random)
    if (worst.some(known => known.text === text)) continue
    worst = [...worst, await measureQuery(pool, text)].toSorted((a, b) => b.ms - a.ms).slice(0, most * 3)
  }
  return worst.slice(0, most)
}

async function drawWords(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ term: string }>(
    `(SELECT term FROM register.term WHERE kind = 'w' ORDER BY frequency DESC LIMIT 300)
     UNION ALL (SELECT term FROM register.term WHERE kind = 's' ORDER BY frequency DESC LIMIT 40)
     UNION ALL (SELECT term FROM register.term WHERE kind = 'w' AND frequency BETWEEN 200 AND 2000
                ORDER BY hashint4extended(term_id, 1) LIMIT 100)`,
  )
  return rows.map(({ term }) => term)
}

function mutate(text: string, words: readonly string[], random: () => number): string {
  const parts = text.split(' ')
  const at = Math.floor(random() * parts.length)
  const word = words[Math.floor(random() * words.length)] as string
  switch (Math.floor(random() * 6)) {
    case 0:
      return parts.with(at, word).join(' ')
    case 1:
      return [...parts, word].join(' ')
    case 2:
      return parts.length > 1 ? parts.toSpliced(at, 1).join(' ') : text
    case 3:
      return (parts[at] as string).length > 3
        ? parts.with(at, misspellWord(parts[at] as string, random)).join(' ')
        : text
    case 4:
      return parts.with(-1, (parts.at(-1) as string).slice(0, 1 + Math.floor(random() * 4))).join(' ')
    default:
      return [word, ...parts].join(' ')
  }
}

/** Time of one text in the database, of the best of three runs. */
export async function measureQuery(pool: Pool, text: string): Promise<ExpensiveQuery> {
  let best = Number.POSITIVE_INFINITY
  let statements = 0
  for (let run = 0; run < RUNS; run++) {
    const spent: number[] = []
    await timed(pool, spent)(text, 20)
    best = Math.min(
      best,
      spent.reduce((sum, ms) => sum + ms, 0),
    )
    statements = spent.length
  }
  return { text, ms: best, statements }
}

function timed(pool: Pool, spent: number[]): SearchCompanies {
  const query = async (...args: Parameters<Pool['query']>) => {
    const started = performance.now()
    try {
      return await pool.query(...args)
    } finally {
      spent.push(performance.now() - started)
    }
  }
  return createSearchCompanies({ run: work => work({ query } as unknown as Pool) }, EMPTY_SUPPRESSION)
}
