// Writes a backup: one file with a consistent snapshot of all data.

import type { Pool } from '../db/pool.ts'
import { type Snapshot, withSnapshot } from '../db/snapshot.ts'
import { listAppliedMigrations, readSequenceValues } from './catalogue.ts'
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest } from './manifest.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

export type BackupProgress = { stage: string; done: number | null }

type BackupOptions = {
  /** Version of Griffie. */
  version: string
  progress?: (progress: BackupProgress) => void
  signal?: AbortSignal
}

export type BackupResult = { bytes: number; tables: number; rows: number; madeAt: string }

/**
 * Writes a backup to `path`; the file appears only when it is complete. Throws file system and database errors and
 * removes partial output.
 */
export async function writeBackup(pool: Pool, path: string, options: BackupOptions): Promise<BackupResult> {
  const archive = await createArchive(path, options.signal)
  try {
    return await withSnapshot(pool, async snapshot => {
      const manifest = await writeParts(snapshot, archive, options)
      options.signal?.throwIfAborted()
      const { bytes } = await archive.finish(MANIFEST_NAME, `${JSON.stringify(manifest, null, 1)}\n`)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      return { bytes, tables: manifest.tables.length, rows, madeAt: manifest.made_at }
    })
  } catch (error) {
    await archive.abandon()
    throw options.signal?.aborted ? options.signal.reason : error
  }
}

async function writeParts(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  { version, progress = () => {}, signal }: BackupOptions,
): Promise<Manifest> {
  const { tables, madeAt, client, outside } = snapshot
  const { rows } = await client.query<{ postgres: string }>(
    `SELECT current_setting('server_version') AS postgres`,
  )
  const manifest: Manifest = {
    format: FORMAT_VERSION,
    griffie: version,
    postgres: rows[0]?.postgres as string,
    made_at: madeAt.toISOString(),
    migrations: await listAppliedMigrations(client),
    tables: [],
    sequences: await readSequenceValues(outside), // current values, so that no number is reused
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const table of tables) {
    signal?.throwIfAborted()
    progress({ stage: table.name, done: total === 0 ? null : doneBytes / total })
    const part = `data/${table.name}.copy.zst`
    const compressed = await archive.add(
      part,
      await snapshot.copy(`${table.name} (${table.columns.join(', ')})`),
    )
    const rows = await snapshot.countRows()
    manifest.tables.push({ name: table.name, columns: table.columns, rows, part, ...compressed })
    doneBytes += table.bytes
  }
  return manifest
}
