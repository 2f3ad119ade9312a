// Applies an Update (daily changes) in one transaction, through temporary tables.

import { openCopyWriter } from '../../../store/db/copy-format.ts'
import type { PoolClient } from '../../../store/db/pool.ts'
import { refreshHolderSeats } from '../../../store/gazette/holder-seats.ts'
import { recordLoadHistory } from '../../../store/history/record-register.ts'
import { createHistoryTables, withHistory } from '../../../store/history/register-log.ts'
import {
  applyUpdate,
  CHILD_TABLES,
  createUpdateTables,
  ENTITY_TABLES,
  prepareUpdate,
} from '../../../store/register/apply-update.ts'
import { listActivityCodes } from '../../../store/register/codes.ts'
import { deriveCompanies } from '../../../store/register/derive-companies.ts'
import { addTerms, type TermCounts } from '../../../store/register/terms.ts'
import { createUndoLog, type FirstIds, NO_UNDO_LOG, readFirstIds } from '../../../store/register/undo-log.ts'
import { ActivityCodes } from '../parse/activities/activity-codes.ts'
import { EntityIndex } from '../parse/entity-index.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import type { ExtractFile, OpenedExtract } from '../parse/open-extract.ts'
import { type BadRow, readRows } from '../parse/read-rows.ts'
import { TermCounter } from '../parse/term-counter.ts'
import { readEntityNumber } from '../parse/values.ts'
import type { LoadedFiles } from './check-load.ts'
import { checkDeletions, MAX_LOSS_SHARE } from './check-load.ts'
import { LOADING_ORDER, loadActivities, loadRecords, type ProgressListener } from './load-files.ts'

const KEY_COLUMN: Record<string, string> = {
  enterprise: 'EnterpriseNumber',
  establishment: 'EstablishmentNumber',
  branch: 'Id',
}

// Replaced rows are recorded for rollback. A mass change (a new activity classification can change millions
// of rows) would double time and disk use, so it is not recorded.
const MAX_UNDO_ROWS = 500_000

type UpdateOptions = {
  force: boolean
  progress: ProgressListener
  /** Id under which the load is recorded. */
  loadId: number
  /** Of this extract. */
  extractNumber: number
  /** Of this extract, `YYYY-MM-DD`. */
  snapshotDate: string
  /** An Update with more rows records no undo data. */
  maxUndoRows?: number
}

/** What was read, and the first ids needed for rollback; null: cannot be rolled back. */
type UpdateResult = LoadedFiles & { undo: FirstIds | null }

/** Applies an Update to the live tables in the transaction of `client`. Throws `ExtractError`. */
export async function importUpdate(
  client: PoolClient,
  extract: OpenedExtract,
  {
    force,
    progress,
    loadId,
    extractNumber,
    snapshotDate,
    maxUndoRows: notedAtMostRows = MAX_UNDO_ROWS,
  }: UpdateOptions,
): Promise<UpdateResult> {
  await client.query(
    "SET LOCAL work_mem = '64MB'; SET LOCAL temp_buffers = '64MB'; SET LOCAL max_parallel_workers_per_gather = 0",
  )
  await createUpdateTables(client)
  await createHistoryTables(client)
  const first = await readFirstIds(client)
  const { loaded, terms } = await readFiles(client, extract, progress)
  await prepareUpdate(client)
  if (!force) {
    checkUnreadableShare(extract.name, loaded)
    await checkDeletions(client, extract.name, loaded)
  }
  const undo = countRows(loaded) <= notedAtMostRows ? first : null
  const notes = withHistory(client, undo ? createUndoLog(client, loadId) : NO_UNDO_LOG)
  progress({ stage: 'applying changes', done: null })
  await addTerms(client, terms, notes)
  await applyUpdate(client, notes)
  progress({ stage: 'composing companies', done: null })
  await deriveCompanies(client, 'touched', snapshotDate)
  progress({ stage: 'recording changes', done: null })
  await recordLoadHistory(client, { loadId, extractNumber, snapshotDate }, 'register')
  await refreshHolderSeats(client, loadId)
  return { ...loaded, undo }
}

async function readFiles(
  client: PoolClient,
  extract: OpenedExtract,
  progress: ProgressListener,
): Promise<{ loaded: LoadedFiles; terms: TermCounts[] }> {
  const loaded: LoadedFiles = { rowsRead: {}, bad: [] }
  const terms = new TermCounter()
  const codes = new ActivityCodes()
  codes.restoreAll(await listActivityCodes(client))
  const bad = (row: BadRow) => loaded.bad.push(row)
  const context = {
    entities: new EntityIndex(), // holds only this Update's own; others are resolved in the database
    codes,
    terms,
    bad,
    progress: () => progress({ stage: 'reading the files', done: null }),
  }
  const tableOf = (table: string) =>
    table === 'activity_code' ? 'register.activity_code' : `pg_temp.new_${table}`
  const target = { client, tableOf, frozen: false }
  for (const table of [...Object.keys(ENTITY_TABLES), ...CHILD_TABLES]) {
    const name = `${table}_delete`
    loaded.rowsRead[name] = await readKeys(client, requireFile(extract, name), table, bad)
  }
  for (const kind of LOADING_ORDER) {
    const name = kind === 'code' ? kind : `${kind}_insert`
    const file = requireFile(extract, name)
    loaded.rowsRead[name] =
      kind === 'activity'
        ? await loadActivities(file, target, context)
        : await loadRecords(kind, file, target, context)
  }
  return { loaded, terms: terms.take() }
}

function requireFile(extract: OpenedExtract, name: string): ExtractFile {
  const file = extract.files.get(`${name}.csv`)
  if (!file)
    throw new ExtractError(
      { file: extract.name },
      `has no ${name}.csv; an Update has a delete and an insert file per table`,
    )
  return file
}

async function readKeys(
  client: PoolClient,
  file: ExtractFile,
  table: string,
  bad: (row: BadRow) => void,
): Promise<number> {
  const column = KEY_COLUMN[table] ?? 'EntityNumber'
  const sink = openCopyWriter(client, `pg_temp.gone_${table}`, ['key'])
  try {
    const rows = await readRows(file, {
      columns: [column],
      row: ([key]) => sink.write(String(readEntityNumber(key, column))),
      bad,
      afterPiece: () => sink.drained(),
    })
    await sink.end()
    return rows
  } catch (error) {
    sink.abort()
    throw error
  }
}

// An Update has too few rows for a loss check, but a mostly unreadable one is damaged.
function checkUnreadableShare(name: string, loaded: LoadedFiles): void {
  const { bad } = loaded
  const rows = countRows(loaded)
  const [first] = bad
  if (!first || bad.length <= Math.max(3, rows * MAX_LOSS_SHARE)) return
  throw new ExtractError(
    { file: `${name}/${first.file}`, line: first.line },
    `${bad.length} of ${rows} rows cannot be parsed, first error: ${first.reason}. Nothing was changed; --force applies the rest`,
  )
}

function countRows({ rowsRead }: LoadedFiles): number {
  return Object.values(rowsRead).reduce((sum, count) => sum + count, 0)
}
