// What may be downloaded from the bulk folder: the files that its listings name, and nothing else. Read again when a
// listing was replaced. Paths are looked up, never joined from what a caller sends.

import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isSnapshotId } from '../../domain/bulk/snapshot-id.ts'
import { BulkUnavailableError, UnknownBulkFileError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'

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

export type OpenedBulkFile = { handle: FileHandle; modifiedAt: Date }

export type ReadBulk = {
  /** Rejects with `BulkUnavailableError` where there is no folder, and before anything was made. */
  catalog(): Promise<BulkCatalog>
  /** Rejects with `UnknownBulkFileError` for a file that was removed since. The caller closes the handle. */
  open(file: BulkFile): Promise<OpenedBulkFile>
}

export const LATEST = 'latest.json'
export const DELTA_INDEX = 'deltas/index.json'
const SNAPSHOTS = 'snapshots'
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
export const deltaIndexSchema = z.object({
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

/** `folder`: null where this installation has none. */
export function createReadBulk(folder: string | null, logger: Logger): ReadBulk {
  let known: { version: string; catalog: Promise<BulkCatalog> } | null = null
  return {
    async catalog() {
      if (folder === null) throw new BulkUnavailableError('none')
      const version = await readVersion(folder)
      if (known?.version !== version) {
        const reading = readCatalog(folder, logger)
        known = { version, catalog: reading }
        // A listing that cannot be read is read again when it is asked for again.
        reading.catch(() => {
          if (known?.catalog === reading) known = null
        })
      }
      const catalog = await (known as NonNullable<typeof known>).catalog
      if (catalog.latest === null && catalog.deltas === null) throw new BulkUnavailableError('not_made')
      return catalog
    },
    open: file => openListed(folder as string, file),
  }
}

// Removing a snapshot changes the folder of snapshots.
async function readVersion(folder: string): Promise<string> {
  const parts = [LATEST, DELTA_INDEX, SNAPSHOTS].map(async name => {
    const found = await ignoreMissing(stat(join(folder, name), { bigint: true }))
    return found && `${found.ino} ${found.size} ${found.mtimeNs}`
  })
  return (await Promise.all(parts)).join()
}

async function readCatalog(folder: string, logger: Logger): Promise<BulkCatalog> {
  try {
    const [latestText, deltaText] = await Promise.all(
      [LATEST, DELTA_INDEX].map(name => ignoreMissing(readFile(join(folder, name), 'utf8'))),
    )
    const latest = latestText ? latestSchema.parse(JSON.parse(latestText)) : null
    const deltas = deltaText ? deltaIndexSchema.parse(JSON.parse(deltaText)) : null
    const ids = (await ignoreMissing(readdir(join(folder, SNAPSHOTS)))) ?? []
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
        ...(latestText ? [[LATEST, latestText] as const] : []),
        ...(deltaText ? [[DELTA_INDEX, deltaText] as const] : []),
      ]),
    }
  } catch (error) {
    logger.error({ reason: (error as Error).message }, 'the listing of the bulk folder cannot be read')
    throw new BulkUnavailableError('unreadable', { cause: error })
  }
}

function toDeltaFile({ day, path, bytes, sha256 }: DeltaIndex['days'][number]): BulkFile {
  return { path: `deltas/${path}`, bytes, sha256, table: null, rows: null, day }
}

async function readSnapshot(folder: string, id: string): Promise<BulkFile[] | null> {
  const below = `${SNAPSHOTS}/${id}`
  const described = await Promise.all(
    ['datapackage.json', 'dcat.jsonld'].map(async name => {
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

// Symbolic links below the folder are not followed.
async function openListed(folder: string, file: BulkFile): Promise<OpenedBulkFile> {
  const full = join(await realpath(folder), file.path)
  const real = await ignoreMissing(realpath(full))
  const handle = real === full ? await ignoreMissing(open(full)) : null
  if (!handle) throw new UnknownBulkFileError(true, 'This file is no longer kept; /bulk/ lists what is.')
  try {
    const { size, mtime } = await handle.stat()
    if (size !== file.bytes) throw new BulkUnavailableError('unreadable')
    return { handle, modifiedAt: mtime }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function ignoreMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** The file of a path. Throws `UnknownBulkFileError`, and `BulkUnavailableError` for what was not made yet. */
export function findBulkFile({ files, snapshots, latest, deltas }: BulkCatalog, path: string): BulkFile {
  const file = files.get(path)
  if (file) return file
  const [folder, name = ''] = path.split('/')
  if ((folder === SNAPSHOTS || path === LATEST) && latest === null) throw new BulkUnavailableError('not_made')
  if (folder === 'deltas' && deltas === null) throw new BulkUnavailableError('not_made')
  if (folder === SNAPSHOTS && isSnapshotId(name) && latest && name < latest.id && !snapshots.includes(name))
    throw new UnknownBulkFileError(
      true,
      `This snapshot is no longer kept; the newest is ${latest.id} (/bulk/${LATEST}).`,
    )
  const [, day] = /^(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/.exec(name) ?? []
  if (folder === 'deltas' && day && deltas?.first_day && day < deltas.first_day)
    throw new UnknownBulkFileError(
      true,
      `Changes before ${deltas.first_day} are no longer held: begin with a snapshot.`,
    )
  throw new UnknownBulkFileError(false, 'Path not found; /bulk/ lists all files.')
}
