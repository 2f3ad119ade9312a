// Imports a Full extract, which replaces the register. It is built in a staging schema and switched in one
// transaction, so that an aborted import leaves the live data unchanged.
// Activities are read in a separate thread; meanwhile PostgreSQL aggregates and indexes the finished tables.
// Each table is created and filled in one transaction, which lets an embedded database skip the WAL.

import { type Database, inTransaction, type PoolClient } from '../../../store/db/pool.ts'
import { COMPARED_TABLES, compareStaged } from '../../../store/history/compare-register.ts'
import type { RegisterLoad } from '../../../store/intake/register-loads.ts'
import {
  carryOverRemoved,
  countRemovedWords,
  deriveAllCompanies,
  gatherBase,
  gatherPart,
  PARTS,
  type Part,
} from '../../../store/register/derive-companies.ts'
import {
  analyzeStaging,
  createStaging,
  createStagingTable,
  dropStaging,
  listStagingIndexes,
  NEXT,
} from '../../../store/register/staging.ts'
import { copyTerms } from '../../../store/register/terms.ts'
import type { RegisterFile } from '../parse/columns.ts'
import { EntityIndex } from '../parse/entity-index.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import type { ExtractFile, OpenedExtract } from '../parse/open-extract.ts'
import { TermCounter } from '../parse/term-counter.ts'
import { type ActivityLoader, loadActivitiesInThread } from './activity-loader/activity-loader-thread.ts'
import { checkRowLoss, type LoadedFiles } from './check-load.ts'
import {
  LOADING_ORDER,
  loadRecords,
  type ProgressListener,
  type RecordFile,
  type RecordLoadContext,
} from './load-files.ts'
import { TaskQueue } from './task-queue.ts'

export type FullOptions = {
  /** Load despite a loss of rows. */
  force: boolean
  /** The last Full load, for comparison; null for none. */
  before: RegisterLoad | null
  /** Keep companies missing from this extract, marked as deregistered. */
  keepDeregistered: boolean
  /** Compare with the live register, for `recordFullHistory`. */
  compare: boolean
  /** Of this extract, `YYYY-MM-DD`. */
  snapshotDate: string
  progress: ProgressListener
}

// Memory for sorts, hashes and index builds in the import's own transactions.
const SESSION_SETTINGS =
  "SET LOCAL work_mem = '384MB'; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL jit = off"
// Parallel database tasks, besides reading files.
const BUILD_CONCURRENCY = 2

/** Builds a Full extract in the staging schema, ready to switch. Throws `ExtractError`. */
export async function buildFull(
  database: Database,
  extract: OpenedExtract,
  options: FullOptions,
): Promise<LoadedFiles> {
  const files = requireFiles(extract)
  await createStaging(database.pool)
  const build = new FullBuild(database, extract, files, options)
  try {
    return await build.run()
  } catch (error) {
    await build.abandon()
    await dropStaging(database.pool).catch(() => {}) // the next import drops it
    throw error
  }
}

function requireFiles(extract: OpenedExtract): Map<RegisterFile, ExtractFile> {
  const files = new Map<RegisterFile, ExtractFile>()
  for (const kind of LOADING_ORDER) {
    const file = extract.files.get(`${kind}.csv`)
    if (!file)
      throw new ExtractError({ file: extract.name }, `has no ${kind}.csv; a Full extract has all files`)
    files.set(kind, file)
  }
  return files
}

class FullBuild {
  readonly #database: Database
  readonly #extract: OpenedExtract
  readonly #files: Map<RegisterFile, ExtractFile>
  readonly #options: FullOptions
  readonly #queue = new TaskQueue(BUILD_CONCURRENCY)
  readonly #loaded: LoadedFiles = { rowsRead: {}, bad: [] }
  readonly #context: RecordLoadContext
  #activities: ActivityLoader | null = null
  readonly #parts = new Set<Part>()
  #bytesRead = 0

  constructor(
    database: Database,
    extract: OpenedExtract,
    files: Map<RegisterFile, ExtractFile>,
    options: FullOptions,
  ) {
    this.#database = database
    this.#extract = extract
    this.#files = files
    this.#options = options
    this.#context = {
      entities: new EntityIndex(),
      terms: new TermCounter(),
      bad: row => this.#loaded.bad.push(row),
      progress: bytes => this.#advance(bytes),
    }
  }

  async run(): Promise<LoadedFiles> {
    for (const kind of LOADING_ORDER) {
      if (kind === 'activity') this.#beginActivities()
      else await this.#load(kind)
    }
    await this.#finishActivities()
    await this.#queue.done()
    const { force, before } = this.#options
    if (!force) checkRowLoss(this.#extract.name, this.#loaded, before)
    void this.#queue.add(() => this.#compose())
    void this.#queue.add(() => this.#writeDictionary())
    await this.#queue.done()
    return this.#loaded
  }

  /** Aborts running tasks. */
  async abandon(): Promise<void> {
    await this.#activities?.stop()
    await this.#queue.abandon()
  }

  async #load(kind: RecordFile): Promise<void> {
    await this.#transact(async client => {
      await createStagingTable(client, kind)
      const target = { client, tableOf: (table: string) => `${NEXT}.${table}`, frozen: true }
      const file = this.#files.get(kind) as ExtractFile
      this.#loaded.rowsRead[kind] = await loadRecords(kind, file, target, this.#context)
      await analyzeStaging(client, kind)
    })
    this.#gather(kind)
    this.#compare(kind)
    if (kind !== 'address') await this.#index(kind) // slow, so done after the files are read
  }

  #beginActivities(): void {
    const task = {
      databaseUrl: this.#database.url,
      path: this.#extract.path,
      entities: this.#context.entities.share(),
      keepIds: this.#options.compare,
      session: SESSION_SETTINGS,
    }
    this.#activities = loadActivitiesInThread(task, {
      bytes: bytes => this.#advance(bytes),
      bad: row => this.#loaded.bad.push(row),
    })
    const index = async () => {
      this.#gather('activity')
      this.#compare('activity')
      await this.#index('activity')
      await this.#index('activity_code')
    }
    // A failure of the reading is rethrown where the rows are awaited, one of the indexing by the queue.
    this.#activities.rows.then(
      () => void this.#queue.add(index),
      () => {},
    )
  }

  async #finishActivities(): Promise<void> {
    this.#loaded.rowsRead.activity = (await this.#activities?.rows) ?? 0
  }

  // Aggregates a company's parts from a finished table.
  #gather(kind: RegisterFile): void {
    for (const [part, { from }] of Object.entries(PARTS) as [Part, { from: string }][]) {
      if (from !== kind) continue
      void this.#queue.add(async () => {
        await this.#transact(client => gatherPart(client, part))
        this.#parts.add(part)
        if (this.#parts.size === Object.keys(PARTS).length)
          void this.#queue.add(() => this.#transact(gatherBase))
      })
    }
  }

  // Finds what differs from the live register.
  #compare(kind: RegisterFile): void {
    const table = COMPARED_TABLES.find(compared => compared === kind)
    if (!table || !this.#options.compare) return
    void this.#queue.add(() => this.#transact(client => compareStaged(client, table)))
  }

  async #index(table: string): Promise<void> {
    for (const { name, statement } of await listStagingIndexes(this.#database.pool, table)) {
      void this.#queue.add(async () => {
        this.#say(`indexing (${name})`)
        await this.#transact(client => client.query(statement))
      })
    }
  }

  async #compose(): Promise<void> {
    this.#say('composing companies')
    await this.#transact(async client => {
      await createStagingTable(client, 'company')
      await deriveAllCompanies(client)
      if (this.#options.keepDeregistered) await carryOverRemoved(client, this.#options.snapshotDate)
      await analyzeStaging(client, 'company')
    })
    await this.#index('company')
  }

  async #writeDictionary(): Promise<void> {
    this.#say('writing the dictionary')
    await this.#transact(async client => {
      await createStagingTable(client, 'term')
      await createStagingTable(client, 'term_error')
      const { terms } = this.#context
      if (this.#options.keepDeregistered) terms.addCounted(await countRemovedWords(client))
      await copyTerms(client, NEXT, terms.take(), { frozen: true })
    })
    for (const table of ['address', 'term', 'term_error']) await this.#index(table)
  }

  #transact(work: (client: PoolClient) => Promise<unknown>): Promise<void> {
    return inTransaction(this.#database.pool, async client => {
      await client.query(SESSION_SETTINGS)
      await work(client)
    })
  }

  #advance(bytes: number): void {
    this.#bytesRead += bytes
    const total = this.#files.values().reduce((sum, { size }) => sum + size, 0)
    this.#options.progress({ stage: 'reading the files', done: Math.min(1, this.#bytesRead / total) })
  }

  #say(stage: string): void {
    this.#options.progress({ stage, done: null })
  }
}
