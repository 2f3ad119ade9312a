// A Full extract replaces the register. It is built beside the live tables and takes their place in one
// transaction: killed at any moment, what was served before still is.
//
// Node reads one file after the other; PostgreSQL meanwhile gathers and indexes those that are in, on the other
// core. Each table is made and filled in one transaction, so that an embedded database writes no log of it.

import { inTransaction, type Pool, type PoolClient } from '../../store/db.ts'
import {
  carryOverGone,
  deriveAllCompanies,
  gatherPart,
  PARTS,
  type Part,
} from '../../store/register/derive-companies.ts'
import type { RegisterLoad } from '../../store/register/loads.ts'
import {
  analyzeStaging,
  createStaging,
  createStagingTable,
  dropStaging,
  listStagingIndexes,
  NEXT,
} from '../../store/register/staging.ts'
import { copyTerms } from '../../store/register/terms.ts'
import { ActivityCodes } from './activities/activity-codes.ts'
import { EntityIndex } from './entities.ts'
import type { ExtractFile, OpenedExtract } from './extract.ts'
import { ExtractFault } from './fault.ts'
import type { RegisterFile } from './layout.ts'
import { LOADING_ORDER, type LoadContext, loadFile } from './load-files.ts'
import type { ProgressListener } from './progress.ts'
import type { BadRow } from './read-rows.ts'
import { refuseLoss } from './refuse-loss.ts'
import { TermCount } from './terms.ts'
import { WorkQueue } from './work-queue.ts'

export type LoadedFiles = { rowsRead: Record<string, number>; bad: BadRow[] }

export type FullOptions = {
  /** Load in spite of a loss of rows. */
  force: boolean
  /** The newest Full load before this one, which it is compared with; null for none. */
  before: RegisterLoad | null
  /** Keep companies that this extract lacks, marked as gone. */
  keepGone: boolean
  progress: ProgressListener
}

// Memory for sorts, hashes and index builds of the import's own transactions.
const SESSION = "SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL jit = off"
// Pieces of work in the database at a time, beside the file being read.
const BUILDERS = 2

/** Builds a Full extract in the staging schema, ready to be switched to. Throws `ExtractFault`. */
export async function buildFull(
  pool: Pool,
  extract: OpenedExtract,
  options: FullOptions,
): Promise<LoadedFiles> {
  const files = requireFiles(extract)
  await createStaging(pool)
  const queue = new WorkQueue(BUILDERS)
  try {
    return await build(pool, queue, files, extract.name, options)
  } catch (error) {
    await queue.abandon()
    await dropStaging(pool).catch(() => {}) // the next import drops it
    throw error
  }
}

function requireFiles(extract: OpenedExtract): Map<RegisterFile, ExtractFile> {
  const files = new Map<RegisterFile, ExtractFile>()
  for (const kind of LOADING_ORDER) {
    const file = extract.files.get(`${kind}.csv`)
    if (!file)
      throw new ExtractFault({ file: extract.name }, `holds no ${kind}.csv; a Full extract has all files`)
    files.set(kind, file)
  }
  return files
}

async function build(
  pool: Pool,
  queue: WorkQueue,
  files: Map<RegisterFile, ExtractFile>,
  name: string,
  { force, before, keepGone, progress }: FullOptions,
): Promise<LoadedFiles> {
  const work = (task: (client: PoolClient) => Promise<unknown>) => () =>
    inTransaction(pool, async client => {
      await client.query(SESSION)
      await task(client)
    })
  const addIndexes = async (table: string) => {
    for (const { name: index, statement } of await listStagingIndexes(pool, table)) {
      queue.add(async () => {
        progress({ stage: `indexing (${index})`, done: null })
        await work(client => client.query(statement))()
      })
    }
  }
  const { loaded, context } = openContext(files, progress)
  for (const [kind, file] of files) {
    await work(async client => {
      loaded.rowsRead[kind] = await loadTable(client, kind, file, context)
    })()
    addParts(queue, work, kind)
    if (kind !== 'address') await addIndexes(kind) // the longest: left for when no file is being read
    if (kind === 'activity') await addIndexes('activity_code')
  }
  if (!force) refuseLoss(name, loaded, before)
  await queue.done()
  queue.add(async () => {
    progress({ stage: 'composing companies', done: null })
    await work(async client => {
      await createStagingTable(client, 'company')
      await deriveAllCompanies(client)
      if (keepGone) await carryOverGone(client)
      await analyzeStaging(client, 'company')
    })()
    await addIndexes('company')
  })
  queue.add(async () => {
    progress({ stage: 'writing the dictionary', done: null })
    await work(async client => {
      await createStagingTable(client, 'term')
      await createStagingTable(client, 'term_error')
      await copyTerms(client, NEXT, context.terms.take(), { frozen: true })
    })()
    for (const table of ['address', 'term', 'term_error']) await addIndexes(table)
  })
  await queue.done()
  return loaded
}

function openContext(files: Map<RegisterFile, ExtractFile>, progress: ProgressListener) {
  const total = files.values().reduce((sum, { size }) => sum + size, 0)
  const loaded: LoadedFiles = { rowsRead: {}, bad: [] }
  let read = 0
  const context: LoadContext = {
    entities: new EntityIndex(),
    codes: new ActivityCodes(),
    terms: new TermCount(),
    bad: row => loaded.bad.push(row),
    progress: (file, bytes) => {
      read += bytes
      progress({ stage: `reading ${file}`, done: Math.min(1, read / total) })
    },
  }
  return { loaded, context }
}

async function loadTable(
  client: PoolClient,
  kind: RegisterFile,
  file: ExtractFile,
  context: LoadContext,
): Promise<number> {
  const tables = kind === 'activity' ? ['activity', 'activity_code'] : [kind]
  for (const table of tables) await createStagingTable(client, table)
  const target = { client, tableOf: (table: string) => `${NEXT}.${table}`, frozen: true }
  const rows = await loadFile(kind, file, target, context)
  for (const table of tables) await analyzeStaging(client, table)
  return rows
}

function addParts(
  queue: WorkQueue,
  work: (task: (client: PoolClient) => Promise<unknown>) => () => Promise<void>,
  kind: RegisterFile,
): void {
  for (const [part, { from }] of Object.entries(PARTS)) {
    if (from === kind) queue.add(work(client => gatherPart(client, part as Part)))
  }
}
