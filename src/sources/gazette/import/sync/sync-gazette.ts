// Syncs days of the gazette into the database; each publication is queued for extraction as it is stored.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, inTransaction, type Pool } from '../../../../store/db/pool.ts'
import { savePublications } from '../../../../store/gazette/save-publications.ts'
import {
  acquireFetchLock,
  findValidator,
  forgetFetched,
  isFetched,
  markFetched,
  storeValidators,
} from '../../../../store/intake/gazette-fetch-log.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { Enqueue } from '../import-gazette.ts'
import { createActReader, createIssueReader } from './pdf-readers.ts'
import { type GazetteSyncReport, type SyncPublicationDaysOptions, syncPublicationDays } from './sync-days.ts'
import type { SyncStore } from './sync-store.ts'

export type SyncGazetteOptions = Omit<SyncPublicationDaysOptions, 'store' | 'readActPdf' | 'readIssuePdf'> & {
  /** Also fetch acts of the annex: about two thousand PDFs a day. */
  acts?: boolean
  /** Read texts from PDFs of whole issues: a few requests a day instead of one per text. */
  issues?: boolean
  /** `never` skips scanned acts. A later run with `auto` fetches them, also for completed days. */
  ocr?: 'auto' | 'never'
  /** Reset the days first, so that all their texts are fetched again. */
  again?: boolean
}

/** Another process is fetching into this database. */
export class GazetteSyncRunningError extends Error {
  override name = 'GazetteSyncRunningError'
}

/**
 * Fetches days as `syncPublicationDays` does. A changed text replaces the stored one. Throws
 * `GazetteSyncRunningError` before any request if another process is fetching.
 */
export async function runGazetteSync(
  site: GazetteClient,
  { pool }: Database,
  enqueue: Enqueue,
  { acts, issues, ocr = 'auto', again, ...options }: SyncGazetteOptions,
): Promise<GazetteSyncReport> {
  const release = await acquireFetchLock(pool)
  if (!release) throw new GazetteSyncRunningError('The gazette is being fetched into this database already.')
  const folder = await mkdtemp(join(tmpdir(), 'griffie-fetched-'))
  const reading = { pool, folder, options: { ocr, signal: options.signal } }
  try {
    if (again) await forgetFetched(pool, options.from, options.to)
    return await syncPublicationDays(site, {
      ...options,
      store: createSyncStore(pool, enqueue, ocr),
      readActPdf: acts ? createActReader(reading) : undefined,
      readIssuePdf: issues ? createIssueReader(reading) : undefined,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
    await release()
  }
}

function createSyncStore(pool: Pool, enqueue: Enqueue, ocr: 'auto' | 'never'): SyncStore {
  return {
    isDone: (day, part) => isFetched(pool, day, part, { withScans: ocr === 'auto' }),
    markDone: (day, part, counts) => {
      const leftScanned = ocr === 'never' && part.startsWith('act:') && (counts.unread ?? 0) > 0
      return markFetched(pool, day, part, counts, leftScanned)
    },
    savePublication: publication =>
      inTransaction(pool, async client => {
        const { added, replaced } = await savePublications(client, [publication])
        if (added.length + replaced.length > 0) await enqueue(client, [...added, ...replaced])
      }),
    readValidator: url => findValidator(pool, url),
    saveValidators: validators => storeValidators(pool, validators),
  }
}
