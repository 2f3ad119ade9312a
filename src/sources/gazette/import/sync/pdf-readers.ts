// Parses downloaded PDFs. The parser uses the file name, so each PDF is written to a temporary file.

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Publication } from '../../../../domain/publications/publication.ts'
import type { Pool } from '../../../../store/db/pool.ts'
import { quarantine } from '../../../../store/intake/quarantine.ts'
import type { ParseOptions, UnreadableFile } from '../../parse/parse-result.ts'
import { readPublications } from '../../parse/read-publications.ts'
import type { ReadActPdf } from './sync-annex.ts'
import type { ReadIssuePdf } from './sync-issues.ts'

/** Temporary folder and options. Unreadable input goes to quarantine in `pool`. */
type PdfReading = { pool: Pool; folder: string; options: ParseOptions }

/** A reader of act PDFs; adds the list's details to the parsed act. Unreadable acts go to quarantine. */
export function createActReader(reading: PdfReading): ReadActPdf {
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
export function createIssueReader(reading: PdfReading): ReadIssuePdf {
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
