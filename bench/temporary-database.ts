// A migrated embedded database for one run of a benchmark.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaseEmbeddedDatabase } from '../src/store/db/embedded/lease.ts'
import { migrate } from '../src/store/db/migrate.ts'

export type TemporaryDatabase = {
  url: string
  socketUrl: string
  /** For further files of the run. */
  folder: string
}

/** Runs `work` on a database of its own, which is deleted with its folder also when the work fails. */
export async function withTemporaryDatabase(
  work: (database: TemporaryDatabase) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bench-'))
  // As root the database runs as another user, which must pass the folder: else its data are not in it.
  chmodSync(folder, 0o755)
  try {
    await withDatabase(folder, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs `work` on the database in `folder`, which stays. */
export async function withDatabase(
  folder: string,
  work: (database: TemporaryDatabase) => Promise<void>,
): Promise<void> {
  const lease = await leaseEmbeddedDatabase(folder)
  try {
    await migrate(lease.url)
    await work({ url: lease.url, socketUrl: lease.socketUrl, folder })
  } finally {
    await lease.release()
  }
}
