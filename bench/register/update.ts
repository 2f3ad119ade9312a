// Applies a weekday's Update through the CLI while dossiers are read over HTTP from another process.

import { revokeKey } from '../../src/store/access/api-keys.ts'
import type { Database, Pool } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { startServer } from '../http/throughput.ts'
import { runForJson } from '../load/run-commands.ts'
import type { Row } from '../report.ts'
import { percentiles } from '../search/quality.ts'

const QUIET_MS = 5_000

type Applied = { seconds: number; rows: number }

/** Applies the Updates in sequence while reading uncached dossiers. */
export async function benchUpdate(
  { url, pool }: Database,
  updates: string[],
  say: (text: string) => void,
): Promise<Row[]> {
  const { keyId, key } = await issueApiKey(pool, {
    holder: 'bench',
    email: 'bench@localhost',
    rateLimit: 100_000_000,
  })
  const server = await startServer('dossier-composed', { databaseUrl: url })
  const reader = new DossierReader(server.url, key, await drawNumbers(pool))
  await reader.during(() => wait(2_000))
  const quiet = await reader.during(() => wait(QUIET_MS))
  const applied: Applied[] = []
  const busy = await reader.during(async () => {
    for (const path of updates) applied.push(await applyUpdate(url, path))
  })
  await server.stop()
  await revokeKey(pool, keyId)
  const slowest = Math.max(...applied.map(({ seconds }) => seconds))
  say(`Updates: ${applied.map(({ seconds }) => seconds.toFixed(2)).join(', ')} s`)
  const ratio = busy.p50 / quiet.p50
  const tail = busy.p99 / quiet.p99
  return [
    {
      what: `weekday Update (${applied.at(-1)?.rows.toLocaleString('en')} rows), slowest of ${updates.length}`,
      measured: `${slowest.toFixed(2)} s`,
      reference: '–',
      ratio: '',
      target: '≤ 5 s',
      reached: slowest <= 5,
    },
    {
      what: 'dossier over HTTP meanwhile, one client, p50 (p99)',
      measured: `${busy.p50.toFixed(2)} ms (${busy.p99.toFixed(2)} ms)`,
      reference: `without an Update: ${quiet.p50.toFixed(2)} ms (${quiet.p99.toFixed(2)} ms)`,
      ratio: `${ratio.toFixed(2)} × (${tail.toFixed(2)} ×)`,
      target: '≤ 2 ×, both',
      reached: ratio <= 2 && tail <= 2,
    },
  ]
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

async function drawNumbers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number
     FROM register.company TABLESAMPLE SYSTEM (1) REPEATABLE (3) WHERE in_register LIMIT 5000`,
  )
  return rows.map(({ number }) => number)
}

// Seconds as reported by the command: without process startup.
async function applyUpdate(url: string, path: string): Promise<Applied> {
  type Told = { seconds: number; rowsRead: Record<string, number> }
  const env = { DATABASE_URL: url }
  const { seconds, rowsRead } = await runForJson<Told>(['import', 'register', '--json', path], env)
  const counted = Object.entries(rowsRead).filter(([file]) => file !== 'code')
  return { seconds, rows: counted.reduce((sum, [, count]) => sum + count, 0) }
}

class DossierReader {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #numbers: string[]

  constructor(url: string, key: string, numbers: string[]) {
    this.#url = url
    this.#headers = { 'x-api-key': key }
    this.#numbers = numbers
  }

  /** Reads sequentially while `work` runs; milliseconds. */
  async during(work: () => Promise<unknown>): Promise<{ p50: number; p95: number; p99: number }> {
    let running = true
    const finished = work().finally(() => {
      running = false
    })
    const times: number[] = []
    for (let at = 0; running; at++) {
      const started = performance.now()
      const number = this.#numbers[at % this.#numbers.length]
      const answer = await fetch(`${this.#url}/api/v1/companies/${number}`, { headers: this.#headers })
      await answer.text()
      if (answer.status === 404) continue // deleted by the Update
      if (answer.status !== 200) throw new Error(`a dossier request returned ${answer.status}`)
      times.push(performance.now() - started)
    }
    await finished
    return percentiles(times)
  }
}
