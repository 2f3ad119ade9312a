// Exports a snapshot of the database as Parquet files. What is in the files is of one moment, and readers see the snapshot
// before or the new one, whenever the export ends.

import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import {
  describeCatalogue,
  describePackage,
  type SnapshotContents,
  type SnapshotTable,
} from '../../domain/bulk/data-package.ts'
import {
  CATALOGUE_FILE,
  type LatestSnapshot,
  PACKAGE_FILE,
  snapshotIdOf,
  snapshotPath,
} from '../../domain/bulk/layout.ts'
import { BULK_TABLES, findTable } from '../../domain/bulk/tables.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { withDuckDB } from '../../platform/duckdb.ts'
import { acquireExportLock } from '../../store/bulk/export-lock.ts'
import { DUCKDB_TYPES, prepareTables, spoolPath, writeTable } from '../../store/bulk/parquet-writer.ts'
import { readSnapshotSources, SPOOLED_ROWS } from '../../store/bulk/spooled-rows.ts'
import type { Database } from '../../store/db/pool.ts'
import { type Snapshot, shareSnapshot, withSnapshot } from '../../store/db/snapshot.ts'
import { COMPUTED_ROWS, computeInThread } from './computing-thread.ts'
import type { Destination } from './destination.ts'

type ExportOptions = {
  destination: Destination
  /** Folder of its own for intermediate files, some gigabytes of a full register; emptied at the begin and the end. */
  scratch: string
  /** Whether names of natural persons (officers, shareholders) are in it. */
  people: boolean
  /** The list to apply, and its version. */
  readSuppression(): Promise<{ list: SuppressionList; version: string }>
  /** Version of Griffie. */
  version: string
  /** Awaited before each step. */
  onProgress?(progress: { stage: string; done: number }): void | Promise<void>
  signal?: AbortSignal
}

export type ExportSummary = LatestSnapshot & { files: number; seconds: number }

/** Another process is exporting a snapshot of the database. */
export class ExportRunningError extends Error {
  override name = 'ExportRunningError'
}

/**
 * Exports and publishes a snapshot. Throws `ExportRunningError`, errors of the database, of the disk and of the
 * destination, and the reason of an aborted signal: the snapshot before is then still the newest. Needs three connections, and two more for the computing thread.
 */
export async function exportSnapshot(database: Database, options: ExportOptions): Promise<ExportSummary> {
  const release = await acquireExportLock(database.pool)
  if (release === null) throw new ExportRunningError('Another process is exporting a snapshot.')
  const started = performance.now()
  const { scratch } = options
  try {
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { recursive: true, mode: 0o700 }) // rows that are not in any table pass through it
    const { latest, files } = await writeSnapshot(database, options)
    return { ...latest, files, seconds: (performance.now() - started) / 1000 }
  } catch (error) {
    throw options.signal?.aborted ? options.signal.reason : error
  } finally {
    await rm(scratch, { recursive: true, force: true }).catch(() => {}) // the next export does
    await release()
  }
}

async function writeSnapshot(
  { url, pool }: Database,
  options: ExportOptions,
): Promise<{ latest: LatestSnapshot; files: number }> {
  const { destination, readSuppression, signal } = options
  const previous = await destination.readLatest()
  await removeUnfinished(destination, previous)
  const { list, version } = await readSuppression()
  const advance = countSteps(options, STEPS)
  const spooled = await withSnapshot(pool, snapshot => spool(url, snapshot, options, advance))
  const id = newId(spooled.madeAt, previous)
  try {
    const folder = await destination.begin(id)
    const tables = await writeTables(folder, list, { ...options, ...spooled }, advance)
    const { sources, madeAt } = spooled
    const contents = {
      ...options,
      id,
      createdAt: madeAt.toISOString(),
      griffie: options.version,
      sources,
      tables,
    }
    const paths = await describe(folder, contents)
    signal?.throwIfAborted()
    await advance('publishing')
    const latest = summarise(contents, version)
    await destination.publish(latest, paths)
    await removeOlder(destination, latest, previous)
    return { latest, files: paths.length }
  } catch (error) {
    await removeUnpublished(destination, id).catch(() => {}) // else the next export does
    throw error
  }
}

const STEPS = Object.keys(SPOOLED_ROWS).length + BULK_TABLES.length + 2

type Advance = (stage: string) => Promise<void>

function countSteps({ onProgress, signal }: ExportOptions, steps: number): Advance {
  let done = 0
  return async stage => {
    signal?.throwIfAborted()
    await onProgress?.({ stage, done: done++ / steps })
  }
}

// Later ids sort after earlier ones, also when two exports begin in one second or the clock was set back.
function newId(madeAt: Date, previous: LatestSnapshot | null): string {
  const [day, time] = previous?.snapshot.split('T') ?? []
  const before = time === undefined ? 0 : Date.parse(`${day}T${time.replace(/(..)(..)(..)Z/, '$1:$2:$3Z')}`)
  return snapshotIdOf(new Date(Math.max(madeAt.getTime(), before + 1_000)))
}

type Spooled = {
  madeAt: Date
  sources: Omit<Awaited<ReturnType<typeof readSnapshotSources>>, 'hasGazette'>
  hasGazette: boolean
}

// Reading comes first and writing later, so that the transaction, which holds up vacuum, is as short as possible.
async function spool(
  databaseUrl: string,
  snapshot: Snapshot,
  { scratch, signal: stop }: ExportOptions,
  advance: Advance,
): Promise<Spooled> {
  const { hasGazette, ...sources } = await readSnapshotSources(snapshot)
  const failed = new AbortController()
  const signal = AbortSignal.any([failed.signal, ...(stop ? [stop] : [])])
  const shared = await shareSnapshot(snapshot)
  const computing = computeInThread({ databaseUrl, snapshot: shared, scratch }, signal)
  computing.catch(reason => failed.abort(reason))
  try {
    for (const [name, { query }] of Object.entries(SPOOLED_ROWS)) {
      await advance(`reading ${name}`)
      const rows = await snapshot.copy(`(${query})`, '(FORMAT csv)')
      await pipeline(rows, createWriteStream(spoolPath(scratch, name), { mode: 0o600 }), { signal })
    }
    await advance('computing ratios and scores')
    await computing
  } catch (error) {
    if (failed.signal.aborted) throw failed.signal.reason // the thread's error stopped this one
    failed.abort(error)
    throw error
  }
  return { madeAt: snapshot.madeAt, sources, hasGazette }
}

// What the writer may take beside its buffers; sorting spills beyond.
const MEMORY_MEBIBYTES = 416
const THREADS = 2

async function writeTables(
  folder: string,
  list: SuppressionList,
  { scratch, people, hasGazette, signal }: ExportOptions & Spooled,
  advance: Advance,
): Promise<SnapshotTable[]> {
  const computed = COMPUTED_ROWS.map(name => [name, { columns: computedColumns(name) }])
  const rows = { ...SPOOLED_ROWS, ...Object.fromEntries(computed) }
  const spillFolder = join(scratch, 'spill')
  const bounds = { memoryMebibytes: MEMORY_MEBIBYTES, threads: THREADS, spillFolder }
  return withDuckDB(bounds, async (connection: DuckDBConnection) => {
    signal?.addEventListener('abort', () => connection.interrupt(), { once: true })
    await prepareTables(connection, { folder: scratch, rows }, list)
    const tables: SnapshotTable[] = []
    for (const table of BULK_TABLES) {
      await advance(`writing ${table.name}`)
      tables.push({ table, files: await writeTable(connection, table, folder, { people, hasGazette }) })
    }
    return tables
  })
}

function computedColumns(name: string): Record<string, string> {
  const { columns } = findTable(name)
  const types = columns.map(column => [column.name, DUCKDB_TYPES[column.type]])
  return { ...Object.fromEntries(types), enterprise_number: 'INTEGER' }
}

// The description comes last: in an object store a snapshot that has one has all of its files.
async function describe(folder: string, contents: SnapshotContents): Promise<string[]> {
  const documents = {
    [CATALOGUE_FILE]: describeCatalogue(contents),
    [PACKAGE_FILE]: describePackage(contents),
  }
  for (const [name, document] of Object.entries(documents))
    await writeFile(join(folder, name), `${JSON.stringify(document, null, 1)}\n`, { flush: true })
  return [...contents.tables.flatMap(({ files }) => files.map(({ path }) => path)), ...Object.keys(documents)]
}

function summarise({ id, createdAt, tables }: SnapshotContents, suppressionVersion: string): LatestSnapshot {
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
  return {
    snapshot: id,
    path: snapshotPath(id),
    created_at: createdAt,
    tables: Object.fromEntries(
      tables.map(({ table, files }) => [table.name, total(files.map(({ rows }) => rows))]),
    ),
    bytes: total(tables.flatMap(({ files }) => files.map(({ bytes }) => bytes))),
    suppression_version: suppressionVersion,
  }
}

// A store may have taken what it reports as failed.
async function removeUnpublished(destination: Destination, id: string): Promise<void> {
  if ((await destination.readLatest())?.snapshot !== id) await destination.remove(id)
}

// Later than the newest complete one: a run was killed before it was published.
async function removeUnfinished(destination: Destination, latest: LatestSnapshot | null): Promise<void> {
  for (const id of await destination.list())
    if (latest === null || id > latest.snapshot) await destination.remove(id)
}

// Readers may still be in the one before, but for what has been suppressed since.
async function removeOlder(
  destination: Destination,
  latest: LatestSnapshot,
  previous: LatestSnapshot | null,
): Promise<void> {
  const isKept = previous?.suppression_version === latest.suppression_version
  const kept = [latest.snapshot, ...(isKept && previous ? [previous.snapshot] : [])]
  for (const id of await destination.list()) if (!kept.includes(id)) await destination.remove(id)
}
