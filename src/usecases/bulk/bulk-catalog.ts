// What may be downloaded from the bulk folder: the files that its listings name, and nothing else. Read again when a
// listing was replaced. Paths are looked up, never joined from what a caller sends.

import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isSnapshotId, LATEST_FILE, SNAPSHOTS_FOLDER } from '../../domain/bulk/layout.ts'
import { BulkUnavailableError, UnknownBulkFileError } from '../../domain/errors.ts'
import type { Logger } from '../../platform/log.ts'
import {
  type BulkCatalog,
  type BulkFile,
  DELTA_INDEX,
  ignoreMissing,
  readCatalog,
  readVersion,
} from './bulk-listings.ts'

export type OpenedBulkFile = { handle: FileHandle; modifiedAt: Date }

export type ReadBulk = {
  /** Rejects with `BulkUnavailableError` where there is no folder, and before anything was made. */
  catalog(): Promise<BulkCatalog>
  /** Rejects with `UnknownBulkFileError` for a file that was removed since. The caller closes the handle. */
  open(file: BulkFile): Promise<OpenedBulkFile>
}

/** `folder`: null where this installation has none. */
export function createReadBulk(folder: string | null, logger: Logger): ReadBulk {
  let known: { version: string; catalog: Promise<BulkCatalog> } | null = null
  return {
    async catalog() {
      if (folder === null) throw new BulkUnavailableError('none')
      const version = await orUnreadable(readVersion(folder), logger)
      if (known?.version !== version) {
        const reading = orUnreadable(readCatalog(folder), logger)
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

async function orUnreadable<T>(reading: Promise<T>, logger: Logger): Promise<T> {
  try {
    return await reading
  } catch (error) {
    logger.error({ reason: (error as Error).message }, 'the listings of the bulk folder cannot be read')
    throw new BulkUnavailableError('unreadable', { cause: error })
  }
}

// Symbolic links below the folder are not followed.
async function openListed(folder: string, file: BulkFile): Promise<OpenedBulkFile> {
  const full = join((await ignoreMissing(realpath(folder))) ?? folder, file.path)
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

/** The file of a path. Throws `UnknownBulkFileError`, and `BulkUnavailableError` for what was not made yet. */
export function findBulkFile({ files, snapshots, latest, deltas }: BulkCatalog, path: string): BulkFile {
  const file = files.get(path)
  if (file) return file
  const [folder, name = ''] = path.split('/')
  if ((folder === SNAPSHOTS_FOLDER || path === LATEST_FILE) && latest === null)
    throw new BulkUnavailableError('not_made')
  const [, day] = /^deltas\/(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/.exec(path) ?? []
  const isDelta = path === DELTA_INDEX || z.iso.date().safeParse(day).success
  if (isDelta && deltas === null) throw new BulkUnavailableError('not_made')
  if (
    folder === SNAPSHOTS_FOLDER &&
    isSnapshotId(name) &&
    latest &&
    name < latest.id &&
    !snapshots.includes(name)
  )
    throw new UnknownBulkFileError(
      true,
      `This snapshot is no longer kept; the newest is ${latest.id} (/bulk/${LATEST_FILE}).`,
    )
  if (isDelta && day && deltas?.first_day && day < deltas.first_day)
    throw new UnknownBulkFileError(
      true,
      `Changes before ${deltas.first_day} are no longer held: begin with a snapshot.`,
    )
  throw new UnknownBulkFileError(false, 'Path not found; /bulk/ lists all files.')
}
