// What every run that fetches into the database needs: the only one at it, a folder that is empty before and gone
// after, and an importer.

import { mkdir, rm } from 'node:fs/promises'
import type { Pool } from '../../../../store/db/pool.ts'
import { acquireFetchLock } from '../../../../store/intake/accounts-fetch-log.ts'
import type { AccountsImport } from '../import-accounts.ts'

/** Imports a file or a folder, references before accounts; `onFilings` is told how many were read so far. */
export type ImportFromPath = (path: string, onFilings?: (filings: number) => void) => Promise<AccountsImport>

/** Another process fetches into this database. */
export class AccountsSyncRunningError extends Error {
  override name = 'AccountsFetchRunningError'
}

/**
 * Runs `work` while no other process fetches. `folder` holds what was fetched and is not imported yet; it is removed
 * in the end, as documents name private addresses. Throws `AccountsFetchRunningError`; nothing was asked then.
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
