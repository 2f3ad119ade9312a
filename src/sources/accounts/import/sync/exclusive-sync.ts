// Common parts of all fetching runs: mutual exclusion, a temporary folder, and an importer.

import { mkdir, rm } from 'node:fs/promises'
import type { Pool } from '../../../../store/db/pool.ts'
import { acquireFetchLock } from '../../../../store/intake/accounts-fetch-log.ts'
import type { AccountsImport } from '../import-accounts.ts'

/** Imports a file or folder, references before accounts; `onFilings` receives the number read so far. */
export type ImportFromPath = (path: string, onFilings?: (filings: number) => void) => Promise<AccountsImport>

/** Another process is fetching into this database. */
export class AccountsSyncRunningError extends Error {
  override name = 'AccountsSyncRunningError'
}

/**
 * Runs `work` under an exclusive lock. `folder` holds files not yet imported; it is removed at the end,
 * because documents contain private addresses. Throws `AccountsSyncRunningError` before any request.
 */
export async function withExclusiveSync<T>(pool: Pool, folder: string, work: () => Promise<T>): Promise<T> {
  const release = await acquireFetchLock(pool)
  if (!release) {
    throw new AccountsSyncRunningError('Accounts are being fetched into this database already.')
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
    await release()
  }
}
