// A database for a test file: a fresh clone of the migrated template, dropped when the file is done.

import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import pg from 'pg'
import { openPool, type Pool } from '../src/store/db/pool.ts'

export const TEMPLATE = 'griffie_test_template'
// Page by page through the log, as is the default, a clone takes twice the CPU time.
const COPY = 'STRATEGY file_copy'

/** The address `url` with another database name. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export type TestDatabase = { url: string; pool: Pool }

/** Data that several test files begin with: the first to need them fills the template `name`, all clone it. */
export type TemplateSeed = { name: string; seed(database: TestDatabase): Promise<void> }

/** Clones the template for the calling test file. Needs the run's global setup (`npm run test:run`). */
export async function createTestDatabase(filling?: TemplateSeed): Promise<TestDatabase> {
  const server = process.env.GRIFFIE_TEST_DATABASE_URL
  if (!server)
    throw new Error('Run tests with "npm run test:run [-- FILE…]": it starts the database they need.')
  const template = filling ? await ensureSeeded(server, filling) : TEMPLATE
  const name = `griffie_test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${template} ${COPY}`)
  const url = databaseUrl(server, name)
  const pool = openPool(url, { name: 'test' })
  after(async () => {
    await endWithTimeout(pool)
    await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { url, pool }
}

const CLOSE_TIMEOUT_MS = 5_000

// A test that failed may hold a connection for good: its file must end all the same, or the whole run waits for it.
async function endWithTimeout(pool: Pool): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, CLOSE_TIMEOUT_MS)
  await Promise.race([pool.end(), late.promise])
  clearTimeout(timer)
}

/** Names of the templates that `Filling`s have made. */
export const SEEDED_PREFIX = `${TEMPLATE}_`
const SEED_LOCK = 20_261_121

// Filled under another name: whoever is stopped meanwhile leaves no half-filled template behind.
async function ensureSeeded(server: string, { name, seed: fill }: TemplateSeed): Promise<string> {
  const template = SEEDED_PREFIX + name
  const unfinished = `${template}_unfinished`
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return template
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${TEMPLATE} ${COPY}`)
    const url = databaseUrl(server, unfinished)
    const pool = openPool(url, { name: 'filling' })
    await fill({ url, pool }).finally(() => pool.end())
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
    return template
  } finally {
    await client.end()
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
