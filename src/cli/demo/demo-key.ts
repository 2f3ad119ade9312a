// The API key of the demo, stored in a file.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyId } from '../../domain/access/api-key.ts'
import { readActiveKeys, revokeKey } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'
import { issueApiKey } from '../../usecases/access/issue-api-key.ts'

/**
 * The demo key, the same at every start. It may be stored in a file because it only opens demo data; real keys are
 * never stored.
 */
export async function ensureDemoKey(pool: Pool, dataDir: string): Promise<string> {
  const stored = readStoredKey(dataDir)
  const active = await readActiveKeys(pool)
  if (stored !== null && active.some(({ keyId }) => keyId === apiKeyId(stored))) return stored
  const { key } = await issueApiKey(pool, { holder: 'Demo', email: 'demo@localhost', rateLimit: null })
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 })
  return key
}

/** Revokes the demo key of this install. True when there was one. */
export async function revokeDemoKey(pool: Pool, dataDir: string): Promise<boolean> {
  const stored = readStoredKey(dataDir)
  if (stored === null) return false
  const revoked = await revokeKey(pool, apiKeyId(stored))
  rmSync(keyFile(dataDir))
  return revoked
}

function readStoredKey(dataDir: string): string | null {
  const file = keyFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function keyFile(dataDir: string): string {
  return join(dataDir, 'demo-key')
}
