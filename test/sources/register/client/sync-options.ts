// Sync options for tests: short waits, a temporary folder, a local upstream.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { pino } from 'pino'
import type { RegisterClientLimits } from '../../../../src/sources/register/client/client-limits.ts'
import type { SyncOptions } from '../../../../src/sources/register/import/sync/sync-register.ts'
import type { Pool } from '../../../../src/store/db/pool.ts'

export const FAST_LIMITS: Partial<RegisterClientLimits> = {
  intervalMs: 0,
  jitter: 0,
  attempts: 3,
  backoffMs: 1,
  answerTimeoutMs: 20_000,
  idleTimeoutMs: 20_000,
}

/** For upstreams that stall in the middle of a file, and before its first byte. */
export const SHORT_IDLE_LIMITS: Partial<RegisterClientLimits> = { ...FAST_LIMITS, idleTimeoutMs: 1_000 }
export const SHORT_TIMEOUT_LIMITS: Partial<RegisterClientLimits> = {
  ...FAST_LIMITS,
  attempts: 2,
  answerTimeoutMs: 500,
}

export const silentLogger = pino({ level: 'silent' })

/** A folder for extracts, removed at the end of the test file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-fetched-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const options = (folder: string, more: Partial<SyncOptions> = {}): SyncOptions => ({
  folder,
  limits: FAST_LIMITS,
  logger: silentLogger,
  ...more,
})

export const listFolder = (folder: string): string[] => readdirSync(folder).sort()

/** The newest extract in the database, and the first company's name. */
export async function served(pool: Pool): Promise<[number: number | undefined, name: string | undefined]> {
  const load = await pool.query<{ extract_number: number }>(
    'SELECT extract_number FROM intake.register_load ORDER BY load_id DESC LIMIT 1',
  )
  const company = await pool.query<{ legal_name: string }>(
    'SELECT legal_name FROM register.company WHERE enterprise_number = 200000108',
  )
  return [load.rows[0]?.extract_number, company.rows[0]?.legal_name]
}

/** Deletes the load history. */
export async function forgetLoads(pool: Pool): Promise<void> {
  await pool.query('TRUNCATE intake.register_load CASCADE')
}
