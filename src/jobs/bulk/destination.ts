// Where snapshots are published: a folder, or a folder of an object store. Both switch readers to a complete snapshot by
// replacing one small file; what a killed run has left is removed by the next one.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isSnapshotId,
  LATEST_FILE,
  type LatestSnapshot,
  parseLatest,
  SNAPSHOTS_FOLDER,
  snapshotPath,
} from '../../domain/bulk/layout.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { syncFolder } from '../../platform/sync-folder.ts'

export type Destination = {
  /** Null before the first snapshot. */
  readLatest(): Promise<LatestSnapshot | null>
  /** An empty local folder for the files of a snapshot. */
  begin(id: string): Promise<string>
  /** Makes the files written, `paths` from that folder, those of the newest snapshot. */
  publish(latest: LatestSnapshot, paths: readonly string[]): Promise<void>
  /** Ids of snapshots, unfinished ones included. */
  list(): Promise<string[]>
  remove(id: string): Promise<void>
}

const partialPath = (folder: string, id: string) => join(folder, SNAPSHOTS_FOLDER, `.${id}.partial`)
const PARTIAL = /^\.(.*)\.partial$/

/** Snapshots below `folder`, which is created. */
export function openFolder(folder: string): Destination {
  const snapshots = join(folder, SNAPSHOTS_FOLDER)
  return {
    async readLatest() {
      return parseLatest(await readFile(join(folder, LATEST_FILE), 'utf8').catch(orMissing))
    },
    async begin(id) {
      await mkdir(partialPath(folder, id), { recursive: true })
      return partialPath(folder, id)
    },
    async publish(latest) {
      await rename(partialPath(folder, latest.snapshot), join(folder, latest.path))
      await syncFolder(snapshots)
      const next = join(folder, `.${LATEST_FILE}.next`)
      await writeFile(next, toText(latest), { flush: true })
      await rename(next, join(folder, LATEST_FILE))
      await syncFolder(folder)
    },
    async list() {
      const names = await readdir(snapshots).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.map(name => PARTIAL.exec(name)?.[1] ?? name).filter(id => isSnapshotId(id))
    },
    async remove(id) {
      for (const path of [partialPath(folder, id), join(folder, snapshotPath(id))])
        await rm(path, { recursive: true, force: true })
    },
  }
}

/** Snapshots in `store`; they are written into `scratch` first, which is created. */
export function openRemote(store: ObjectStore, scratch: string): Destination {
  const local = (id: string) => join(scratch, id)
  return {
    readLatest: async () => parseLatest((await store.getText(LATEST_FILE)) ?? ''),
    async begin(id) {
      await mkdir(local(id), { recursive: true })
      return local(id)
    },
    async publish(latest, paths) {
      for (const path of paths)
        await store.putFile(`${latest.path}/${path}`, join(local(latest.snapshot), path), typeOf(path))
      await store.putText(LATEST_FILE, toText(latest), typeOf(LATEST_FILE))
      await rm(local(latest.snapshot), { recursive: true, force: true })
    },
    list: async () => (await store.listNames(SNAPSHOTS_FOLDER)).filter(id => isSnapshotId(id)),
    async remove(id) {
      await rm(local(id), { recursive: true, force: true })
      await store.deleteFolder(snapshotPath(id))
    },
  }
}

function typeOf(path: string): string {
  if (path.endsWith('.parquet')) return 'application/vnd.apache.parquet'
  return path.endsWith('.jsonld') ? 'application/ld+json' : 'application/json'
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`
}

function orMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
