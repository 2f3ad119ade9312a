// Syncs one day of extracts: fetches the zip of references and the zip of accounts, and imports both
// together.

import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '../../../../store/db/pool.ts'
import { markFetched, markStarted } from '../../../../store/intake/accounts-fetch-log.ts'
import type { AccountsClient, RequestOptions } from '../../client/accounts-client.ts'
import { isAccountsServiceError, type StopReason, stopReasonOf } from '../../client/errors.ts'
import { type SavedExtract, verifyZip, ZipError } from '../../client/save-extract.ts'
import type { AccountsImport } from '../import-accounts.ts'
import type { ImportFromPath } from './exclusive-sync.ts'

export type DayStage = 'references' | 'accounts' | 'import'

/**
 * Counts: deposits listed, filings read, deposits added and changed, filings that break a sum rule,
 * unreadable files.
 */
export type DayCounts = Record<
  'references' | 'filings' | 'added' | 'changed' | 'flagged' | 'unreadable',
  number
>

export type DayFault = { stage: DayStage; reason: string; message: string }

/** `fault` is null for a completed day. `stops`: why no more requests should be made. */
type DayOutcome = { counts: DayCounts | null; fault: DayFault | null; stops: StopReason | null }

export type DayRun = {
  service: AccountsClient
  pool: Pool
  day: string
  /** Download folder; complete zips in it are not requested again. */
  folder: string
  importPath: ImportFromPath
  /** Called when a stage starts, and during the import with the number of filings. */
  onStage(stage: DayStage, filings?: { read: number; of: number }): void
  signal?: AbortSignal
}

/** Fetches and imports a day. Throws the reason of an aborted signal, and database and file-system errors. */
export async function syncExtractDay(run: DayRun): Promise<DayOutcome> {
  const { day, service, signal } = run
  const folder = join(run.folder, day)
  let stage: DayStage = 'references'
  const enter = (next: DayStage) => {
    stage = next
    run.onStage(next)
  }
  await markStarted(run.pool, day)
  await prepareFolder(folder)
  try {
    enter('references')
    const references = await fetchUnlessPresent(join(folder, REFERENCES), service.fetchBatchReferences, day, {
      signal,
    })
    if (references === 'absent') return absentOutcome('references', null)
    enter('accounts')
    const accounts = await fetchUnlessPresent(join(folder, ACCOUNTS), service.fetchBatchAccounts, day, {
      signal,
    })
    enter('import')
    return await importDay(run, folder, references, accounts)
  } catch (error) {
    if (!isAccountsServiceError(error)) throw error
    const { reason, message } = error
    return { counts: null, fault: { stage, reason, message }, stops: stopReasonOf(error) }
  }
}

const REFERENCES = 'references.zip'
const ACCOUNTS = 'accounts.zip'

type FetchBatch = AccountsClient['fetchBatchAccounts']
// Keeps complete files of an interrupted run; anything else would be imported too.
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name !== REFERENCES && name !== ACCOUNTS) await rm(join(folder, name), { recursive: true })
  }
}

type Files = Pick<SavedExtract, 'files'>

async function fetchUnlessPresent(
  path: string,
  fetch: FetchBatch,
  day: string,
  options: RequestOptions,
): Promise<Files | 'absent'> {
  return (await findVerifiedZip(path)) ?? (await fetch(day, path, options))
}

// A file left by an interrupted run.
async function findVerifiedZip(path: string): Promise<Files | null> {
  try {
    return { files: await verifyZip(path) }
  } catch (error) {
    if (error instanceof ZipError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function importDay(
  { pool, day, importPath, onStage }: DayRun,
  folder: string,
  references: Files,
  accounts: Files | 'absent',
): Promise<DayOutcome> {
  // An empty zip is a valid result, but the importer would report it as an error.
  if (references.files === 0) await rm(join(folder, REFERENCES))
  if (accounts !== 'absent' && accounts.files === 0) await rm(join(folder, ACCOUNTS))
  const anything = (await readdir(folder)).length > 0
  const of = accounts === 'absent' ? 0 : accounts.files
  const onFilings = (read: number) => onStage('import', { read, of })
  const counts = anything ? countsOf(await importPath(folder, onFilings)) : { ...NO_COUNTS }
  await rm(folder, { recursive: true })
  if (accounts === 'absent') return absentOutcome('accounts', counts)
  const fault = findContradiction(counts, accounts.files)
  if (fault === null) {
    const { references, ...rest } = counts
    await markFetched(pool, day, { references: { references }, accounts: rest })
  }
  return { counts, fault, stops: null }
}

const NO_COUNTS: DayCounts = { references: 0, filings: 0, added: 0, changed: 0, flagged: 0, unreadable: 0 }

function countsOf({ references, filings, added, changed, flagged, unreadable }: AccountsImport): DayCounts {
  return { references, filings, added, changed, flagged, unreadable: unreadable.length }
}

function absentOutcome(stage: DayStage, counts: DayCounts | null): DayOutcome {
  const what =
    stage === 'references' ? 'no extract' : 'the references of the deposits, but no extract of accounts,'
  const message = `The National Bank has ${what} of this day (status 404).`
  return { counts, fault: { stage, reason: 'absent', message }, stops: null }
}

// The Bank states that 99 % of filings are structured: this many deposits without a single document cannot be
// right.
const CONTRADICTION_FROM_DEPOSITS = 10

// Both zips can be valid and one still be wrongly empty.
function findContradiction({ references, filings, unreadable }: DayCounts, files: number): DayFault | null {
  const told = (reason: string, message: string): DayFault => ({ stage: 'import', reason, message })
  if (unreadable > filings && unreadable > 0) {
    const message = 'Most of the download cannot be parsed: see the table intake.accounts_quarantine.'
    return told('unreadable', message)
  }
  if (references === 0 && filings > 0) {
    return told('contradiction', `${filings} documents without references that identify their companies.`)
  }
  if (files === 0 && references >= CONTRADICTION_FROM_DEPOSITS) {
    return told('contradiction', `${references} deposits are listed, but without accounts.`)
  }
  return null
}
