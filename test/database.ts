// A database for a test file: a fresh clone of the migrated template, dropped when the file is done.

import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import pg from 'pg'
import { openPool, type Pool } from '../src/store/db.ts'

export const TEMPLATE = 'griffie_test_template'

/** The address `url` with another database name. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export type TestDatabase = { url: string; pool: Pool }

/** Clones the template for the calling test file. Needs the run's global setup (`npm run test:run`). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.GRIFFIE_TEST_DATABASE_URL
  if (!server)
    throw new Error('Run tests with "npm run test:run [-- FILE…]": it starts the database they need.')
  const name = `griffie_test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  const url = databaseUrl(server, name)
  const pool = openPool(url, { name: 'test' })
  after(async () => {
    await pool.end()
    await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { url, pool }
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
