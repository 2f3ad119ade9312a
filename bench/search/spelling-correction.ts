// Single-word correction: error keys compared with a trigram index over the same distinct words, both in
// PostgreSQL.

import { MIN_CORRECTED_LENGTH } from '../../src/domain/search/lookup-keys.ts'
import type { Database, Pool } from '../../src/store/db/pool.ts'
import { correctWords } from '../../src/usecases/search/corrections.ts'
import type { Row } from '../report.ts'
import { percentiles } from './quality.ts'
import { misspellWord, seededRandom } from './queries.ts'

const WORDS = 500
const CANDIDATES = 48

type Task = { right: string; wrong: string; errors: 1 | 2 }
type Figures = { found: Record<1 | 2, number>; p50: number; p95: number }

/** Misspells words of six letters and more, once and twice, and corrects them both ways. */
export async function benchCorrections({ pool }: Database, say: (text: string) => void): Promise<Row[]> {
  const tasks = await drawTasks(pool)
  const byKeys = await measure(tasks, async wrong => [
    ...((await correctWords(pool, 'w', [wrong])).get(wrong)?.keys() ?? []),
  ])
  say('building the reference: trigrams of words …')
  const { seconds, bytes } = await buildTrigrams(pool)
  const byTrigrams = await measure(tasks, wrong => similarWords(pool, wrong))
  await pool.query('DROP TABLE bench.word')
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT sum(pg_total_relation_size(('register.' || name)::regclass)) AS bytes FROM unnest('{term_error}'::text[]) AS name`,
  )
  const own = Number(rows[0]?.bytes)
  const describe = ({ found, p50, p95 }: Figures) =>
    `one error ${percent(found[1])}, two ${percent(found[2])}; p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`
  return [
    {
      what: `correcting one word (${tasks.length} words): the correct one among ${CANDIDATES} candidates`,
      measured: `${describe(byKeys)}; ${megabytes(own)}`,
      reference: `trigram index over distinct words: ${describe(byTrigrams)}; ${megabytes(bytes)}, built in ${seconds.toFixed(1)} s`,
      ratio: `${(byKeys.p50 / byTrigrams.p50).toFixed(2)} × (p50)`,
      target: '',
      reached: null,
    },
  ]
}

async function drawTasks(pool: Pool): Promise<Task[]> {
  const { rows } = await pool.query<{ term: string }>(
    `SELECT term FROM register.term WHERE kind = 'w' AND length(term) BETWEEN 6 AND 16 AND term ~ '^[a-z]+$'
     ORDER BY hashint4extended(term_id, 1) LIMIT $1`,
    [WORDS],
  )
  const random = seededRandom(1)
  return rows.map(({ term }, at) => {
    const once = misspellWord(term, random)
    return at % 2 === 0
      ? { right: term, wrong: once, errors: 1 }
      : { right: term, wrong: misspellWord(once, random), errors: 2 }
  })
}

async function measure(tasks: Task[], correct: (wrong: string) => Promise<string[]>): Promise<Figures> {
  for (const { wrong } of tasks.slice(0, 50)) await correct(wrong)
  const times: number[] = []
  const hits = { 1: 0, 2: 0 }
  for (const { right, wrong, errors } of tasks) {
    if (wrong.length < MIN_CORRECTED_LENGTH) continue
    const started = performance.now()
    const candidates = await correct(wrong)
    times.push(performance.now() - started)
    if (wrong === right || candidates.includes(right)) hits[errors]++
  }
  const share = (errors: 1 | 2) => hits[errors] / tasks.filter(task => task.errors === errors).length
  const { p50, p95 } = percentiles(times)
  return { found: { 1: share(1), 2: share(2) }, p50, p95 }
}

async function buildTrigrams(pool: Pool): Promise<{ seconds: number; bytes: number }> {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE SCHEMA IF NOT EXISTS bench')
  await pool.query(
    "DROP TABLE IF EXISTS bench.word; CREATE UNLOGGED TABLE bench.word AS SELECT term, frequency FROM register.term WHERE kind = 'w'",
  )
  const started = performance.now()
  await pool.query('CREATE INDEX word_trigrams ON bench.word USING gin (term gin_trgm_ops)')
  const seconds = (performance.now() - started) / 1000
  await pool.query('VACUUM ANALYZE bench.word')
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT pg_relation_size('bench.word_trigrams') AS bytes`,
  )
  return { seconds, bytes: Number(rows[0]?.bytes) }
}

async function similarWords(pool: Pool, wrong: string): Promise<string[]> {
  const { rows } = await pool.query<{ term: string }>({
    name: 'bench-similar-words',
    text: 'SELECT term FROM bench.word WHERE term % $1 ORDER BY similarity(term, $1) DESC LIMIT $2',
    values: [wrong, CANDIDATES],
  })
  return rows.map(({ term }) => term)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
