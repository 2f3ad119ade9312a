// Syncs days of the gazette into the database; each publication is queued for extraction as it is stored.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Publication } from '../../../../domain/publications/publication.ts'
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
import { quarantine } from '../../../../store/intake/quarantine.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { ParseOptions, UnreadableFile } from '../../parse/parse-result.ts'
import { readPublications } from '../../parse/read-publications.ts'
import type { Enqueue } from '../import-gazette.ts'
import type { ReadActPdf } from './sync-day-parts.ts'
import { type GazetteSyncReport, type SyncPublicationDaysOptions, syncPublicationDays } from './sync-days.ts'
import type { ReadIssuePdf } from './sync-issues.ts'
import type { SyncStore } from './sync-items.ts'

// Parses downloaded PDFs. The parser uses the file name, so each PDF is written to a temporary file.

/** Temporary folder and options. Unreadable input goes to quarantine in `pool`. */
type PdfReading = { pool: Pool; folder: string; options: ParseOptions }

/** A reader of act PDFs; adds the list's details to the parsed act. Unreadable acts go to quarantine. */
function createActReader(reading: PdfReading): ReadActPdf {
  return async (bytes, listed) => {
    const { numac, enterpriseNumber, rubrics } = listed
    if (numac === null) {
      const reason = 'the act has no publication number'
      await quarantine(reading.pool, 'gazette', [{ file: listed.pdfPath ?? '', place: null, reason }])
      return null
    }
    const { publications, unreadable } = await readPdfBytes(reading, `${numac}.pdf`, bytes)
    await quarantine(reading.pool, 'gazette', unreadable)
    const [publication] = publications
    if (!publication) return null
    return {
      ...publication,
      publishedOn: listed.publishedOn ?? publication.publishedOn,
      enterpriseNumber: enterpriseNumber ?? publication.enterpriseNumber,
      rubrics,
    }
  }
}

/**
 * A reader of issue PDFs. Unreadable notices are skipped: the caller fetches them one by one. Quarantined are
 * an unreadable PDF, and texts whose number is not in the day's summary (a misread number).
 */
function createIssueReader(reading: PdfReading): ReadIssuePdf {
  return async (bytes, { day, edition, listed }) => {
    const file = `${day}_${edition}.pdf`
    const { publications, unreadable } = await readPdfBytes(reading, file, bytes)
    const unlisted = publications.filter(({ numac }) => !listed.has(numac))
    await quarantine(reading.pool, 'gazette', [
      ...unreadable.filter(({ place }) => place === null),
      ...unlisted.map(({ numac, page }) => ({
        file,
        place: page === null ? null : `page ${page}`,
        reason: `the summary of the day does not list text ${numac}`,
      })),
    ])
    return publications
  }
}

async function readPdfBytes(
  { folder, options }: PdfReading,
  file: string,
  bytes: Uint8Array,
): Promise<{ publications: Publication[]; unreadable: UnreadableFile[] }> {
  const path = join(folder, file)
  await writeFile(path, bytes)
  try {
    const publications: Publication[] = []
    const unreadable: UnreadableFile[] = []
    for await (const item of readPublications(path, options)) {
      if ('publication' in item) publications.push(item.publication)
      else unreadable.push({ ...item.unreadable, file })
    }
    return { publications, unreadable }
  } finally {
    await rm(path, { force: true })
  }
}

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
