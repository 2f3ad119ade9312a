// Exports snapshots of a test database, and reads them with another reader than the one that wrote them.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { writeSnapshot } from '../../src/cli/commands/export.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { LATEST_FILE, type LatestSnapshot, parseLatest } from '../../src/domain/bulk/layout.ts'
import type { ExportSummary } from '../../src/jobs/bulk/export-snapshot.ts'
import type { TestDatabase } from '../database.ts'

/** A temporary folder, removed after the test file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bulk-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type PackageFile = { path: string; bytes: number; hash: string; rows: number }

export type Package = {
  id: string
  names_of_people: boolean
  sources: { up_to: string | null }[]
  resources: {
    name: string
    path: string | string[]
    bytes: number
    rows: number
    hash?: string
    files: PackageFile[]
    sort: string[]
    schema: {
      fields: { name: string; type: string; nullable: boolean; description: string; source: string }[]
    }
  }[]
}

export type Row = Record<string, unknown>

export type Exported = ExportSummary & {
  folder: string
  package: Package
  read(table: string): Promise<Row[]>
}

/** Exports into `folder`, by default one of its own. */
export async function exportFrom(
  { url }: TestDatabase,
  {
    folder = makeFolder(),
    people = true,
    env = {},
  }: { folder?: string; people?: boolean; env?: Record<string, string> } = {},
): Promise<Exported> {
  const summary = await writeSnapshot(url, configWith(env), { folder, people })
  return { ...summary, ...openSnapshot(join(folder, summary.path)) }
}

/** Settings with a data folder of their own. */
export function configWith(env: Record<string, string>): Config {
  return readConfig({ GRIFFIE_DATA_DIR: makeFolder(), ...env })
}

/** The folder of a snapshot, which may have been copied. */
export function openSnapshot(folder: string): Pick<Exported, 'folder' | 'package' | 'read'> {
  const description: Package = JSON.parse(readFileSync(join(folder, 'datapackage.json'), 'utf8'))
  return {
    folder,
    package: description,
    async read(table) {
      const files = description.resources.find(({ name }) => name === table)?.files ?? []
      const rows = await Promise.all(
        files.map(async ({ path }) => {
          const file = await asyncBufferFromFile(join(folder, path))
          return parquetReadObjects({ file, compressors })
        }),
      )
      return rows.flat()
    },
  }
}

export function readLatest(folder: string): LatestSnapshot | null {
  return parseLatest(readFileSync(join(folder, LATEST_FILE), 'utf8'))
}

/** A date or time of a Parquet file as text. */
export function dayOf(value: unknown): string | null {
  return value instanceof Date ? value.toISOString().slice(0, 10) : null
}
