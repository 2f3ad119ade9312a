// A weekday's Update while dossiers of companies it does not touch are read.

import { importRegister } from '../src/sources/register/import-register.ts'
import type { Database } from '../src/store/db.ts'
import type { Row } from './report.ts'
import { percentiles } from './search-quality.ts'

const QUIET_MS = 5_000

/** Applies the Updates one after the other, reading dossiers all the time. */
export async function benchUpdate(
  { url, pool }: Database,
  updates: string[],
  say: (text: string) => void,
): Promise<Row[]> {
  const { rows } = await pool.query<{ number: number }>(
    'SELECT enterprise_number AS number FROM register.company TABLESAMPLE SYSTEM (1) REPEATABLE (3) LIMIT 5000',
  )
  const reader = new DossierReader(
    pool,
    rows.map(row => row.number),
  )
  await reader.during(() => new Promise(resolve => setTimeout(resolve, 1_000)))
  const quiet = await reader.during(() => new Promise(resolve => setTimeout(resolve, QUIET_MS)))
  const seconds: number[] = []
  let applied = 0
  const busy = await reader.during(async () => {
    for (const path of updates) {
      const started = performance.now()
      const result = await importRegister({ url, pool }, path)
      seconds.push((performance.now() - started) / 1000)
      applied = Object.entries(result.rowsRead)
        .filter(([file]) => file !== 'code')
        .reduce((sum, [, count]) => sum + count, 0)
    }
  })
  const slowest = Math.max(...seconds)
  say(`Updates: ${seconds.map(value => value.toFixed(2)).join(', ')} s`)
  const ratio = busy.p50 / quiet.p50
  const tail = busy.p99 / quiet.p99
  return [
    {
      what: `weekday Update (${applied.toLocaleString('en')} rows), slowest of ${updates.length}`,
      measured: `${slowest.toFixed(2)} s`,
      reference: '–',
      ratio: '',
      target: '≤ 5 s',
      reached: slowest <= 5,
    },
    {
      what: 'reading one company’s row meanwhile, p50 (p99)',
      measured: `${busy.p50.toFixed(2)} ms (${busy.p99.toFixed(2)} ms)`,
      reference: `without an Update: ${quiet.p50.toFixed(2)} ms (${quiet.p99.toFixed(2)} ms)`,
      ratio: `${ratio.toFixed(2)} × (${tail.toFixed(2)} ×)`,
      target: '≤ 2 ×',
      reached: ratio <= 2,
    },
  ]
}

class DossierReader {
  readonly #pool: Database['pool']
  readonly #numbers: number[]

  constructor(pool: Database['pool'], numbers: number[]) {
    this.#pool = pool
    this.#numbers = numbers
  }

  /** Reads one after the other while `work` runs; milliseconds. */
  async during(work: () => Promise<unknown>): Promise<{ p50: number; p95: number; p99: number }> {
    let running = true
    const finished = work().finally(() => {
      running = false
    })
    const times: number[] = []
    for (let at = 0; running; at++) {
      const started = performance.now()
      await this.#pool.query({
        name: 'bench-company',
        text: 'SELECT * FROM register.company WHERE enterprise_number = $1',
        values: [this.#numbers[at % this.#numbers.length]],
      })
      times.push(performance.now() - started)
    }
    await finished
    return percentiles(times)
  }
}
