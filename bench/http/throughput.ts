// Requests per second of dossiers, compared with the minimum of Fastify and PostgreSQL per request: the same
// bytes from memory, and one stored text from a table. Interleaved in one run with 64 connections, so that
// machine load affects both.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { openPool, type Pool } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import type { ServerKind, ServerSettings } from './server-under-test.ts'

type ThroughputOptions = {
  databaseUrl: string
  /** Seconds per measurement. */
  seconds?: number
  rounds?: number
  /** Number of companies in the rotation. */
  companies?: number
}

export type Throughput = {
  /** Requests per second in each round. */
  bare: number[]
  dossier: number[]
  /** Median over the rounds of dossier / bare. */
  ratio: number
}

const CONNECTIONS = 64
const WARM_UP_S = 3

/** Cached dossiers, compared with a bare route sending the same bytes. */
export async function measureCachedDossiers(options: ThroughputOptions): Promise<Throughput> {
  return withBenchDatabase(options, async ({ pool, key }) => {
    const [number] = await pickCompanies(pool, 1)
    const body = await fetchDossier(options.databaseUrl, key, number as string)
    return compare(options, key, {
      bare: { kind: 'bare-text', settings: { databaseUrl: '', body }, paths: ['/dossier'] },
      dossier: { kind: 'dossier-held', paths: [`/api/v1/companies/${number}`] },
    })
  })
}

/** Dossiers composed from the database per request, compared with one SELECT of a stored text by key. */
export async function measureComposedDossiers(options: ThroughputOptions): Promise<Throughput> {
  return withBenchDatabase(options, async ({ pool, key }) => {
    const numbers = await pickCompanies(pool, options.companies ?? 50_000)
    const body = await fetchDossier(options.databaseUrl, key, numbers[0] as string)
    await storeReadyTexts(pool, numbers, body)
    return compare(options, key, {
      bare: { kind: 'bare-select', paths: numbers.map(number => `/dossier/${number}`) },
      dossier: { kind: 'dossier-composed', paths: numbers.map(number => `/api/v1/companies/${number}`) },
    })
  })
}

type Bench = { pool: Pool; key: string }

export async function withBenchDatabase<T>(
  { databaseUrl }: Pick<ThroughputOptions, 'databaseUrl'>,
  work: (bench: Bench) => Promise<T>,
): Promise<T> {
  const pool = openPool(databaseUrl, { name: 'bench' })
  const rateLimit = 2_147_483_647
  const { keyId, key } = await issueApiKey(pool, { holder: 'bench', email: 'bench@localhost', rateLimit })
  try {
    return await work({ pool, key })
  } finally {
    await revokeKey(pool, keyId)
    await pool.query('DROP SCHEMA IF EXISTS bench CASCADE')
    await pool.end()
  }
}

export async function pickCompanies(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number
     FROM register.company WHERE in_register LIMIT $1`,
    [count],
  )
  return rows.map(row => row.number)
}

async function storeReadyTexts(pool: Pool, numbers: string[], body: string): Promise<void> {
  await pool.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.dossier (enterprise_number integer PRIMARY KEY, body text NOT NULL)`)
  await pool.query(
    `INSERT INTO bench.dossier SELECT number::integer, replace($2, $3, number) FROM unnest($1::text[]) AS number`,
    [numbers, body, numbers[0]],
  )
  await pool.query('VACUUM ANALYZE bench.dossier')
}

async function fetchDossier(databaseUrl: string, key: string, number: string): Promise<string> {
  const server = await startServer('dossier-held', { databaseUrl })
  try {
    const answer = await fetch(`${server.url}/api/v1/companies/${number}`, { headers: { 'x-api-key': key } })
    if (answer.status !== 200) throw new Error(`A dossier request returned ${answer.status}.`)
    return await answer.text()
  } finally {
    await server.stop()
  }
}

type ComparedServer = { kind: ServerKind; settings?: ServerSettings; paths: string[] }

async function compare(
  { databaseUrl, seconds = 8, rounds = 5 }: ThroughputOptions,
  key: string,
  contenders: Record<'bare' | 'dossier', ComparedServer>,
): Promise<Throughput> {
  const start = ({ kind, settings }: ComparedServer) => startServer(kind, settings ?? { databaseUrl })
  const servers = { bare: await start(contenders.bare), dossier: await start(contenders.dossier) }
  const measured = { bare: [] as number[], dossier: [] as number[] }
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['bare', 'dossier'] as const) {
        const rate = await measureRequestRate(
          servers[name].url,
          contenders[name].paths,
          key,
          round === 0 ? WARM_UP_S : seconds,
        )
        if (round > 0) measured[name].push(rate)
      }
    }
  } finally {
    await Promise.all([servers.bare.stop(), servers.dossier.stop()])
  }
  const result = {
    ...measured,
    ratio: median(measured.dossier.map((rate, i) => rate / (measured.bare[i] as number))),
  }
  report(contenders, result)
  return result
}

/** Requests per second with 64 connections, each with its own part of `paths`. */
export async function measureRequestRate(
  url: string,
  paths: string[],
  key: string,
  seconds: number,
): Promise<number> {
  let connection = 0
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    pipelining: 1,
    duration: seconds,
    headers: { 'x-api-key': key },
    requests: [{ path: paths[0] as string }],
    setupClient: client => {
      if (paths.length < CONNECTIONS) return
      const part = Math.floor(paths.length / CONNECTIONS)
      const own = paths.slice(connection * part, ++connection * part)
      client.setRequests(own.map(path => ({ path, headers: { 'x-api-key': key } })))
    },
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} responses with an error status, ${result.errors} requests failed.`)
  return result.requests.average
}

type Running = { url: string; pid: number; stop(): Promise<void> }

/** Starts a server under test in a separate process. */
export async function startServer(kind: ServerKind, settings: ServerSettings): Promise<Running> {
  const program = fileURLToPath(new URL('./server-under-test.ts', import.meta.url))
  const child = spawn(process.execPath, [program, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SUBJECT: JSON.stringify(settings) },
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const lines = createInterface(child.stdout)
  const url = await Promise.race([
    new Promise<string>(resolve => lines.once('line', resolve)),
    ended.then(() => Promise.reject(new Error(`The server ${kind} did not start.`))),
  ])
  return {
    url,
    pid: child.pid as number,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}

/** Median. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
}

function report(
  contenders: Record<'bare' | 'dossier', ComparedServer>,
  { bare, dossier, ratio }: Throughput,
): void {
  const rates = (list: number[]) => list.map(rate => Math.round(rate)).join(' ')
  console.log(`${contenders.bare.kind} (requests/s): ${rates(bare)}`)
  console.log(`${contenders.dossier.kind} (requests/s): ${rates(dossier)}`)
  console.log(`median ratio: ${ratio.toFixed(2)}`)
}
