// The member of the demo, on the paid plan, with a generated password.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deleteMember, listMembers } from '../../store/access/members/members.ts'
import type { Pool } from '../../store/db/pool.ts'

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
