// Days of the gazette's site fetched into the database, each publication queued for extraction as it is stored.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Publication } from '../../domain/publication.ts'
import { type Database, inTransaction, type Pool } from '../../store/db.ts'
import { findValidator, isFetched, keepValidators, markFetched } from '../../store/gazette/fetch-log.ts'
import { savePublications } from '../../store/gazette/publications.ts'
import { quarantineTexts } from '../../store/gazette/quarantine.ts'
import type { Enqueue } from './import-gazette.ts'
import { readPublications } from './read/read-publications.ts'
import type { GazetteSite } from './site/client.ts'
import type { ReadActPdf } from './site/fetch-annex.ts'
import { type FetchDaysOptions, type FetchReport, fetchDays } from './site/fetch-days.ts'
import type { FetchStore } from './site/fetch-store.ts'

export type FetchOptions = Omit<FetchDaysOptions, 'store' | 'readActPdf'> & {
  /** Fetch the acts of the annex too: some two thousand PDFs a day. */
  acts?: boolean
  /** `never` leaves scanned acts unread. */
  ocr?: 'auto' | 'never'
}

/** Fetches days as `fetchDays` does. */
export async function fetchIntoDatabase(
  site: GazetteSite,
  { pool }: Database,
  enqueue: Enqueue,
  { acts, ocr, ...options }: FetchOptions,
): Promise<FetchReport> {
  const folder = await mkdtemp(join(tmpdir(), 'griffie-acts-'))
  try {
    return await fetchDays(site, {
      ...options,
      store: createFetchStore(pool, enqueue),
      readActPdf: acts ? createActReader(pool, folder, ocr ?? 'auto') : undefined,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function createFetchStore(pool: Pool, enqueue: Enqueue): FetchStore {
  return {
    isDone: (day, part) => isFetched(pool, day, part),
    markDone: (day, part, counts) => markFetched(pool, day, part, counts),
    savePublication: publication =>
      inTransaction(pool, async client => {
        const { added, replaced } = await savePublications(client, [publication])
        if (added.length + replaced.length > 0) await enqueue(client, [...added, ...replaced])
      }),
    readValidator: url => findValidator(pool, url),
    saveValidators: validators => keepValidators(pool, validators),
  }
}

// The reader of act PDFs goes by the file's name, and what the list says beside the PDF is added to what it reads.
function createActReader(pool: Pool, folder: string, ocr: 'auto' | 'never'): ReadActPdf {
  return async (bytes, listed) => {
    if (listed.numac === null) return null
    const path = join(folder, `${listed.numac}.pdf`)
    await writeFile(path, bytes)
    try {
      let publication: Publication | null = null
      for await (const item of readPublications(path, { ocr })) {
        if ('publication' in item) publication = item.publication
        else await quarantineTexts(pool, [{ ...item.unreadable, file: `${listed.numac}.pdf` }])
      }
      return (
        publication && {
          ...publication,
          publishedOn: listed.publishedOn ?? publication.publishedOn,
          enterpriseNumber: listed.enterpriseNumber ?? publication.enterpriseNumber,
          rubrics: listed.rubrics,
        }
      )
    } finally {
      await rm(path, { force: true })
    }
  }
}
