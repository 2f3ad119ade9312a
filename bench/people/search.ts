// How long searches for people take by the frequency of the words, and the record of a person. With the server's session
// settings, on generated mandates: node bench/people/search.ts [--mandates N] [--seed N]

import { parseArgs } from 'node:util'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { readPersonRecord } from '../../src/store/people/person-record.ts'
import {
  readWordFrequencies,
  searchPeople,
  type WordFrequencies,
} from '../../src/store/people/search-people.ts'
import { describeMachine } from '../machine.ts'
import { type Row, renderTable } from '../report.ts'
import { withTemporaryDatabase } from '../temporary-database.ts'
import { fillMandates } from './fill.ts'
import { generatePopulation } from './generate.ts'

const { values } = parseArgs({
  options: {
    mandates: { type: 'string', default: '600000' },
    seed: { type: 'string', default: '1' },
  },
})

const SESSION = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }
const TARGET_MS = 15
const RUNS = 200
const SHARES = [0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]

await withTemporaryDatabase(async ({ url }) => {
  const filling = openPool(url, { name: 'fill', max: 2 })
  await fillMandates(filling, generatePopulation(Number(values.mandates), Number(values.seed)))
  await derivePeople(filling, { all: true })
  await filling.query('VACUUM ANALYZE')
  await filling.end()
  const pool = openPool(url, { name: 'bench', max: 4, session: SESSION })
  await run(pool).finally(() => pool.end())
})

async function run(pool: Pool): Promise<void> {
  const frequencies = await readWordFrequencies(pool)
  const search = (words: string[]) => searchPeople(pool, { words, after: null, limit: 20 }, frequencies)
  const rows: Row[] = []
  for (const share of SHARES) {
    const [word, of] = nearest(frequencies, share)
    const what = `people with a word that ${(of * 100).toFixed(2)} % have`
    rows.push(await measure(what, () => search([word]), TARGET_MS))
  }
  const [first, second] = [nearest(frequencies, 0.02)[0], nearest(frequencies, 0.01)[0]]
  rows.push(await measure('people with two frequent words', () => search([first, second]), TARGET_MS))
  const { rows: drawn } = await pool.query<{ id: string; words: string[] }>(
    'SELECT person_id AS id, words FROM people.person ORDER BY person_id LIMIT $1',
    [RUNS],
  )
  const drawnAt = (at: number) => drawn[at % drawn.length] as { id: string; words: string[] }
  rows.push(await measure('people of a full name', at => search(drawnAt(at).words), TARGET_MS))
  rows.push(await measure('one person', at => readPersonRecord(pool, drawnAt(at).id), null))
  const count = frequencies.people.toLocaleString('en')
  process.stdout.write(`${describeMachine()}\n${count} people, invented\n\n${renderTable(rows)}\n`)
}

function nearest({ shares }: WordFrequencies, share: number): [string, number] {
  const distance = (of: number) => Math.abs(Math.log(of / share))
  return [...shares].reduce((best, one) => (distance(one[1]) < distance(best[1]) ? one : best))
}

async function measure(
  what: string,
  work: (at: number) => Promise<unknown>,
  targetMs: number | null,
): Promise<Row> {
  const times: number[] = []
  for (let at = 0; at < RUNS; at++) {
    const start = performance.now()
    await work(at)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [p50, p95] = [times[RUNS / 2] as number, times[Math.floor(RUNS * 0.95)] as number]
  return {
    what,
    measured: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    reference: '',
    ratio: '',
    target: targetMs === null ? '' : `p95 ≤ ${targetMs} ms`,
    reached: targetMs === null ? null : p95 <= targetMs,
  }
}
