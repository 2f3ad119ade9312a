// Runs the whole service with short timings on a test database, and inserts test data.

import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { KeyRights } from '../../src/domain/access/api-key.ts'
import type { SearchHit } from '../../src/domain/search/query.ts'
import { type AppOptions, type AppTiming, createApp } from '../../src/http/app.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { afterFile } from '../processes/clean-up.ts'

export const TIMING: Partial<AppTiming> = {
  // Where a database is broken on purpose, and is waited for.
  source: { statementTimeoutMs: 400, retryAfterMs: 100 },
  caching: { degradedMs: 50 },
  keys: { refreshMs: 40, flushUseMs: 60 },
  versionMs: 40,
  suppressionMs: 40,
  drainMs: 1_000,
}

/** Without caching, and with short timeouts of sources. */
export const UNCACHED: Partial<AppTiming> = {
  caching: { healthyMs: 0, degradedMs: 0 },
  source: { statementTimeoutMs: 400, retryAfterMs: 100 },
}

// Where nothing is broken a busy machine must not make a source late.
const UNHURRIED = { source: { statementTimeoutMs: 3_000, retryAfterMs: 100 } }

/** For files about large answers: no source is late because the machine is busy with other tests. */
export const PATIENT = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }

/** True where the app reaches its databases directly, not through a relay that a test can break. */
function isDirect({ databaseUrl, sourceUrls }: RunningOptions): boolean {
  const server = process.env.GRIFFIE_TEST_DATABASE_URL
  return (
    sourceUrls === undefined && server !== undefined && new URL(server).host === new URL(databaseUrl).host
  )
}

/** The settings of bulk files and their defaults. */
export const DEFAULT_BULK = { folder: null, downloads: { bytesPerSecond: 50_000_000, total: 8, perKey: 2 } }

export type RunningApp = {
  url: string
  server: FastifyInstance
  /** Log lines so far. */
  log: string[]
  /** GET of a path under `/api/v1`, with `key` unless another is given. */
  get(path: string, init?: RequestInit & { key?: string | null }): Promise<Response>
  close(): Promise<void>
}

export type RunningOptions = {
  databaseUrl: string
  sourceUrls?: AppOptions['sourceUrls']
  key?: string
  timing?: Partial<AppTiming>
  trustedProxies?: string[]
  /** The public origin, if it differs from the listening address. */
  baseUrl?: string
  securityContact?: string
  /** Redis for shared rate limits. */
  redisUrl?: string
  maxConnections?: number
  pageRateLimit?: number
  bulkFolder?: string
  search?: (q: string, limit: number) => Promise<SearchHit[]>
  searchCompanies?: AppOptions['searchCompanies']
  /** Default: any free port. Setting it makes the address known in advance for `baseUrl`. */
  port?: number
}

export async function runApp(options: RunningOptions): Promise<RunningApp> {
  const log: string[] = []
  const { server, close } = await createApp({
    config: {
      trustedProxies: options.trustedProxies ?? null,
      ...(options.baseUrl && { baseUrl: options.baseUrl }),
      redisUrl: options.redisUrl ?? null,
      ...(options.securityContact && { securityContact: options.securityContact }),
      maxConnections: options.maxConnections,
      pageRateLimit: options.pageRateLimit,
      ...(options.bulkFolder && { bulk: { ...DEFAULT_BULK, folder: options.bulkFolder } }),
      ...(options.port && { baseUrl: `http://127.0.0.1:${options.port}` }),
    },
    databaseUrl: options.databaseUrl,
    sourceUrls: options.sourceUrls,
    logger: pino({ level: 'debug' }, { write: line => void log.push(line) }),
    searchCompanies: options.searchCompanies ?? (() => options.search ?? (async () => [])),
    timing: { ...TIMING, ...(isDirect(options) && UNHURRIED), ...options.timing },
  })
  const url = await server.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  let closed: Promise<void> | undefined
  const closeOnce = () => {
    closed ??= close()
    return closed
  }
  after(closeOnce)
  return {
    url,
    server,
    log,
    get: (path, { key = options.key ?? null, headers, ...init } = {}) =>
      fetch(`${url}/api/v1${path}`, {
        ...init,
        headers: { ...(key ? { 'x-api-key': key } : {}), ...headers },
      }),
    close: closeOnce,
  }
}

/** A key with a practically unlimited rate limit by default. */
export async function issueKey(pool: Pool, rateLimit: number | null = 1_000_000): Promise<string> {
  return (await issueApiKey(pool, { holder: 'Test', email: 'test@example.org', rateLimit })).key
}

/** A key that may look up people. */
export function issuePeopleKey(pool: Pool): Promise<string> {
  return issueKeyWith(pool, { people: true })
}

/** A key that may download bulk files. */
export function issueBulkKey(pool: Pool): Promise<string> {
  return issueKeyWith(pool, { bulk: true })
}

async function issueKeyWith(pool: Pool, rights: Partial<KeyRights>): Promise<string> {
  const holder = { holder: 'Test', email: 'test@example.org', rateLimit: 1_000_000 }
  return (await issueApiKey(pool, { ...holder, ...rights })).key
}

/** Appends the checksum to the first eight digits. */
export function withChecksum(eightDigits: number): string {
  return String(eightDigits * 100 + (97 - (eightDigits % 97))).padStart(10, '0')
}

/** Records empty fetches for the gazette and accounts, which are unavailable before. */
export async function recordEmptyFetches(pool: Pool): Promise<void> {
  for (const [table, part] of [
    ['gazette_fetch', 'gazette'],
    ['gazette_fetch', 'annex'],
    ['accounts_fetch', 'nothing'],
  ])
    await pool.query(
      `INSERT INTO intake.${table} (day, done_at, part, counts)
       VALUES ('2000-01-01', '2000-01-01', '${part}', '{}') ON CONFLICT DO NOTHING`,
    )
}

/** Adds a company and its name words; other columns have defaults. Returns its number. */
export async function addCompany(pool: Pool, given: Record<string, unknown> = {}): Promise<string> {
  if (added === 0)
    afterFile(() => {
      added = 0
    })
  await recordEmptyFetches(pool)
  const number = withChecksum(4_034_498 + added++)
  await insert(pool, 'register.company', {
    enterprise_number: Number(number),
    rank: added,
    in_register: true,
    natural_person: false,
    legal_name: `Voorbeeld ${added}`,
    legal_form: '014',
    situation: '000',
    primary_nace: '62100',
    street: 'Nieuwstraat 1 bus 2',
    zip: '1000',
    city: 'Brussel',
    names: '',
    town_words: '',
    ...given,
  })
  await pool.query(
    `INSERT INTO register.term (term_id, frequency, kind, term)
     SELECT (SELECT coalesce(max(term_id), 0) FROM register.term) + row_number() OVER (), 1, 'w', word
     FROM (SELECT DISTINCT regexp_split_to_table($1, '\\s+') AS word) names
     WHERE word <> '' AND NOT EXISTS (SELECT FROM register.term WHERE term = word AND kind = 'w')`,
    [given.names ?? ''],
  )
  return number
}

let added = 0

export async function insert(pool: Pool, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map((_, i) => `$${i + 1}`)
  await pool.query(`INSERT INTO ${table} (${columns}) VALUES (${places})`, Object.values(row))
}

/** Waits until `holds`; the limit is far above what anything takes, so that a busy machine does not fail a test. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come about within twenty seconds.')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Copies open bankruptcies to the risk schema as `replaceTimelines` does, for rows inserted by a test. */
export async function copyOpenBankruptcies(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM risk.open_bankruptcy')
  await pool.query(
    'INSERT INTO risk.open_bankruptcy SELECT enterprise_number FROM gazette.rollup WHERE has_open_faillissement',
  )
}
