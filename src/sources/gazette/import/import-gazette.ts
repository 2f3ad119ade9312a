// Imports gazette files. Idempotent: an unchanged publication is not stored again; one with another text
// replaces the stored one unless that is cleaner.

import type { Publication } from '../../../domain/publications/publication.ts'
import { type Database, inTransaction, type PoolClient } from '../../../store/db/pool.ts'
import { savePublications } from '../../../store/gazette/save-publications.ts'
import { quarantine } from '../../../store/intake/quarantine.ts'
import type { ParseOptions, ParseWarning, UnreadableFile } from '../parse/parse-result.ts'
import { readPublications } from '../parse/read-publications.ts'

/** Called in the transaction that stores the publications, so that exactly what is stored is queued. */
export type Enqueue = (client: PoolClient, numacs: readonly string[]) => Promise<void>

export type GazetteImport = {
  path: string
  read: number
  added: number
  /** Publications whose text was replaced. */
  replaced: number
  unchanged: number
  unreadable: UnreadableFile[]
  /** Warnings on files that were read. */
  warnings: ParseWarning[]
}

// Large enough to amortise the transaction, small enough to lose little on an interruption.
const BATCH = 500

/** Imports a file or folder. Unreadable input goes to quarantine and into the result. */
export async function importGazette(
  { pool }: Database,
  path: string,
  enqueue: Enqueue,
  options: ParseOptions = {},
): Promise<GazetteImport> {
  const result: GazetteImport = {
    path,
    read: 0,
    added: 0,
    replaced: 0,
    unchanged: 0,
    unreadable: [],
    warnings: [],
  }
  const onWarning = (warning: ParseWarning) => {
    result.warnings.push(warning)
    options.onWarning?.(warning)
  }
  let batch: Publication[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const saved = await inTransaction(pool, async client => {
      const { added, replaced } = await savePublications(client, batch)
      if (added.length + replaced.length > 0) await enqueue(client, [...added, ...replaced])
      return { added, replaced }
    })
    result.added += saved.added.length
    result.replaced += saved.replaced.length
    result.unchanged += batch.length - saved.added.length - saved.replaced.length
    batch = []
  }
  for await (const item of readPublications(path, { ...options, onWarning })) {
    if ('unreadable' in item) result.unreadable.push(item.unreadable)
    else {
      result.read++
      batch.push(item.publication)
      if (batch.length >= BATCH) await flush()
    }
  }
  await flush()
  await quarantine(pool, 'gazette', result.unreadable)
  return result
}
