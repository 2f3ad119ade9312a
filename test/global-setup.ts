// Started once for the whole test run: an embedded PostgreSQL of its own, and in it a migrated template from
// which every test file clones a database. With GRIFFIE_TEST_DATABASE_URL set (a role that may create
// databases), that server is used instead.

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PROJECT_DIR } from '../src/config.ts'
import { type Lease, leaseEmbeddedDatabase } from '../src/store/db/embedded/lease.ts'
import { migrate } from '../src/store/db/migrate.ts'
import { databaseUrl, SEEDED_PREFIX, TEMPLATE } from './database.ts'
import { LEFT_OUT_VARIABLE } from './nightly.ts'

let lease: Lease | null = null
let folder: string | null = null

// Several hundred processes load the same modules: compiled code is shared by all, and kept for the next run.
const COMPILE_CACHE = join(PROJECT_DIR, 'node_modules', '.cache', 'test-compile')

// Nothing is to outlive the run.
const SETTINGS = { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB', max_wal_size: '256MB' }

const MEMORY_FOLDER = '/dev/shm'
const MEMORY_NEEDED = 6 * 2 ** 30

export async function globalSetup(): Promise<void> {
  folder = mkdtempSync(join(temporaryFolder(), 'griffie-test-'))
  chmodSync(folder, 0o755) // the `postgres` user that root lends the database to must be able to pass
  process.env.TMPDIR = folder
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE
  process.env[LEFT_OUT_VARIABLE] = join(folder, 'left-out')
  const given = process.env.GRIFFIE_TEST_DATABASE_URL
  if (!given) {
    lease = await leaseEmbeddedDatabase(folder, SETTINGS)
    process.env.GRIFFIE_TEST_DATABASE_URL = lease.url
  }
  await recreate(process.env.GRIFFIE_TEST_DATABASE_URL as string)
}

// In memory where there is room: a database is cloned some three hundred times, 0.4 s each on a disk and 0.03 s in memory.
function temporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return Math.min(bavail * bsize, freemem()) >= MEMORY_NEEDED ? MEMORY_FOLDER : tmpdir()
}

async function recreate(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [SEEDED_PREFIX],
  )
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`)
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  await migrate(databaseUrl(url, TEMPLATE))
}

export async function globalTeardown(): Promise<void> {
  await lease?.release()
  const leftOut = process.env[LEFT_OUT_VARIABLE]
  if (leftOut && existsSync(leftOut))
    console.log(`${statSync(leftOut).size} tests are left to the full run: CI_FULL=1 npm test`)
  if (folder) rmSync(folder, { recursive: true, force: true })
}
