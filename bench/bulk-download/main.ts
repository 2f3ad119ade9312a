// node bench/bulk-download/main.ts [--seconds N] [--rounds N] [--rate N]: latency of dossiers alone, beside four bulk
// downloads at the default rate, and beside four that are not throttled, interleaved in one run. Prints a table and
// writes bench/results-bulk-download.md.

import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { median, startServer, withBenchDatabase } from '../http/throughput.ts'
import { describeMachine } from '../machine.ts'
import { withTemporaryDatabase } from '../temporary-database.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '60' },
  },
})
const [SECONDS, ROUNDS, RATE] = [values.seconds, values.rounds, values.rate].map(Number) as [
  number,
  number,
  number,
]
const DEFAULT_RATE = 50_000_000
const FILE_BYTES = 256_000_000
const COMPANIES = 2_000
const CLOCK_TICKS = 100
const SNAPSHOT = '2026-11-24T233000Z'
const FILE = `snapshots/${SNAPSHOT}/company/part-0.parquet`

/** `cpu`: processor time of the server, in seconds a second. */
type Round = { p50: number; p99: number; refused: number; cpu: number; bytesPerSecond: number }
const SUBJECTS = [
  'no downloads',
  'four downloads, 50 MB/s together',
  'four downloads, not throttled',
] as const

await withTemporaryDatabase(async ({ url: databaseUrl, folder }) => {
  const bulk = join(folder, 'bulk')
  writeBulkFolder(bulk)
  await withBenchDatabase({ databaseUrl }, async ({ pool, key }) => {
    const numbers = await addCompanies(pool)
    const keys = [await issueBulkKey(pool), await issueBulkKey(pool)] as [string, string]
    const start = (bytesPerSecond: number) =>
      startServer('dossier-composed', { databaseUrl, bulk: { folder: bulk, bytesPerSecond } })
    const servers = [await start(DEFAULT_RATE), await start(1e12)] as const
    try {
      const rounds = SUBJECTS.map((): Round[] => [])
      for (let round = 0; round <= ROUNDS; round++)
        for (const at of SUBJECTS.keys()) {
          const server = servers[at === 2 ? 1 : 0]
          const measured = await measure(server, {
            numbers,
            key,
            keys: at === 0 ? [] : [...keys, ...keys],
          })
          if (round > 0) rounds[at]?.push(measured)
        }
      report(rounds)
    } finally {
      await Promise.all(servers.map(server => server.stop()))
    }
  })
})

function writeBulkFolder(bulk: string): void {
  const body = randomBytes(FILE_BYTES)
  const hash = `sha256:${createHash('sha256').update(body).digest('hex')}`
  mkdirSync(join(bulk, `snapshots/${SNAPSHOT}/company`), { recursive: true })
  writeFileSync(join(bulk, FILE), body)
  const resource = { name: 'company', path: 'company/part-0.parquet', bytes: FILE_BYTES, hash, rows: 1 }
  writeFileSync(
    join(bulk, `snapshots/${SNAPSHOT}/datapackage.json`),
    JSON.stringify({ name: 'bench', resources: [resource] }),
  )
  writeFileSync(
    join(bulk, 'latest.json'),
    JSON.stringify({
      snapshot: SNAPSHOT,
      path: `snapshots/${SNAPSHOT}`,
      created_at: '2026-11-24T23:30:00Z',
      tables: { company: 1 },
      bytes: FILE_BYTES,
    }),
  )
}

async function addCompanies(pool: Pool): Promise<string[]> {
  const numbers = Array.from({ length: COMPANIES }, (_, at) => {
    const first = 4_034_498 + at
    return String(first * 100 + (97 - (first % 97))).padStart(10, '0')
  })
  await pool.query(
    `INSERT INTO register.company
       (enterprise_number, rank, in_register, natural_person, legal_name, situation, names, town_words)
     SELECT number::integer, 1, true, false, 'Voorbeeld ' || number, '000', '', '' FROM unnest($1::text[]) AS number`,
    [numbers],
  )
  return numbers
}

async function issueBulkKey(pool: Pool): Promise<string> {
  return (await issueApiKey(pool, { holder: 'bench', email: 'bench@localhost', rateLimit: null, bulk: true }))
    .key
}

type Load = { numbers: readonly string[]; key: string; keys: readonly string[] }

async function measure(
  { url, pid }: { url: string; pid: number },
  { numbers, key, keys }: Load,
): Promise<Round> {
  const downloads = keys.map(of => startDownload(`${url}/bulk/${FILE}`, of))
  await wait(1_000)
  const [cpuBefore, startedAt] = [readCpuSeconds(pid), performance.now()]
  const answers = await sendRequests(url, numbers, key)
  const latencies = answers.filter(ms => ms !== null).sort((a, b) => a - b)
  const cpu = (readCpuSeconds(pid) - cpuBefore) / ((performance.now() - startedAt) / 1_000)
  const rates = await Promise.all(downloads.map(stop => stop()))
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] as number
  return {
    p50: percentile(0.5),
    p99: percentile(0.99),
    refused: answers.length - latencies.length,
    cpu,
    bytesPerSecond: rates.reduce((sum, rate) => sum + rate, 0),
  }
}

/** User and system time of a process: fields 14 and 15 of /proc/PID/stat. */
function readCpuSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number) as [number, number]
  return (user + system) / CLOCK_TICKS
}

function startDownload(url: string, key: string): () => Promise<number> {
  const program = fileURLToPath(new URL('./downloader.ts', import.meta.url))
  const child = spawn(process.execPath, [program, url, key], { stdio: ['pipe', 'pipe', 'inherit'] })
  const line = once(createInterface(child.stdout), 'line')
  return async () => {
    child.stdin.end()
    return Number((await line)[0])
  }
}

// Open loop: a request is sent at its time whether or not earlier ones are answered. Milliseconds; null for a refused one.
async function sendRequests(
  url: string,
  numbers: readonly string[],
  key: string,
): Promise<(number | null)[]> {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<number | null>[] = []
  const startedAt = performance.now()
  for (let at = 0; at < SECONDS * RATE; at++) {
    const plannedAt = startedAt + (at * 1_000) / RATE
    const left = plannedAt - performance.now()
    if (left > 0) await wait(left)
    const path = `${url}/api/v1/companies/${numbers[at % numbers.length]}`
    sent.push(
      request(path, key, agent).then(isAnswered => (isAnswered ? performance.now() - plannedAt : null)),
    )
  }
  const latencies = await Promise.all(sent)
  agent.destroy()
  return latencies
}

/** False when the server was at its limit and refused. */
function request(url: string, key: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-api-key': key } }, response => {
      const { statusCode } = response
      if (statusCode !== 200 && statusCode !== 503)
        reject(new Error(`A dossier request returned ${statusCode}.`))
      response.resume().on('end', () => resolve(statusCode === 200))
    }).on('error', reject)
  })
}

function report(rounds: readonly Round[][]): void {
  const lines = SUBJECTS.map((name, at) => {
    const own = rounds[at] as Round[]
    const of = (field: keyof Round) => median(own.map(round => round[field]))
    const all = own.map(({ p99 }) => p99.toFixed(1)).join(', ')
    const rate = at === 0 ? '' : `${(of('bytesPerSecond') / 1e6).toFixed(1)} MB/s`
    return `| ${name} | ${of('p50').toFixed(2)} ms | ${of('p99').toFixed(2)} ms (${all}) | ${of('refused')} | ${(of('cpu') * 100).toFixed(0)} % of a core | ${rate} |`
  })
  const table = [
    '| beside | half of the dossiers within | 99 of 100 within (each round) | refused | processor of the server | downloads |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  const text = `# Figures of bulk downloads

Made by \`node bench/bulk-download/main.ts\`: dossiers composed from the database for each request, ${RATE} a second, ${SECONDS} s a round,
median of ${ROUNDS} rounds, interleaved. Two keys with two downloads each, in processes of their own that throw away what they read.

${describeMachine()}
Other work shared the machine: compare the lines with each other, not with other pages.

${table}
`
  process.stdout.write(text)
  writeFileSync(join(PROJECT_DIR, 'bench', 'results-bulk-download.md'), text)
}
