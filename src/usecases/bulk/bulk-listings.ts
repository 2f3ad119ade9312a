// The listings of a bulk folder: the latest snapshot, the descriptions of all, the index of the deltas. What they do not
// name is not served.

import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  CATALOGUE_FILE,
  isSnapshotId,
  LATEST_FILE,
  PACKAGE_FILE,
  SNAPSHOTS_FOLDER,
  snapshotPath,
} from '../../domain/bulk/layout.ts'

export type BulkFile = {
  /** Below the bulk folder, with `/`. */
  path: string
  bytes: number
  /** Of its bytes, hexadecimal. */
  sha256: string
  /** Table and rows of a data file; null for a description and a delta. */
  table: string | null
  rows: number | null
  /** Null: the path always has the same bytes. Otherwise a delta of that day, which may be made again. */
  day: string | null
}

export type BulkSnapshot = {
  id: string
  /** ISO 8601. */
  createdAt: string
  /** Rows by table. */
  tables: Record<string, number>
  bytes: number
  files: BulkFile[]
}

export type BulkCatalog = {
  /** Null: none was made yet. */
  latest: BulkSnapshot | null
  /** Ids of the kept snapshots, newest first. */
  snapshots: string[]
  /** Null: none were made yet. */
  deltas: Pick<DeltaIndex, 'first_day' | 'last_day'> | null
  files: ReadonlyMap<string, BulkFile>
  /** The listings themselves, by path: they change under the same path. */
  listings: ReadonlyMap<string, string>
}

export const DELTA_INDEX = 'deltas/index.json'
// No dot files, no `..`.
const PATH = /^\w[\w.=-]*(?:\/\w[\w.=-]*)*$/

const path = z.string().regex(PATH)
const count = z.int().nonnegative()
const hash = z.string().regex(/^sha256:[\da-f]{64}$/)
const latestSchema = z.object({
  snapshot: z.string().refine(isSnapshotId),
  created_at: z.string(),
  tables: z.record(z.string(), count),
  bytes: count,
})
// A resource of several files has them in `files`.
const packageSchema = z.object({
  resources: z.array(
    z.union([
      z.object({
        name: z.string(),
        files: z.array(z.object({ path, bytes: count, hash, rows: count })),
      }),
      z.object({ name: z.string(), path, bytes: count, hash, rows: count }),
    ]),
  ),
})
const day = z.iso.date()
const deltaIndexSchema = z.object({
  /** Days before are not or no longer held; null: no change was recorded yet. */
  first_day: day.nullable(),
  last_day: day.nullable(),
  days: z.array(
    z.object({
      day,
      path,
      bytes: count,
      sha256: z.string().regex(/^[\da-f]{64}$/),
      changes: count,
      next_cursor: z.string(),
    }),
  ),
})
export type DeltaIndex = z.infer<typeof deltaIndexSchema>

/** Changes with every listing, and when a snapshot is removed. */
export async function readVersion(folder: string): Promise<string> {
  const parts = [LATEST_FILE, DELTA_INDEX, SNAPSHOTS_FOLDER].map(async name => {
    const found = await ignoreMissing(stat(join(folder, name), { bigint: true }))
    return found && `${found.ino} ${found.size} ${found.mtimeNs}`
  })
  return (await Promise.all(parts)).join()
}

/** Throws for what is there and cannot be read. */
export async function readCatalog(folder: string): Promise<BulkCatalog> {
  const [latestText, deltaText] = await Promise.all(
    [LATEST_FILE, DELTA_INDEX].map(name => ignoreMissing(readFile(join(folder, name), 'utf8'))),
  )
  const latest = latestText ? latestSchema.parse(JSON.parse(latestText)) : null
  const deltas = deltaText ? deltaIndexSchema.parse(JSON.parse(deltaText)) : null
  const ids = (await ignoreMissing(readdir(join(folder, SNAPSHOTS_FOLDER)))) ?? []
  const kept = new Map<string, BulkFile[]>()
  for (const id of ids.filter(isSnapshotId).sort().reverse()) {
    // One that is not yet the latest, or is being removed.
    const files = latest && id <= latest.snapshot ? await readSnapshot(folder, id) : null
    if (files) kept.set(id, files)
  }
  if (latest && !kept.has(latest.snapshot)) throw new Error('The latest snapshot is missing.')
  const files = [...[...kept.values()].flat(), ...(deltas?.days.map(toDeltaFile) ?? [])]
  return {
    latest: latest && {
      id: latest.snapshot,
      createdAt: latest.created_at,
      tables: latest.tables,
      bytes: latest.bytes,
      files: kept.get(latest.snapshot) as BulkFile[],
    },
    snapshots: [...kept.keys()],
    deltas,
    files: new Map(files.map(file => [file.path, file])),
    listings: new Map([
      ...(latestText ? [[LATEST_FILE, latestText] as const] : []),
      ...(deltaText ? [[DELTA_INDEX, deltaText] as const] : []),
    ]),
  }
}

function toDeltaFile({ day, path, bytes, sha256 }: DeltaIndex['days'][number]): BulkFile {
  return { path: `deltas/${path}`, bytes, sha256, table: null, rows: null, day }
}

async function readSnapshot(folder: string, id: string): Promise<BulkFile[] | null> {
  const below = snapshotPath(id)
  const described = await Promise.all(
    [PACKAGE_FILE, CATALOGUE_FILE].map(async name => {
      const body = await ignoreMissing(readFile(join(folder, below, name)))
      return body && { path: `${below}/${name}`, body }
    }),
  )
  const [descriptor] = described
  if (!descriptor) return null
  const { resources } = packageSchema.parse(JSON.parse(descriptor.body.toString()))
  const data = resources.flatMap(resource =>
    ('files' in resource ? resource.files : [resource]).map(({ path, bytes, hash, rows }) => ({
      path: `${below}/${path}`,
      bytes,
      sha256: hash.slice('sha256:'.length),
      table: resource.name,
      rows,
      day: null,
    })),
  )
  const descriptions = described.flatMap(file => (file ? [toDescription(file)] : []))
  return [...descriptions, ...data]
}

function toDescription({ path, body }: { path: string; body: Buffer }): BulkFile {
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { path, bytes: body.length, sha256, table: null, rows: null, day: null }
}

/** Null for a file that is not there. */
export async function ignoreMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
