// A Full extract replaces the register. Everything happens in one transaction beside the live tables: killed at
// any moment, nothing of it was ever there.

import type { PoolClient } from '../../store/db.ts'
import { carryOverGone, deriveAllCompanies } from '../../store/register/derive-companies.ts'
import { findLatestFullLoad, findLatestLoad, type RegisterLoad } from '../../store/register/loads.ts'
import {
  createStaging,
  NEXT,
  REGISTER_TABLES,
  stagingIndexes,
  switchSchemas,
} from '../../store/register/staging.ts'
import { copyTerms } from '../../store/register/terms.ts'
import { ActivityCodes } from './activities/activity-codes.ts'
import { EntityIndex } from './entities.ts'
import type { ExtractFile, OpenedExtract } from './extract.ts'
import { ExtractFault } from './fault.ts'
import type { RegisterFile } from './layout.ts'
import { LOADING_ORDER, loadFile } from './load-files.ts'
import type { ProgressListener } from './progress.ts'
import type { BadRow } from './read-rows.ts'
import { TermCount } from './terms.ts'

/** The share of rows that may be missing or unreadable before a load is taken for damaged. */
export const TOLERATED_LOSS = 0.02

export type LoadedFiles = { rowsRead: Record<string, number>; bad: BadRow[] }

// Memory for sorts and index builds of this one transaction; the machine's other queries keep theirs.
const SESSION = "SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '768MB'; SET LOCAL jit = off"

/** Loads a Full extract and puts it live when the transaction of `client` commits. Throws `ExtractFault`. */
export async function importFull(
  client: PoolClient,
  extract: OpenedExtract,
  options: { force: boolean; progress: ProgressListener },
): Promise<LoadedFiles> {
  const files = requireFiles(extract)
  await client.query(SESSION)
  await createStaging(client)
  const loaded = await loadStaging(client, files, options.progress)
  const before = await findLatestLoad(client)
  const invented = before?.isSample ?? false
  if (!options.force) refuseLoss(extract.name, loaded, invented ? null : await findLatestFullLoad(client))
  await compose(client, { keepGone: !invented, progress: options.progress })
  options.progress({ stage: 'switching over', done: null })
  await switchSchemas(client)
  return loaded
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

async function loadStaging(
  client: PoolClient,
  files: Map<RegisterFile, ExtractFile>,
  progress: ProgressListener,
): Promise<LoadedFiles> {
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  const terms = new TermCount()
  const loaded: LoadedFiles = { rowsRead: {}, bad: [] }
  let read = 0
  const context = {
    entities: new EntityIndex(),
    codes: new ActivityCodes(),
    terms,
    bad: (row: BadRow) => loaded.bad.push(row),
    progress: (file: string, bytes: number) => {
      read += bytes
      progress({ stage: `reading ${file}`, done: Math.min(1, read / total) })
    },
  }
  const target = { client, tableOf: (table: string) => `${NEXT}.${table}`, frozen: true }
  for (const [kind, file] of files) loaded.rowsRead[kind] = await loadFile(kind, file, target, context)
  progress({ stage: 'writing the dictionary', done: null })
  await copyTerms(client, NEXT, terms.take(), { frozen: true })
  return loaded
}

// Checks what arrived against what was there before: a file cut short upstream must not empty the register.
function refuseLoss(name: string, { rowsRead, bad }: LoadedFiles, before: RegisterLoad | null): void {
  for (const kind of LOADING_ORDER) {
    const rows = rowsRead[kind] ?? 0
    const unreadable = bad.filter(row => row.file === `${kind}.csv`).length
    if (unreadable > rows * TOLERATED_LOSS) {
      const first = bad.find(row => row.file === `${kind}.csv`)
      throw new ExtractFault(
        { file: `${name}/${kind}.csv`, line: first?.line },
        `${unreadable} of ${rows} rows cannot be read, the first because: ${first?.reason}. Nothing was changed; --force loads the rest`,
      )
    }
    const held = before?.rowsRead[kind] ?? 0
    if (rows < held * (1 - TOLERATED_LOSS)) {
      throw new ExtractFault(
        { file: `${name}/${kind}.csv` },
        `${rows} rows where extract ${before?.extractNumber} had ${held}, more than 2 % fewer. Nothing was changed; --force loads it all the same`,
      )
    }
  }
  if ((rowsRead.enterprise ?? 0) === 0) {
    throw new ExtractFault({ file: `${name}/enterprise.csv` }, 'holds no enterprise. Nothing was changed')
  }
}

async function compose(
  client: PoolClient,
  { keepGone, progress }: { keepGone: boolean; progress: ProgressListener },
): Promise<void> {
  progress({ stage: 'gathering statistics', done: null })
  for (const table of REGISTER_TABLES) await client.query(`ANALYZE ${NEXT}.${table}`)
  progress({ stage: 'composing companies', done: null })
  await deriveAllCompanies(client)
  if (keepGone) await carryOverGone(client)
  const indexes = await stagingIndexes(client)
  for (const [at, { name, statement }] of indexes.entries()) {
    progress({ stage: `indexing (${name})`, done: at / indexes.length })
    await client.query(statement)
  }
  await client.query(`ANALYZE ${NEXT}.company`)
}
