// Access to the demo: an API key and a member, both kept in files of the data directory.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyId } from '../../domain/access/api-key.ts'
import { readActiveKeys, revokeKey } from '../../store/access/api-keys.ts'
import { deleteMember, listMembers } from '../../store/access/members/members.ts'
import type { Pool } from '../../store/db/pool.ts'
import { issueApiKey } from '../../usecases/access/issue-api-key.ts'

// The API key of the demo, stored in a file.

/**
 * The demo key, the same at every start. It may be stored in a file because it only opens demo data; real keys are
 * never stored.
 */
export async function ensureDemoKey(pool: Pool, dataDir: string): Promise<string> {
  const stored = readStoredKey(dataDir)
  const active = await readActiveKeys(pool)
  const current = active.find(({ keyId }) => stored !== null && keyId === apiKeyId(stored))
  if (stored !== null && current?.people) return stored
  if (current) await revokeKey(pool, current.keyId) // from a version without people
  const { key } = await issueApiKey(pool, {
    holder: 'Demo',
    email: 'demo@localhost',
    rateLimit: null,
    people: true,
  })
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

export const DEMO_EMAIL = 'demo@example.org'

/**
 * The demo member's password, the same at every start. Stored in a file like the demo key; real passwords never
 * are.
 */
export async function ensureDemoMember(pool: Pool, dataDir: string): Promise<string> {
  const file = passwordFile(dataDir)
  const isMember = (await listMembers(pool)).some(({ email }) => email === DEMO_EMAIL)
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (isMember && stored !== '') return stored
  const { addMember, makePassword, resetPassword } = await import('../../usecases/members/manage-members.ts')
  const password = makePassword()
  if (isMember) await resetPassword(pool, DEMO_EMAIL, password)
  else await addMember(pool, { email: DEMO_EMAIL, name: 'Demo', plan: 'paid', password })
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}

/** Removes the demo member of this install. */
export async function removeDemoMember(pool: Pool, dataDir: string): Promise<void> {
  const file = passwordFile(dataDir)
  if (!existsSync(file)) return
  await deleteMember(pool, DEMO_EMAIL)
  rmSync(file)
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'demo-password')
}
